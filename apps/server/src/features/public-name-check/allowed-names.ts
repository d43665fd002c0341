/** Names that are rude words once their accents are gone, as they are written with them. */
export const accentedNames: ReadonlySet<string> = new Set(['bích']);

/**
 * Words that the word list takes for rude ones, and that people, towns and clubs are called. Without accents, in
 * small letters; each stands for itself alone, so 'dickinson' does not let 'dickinsonshit' pass.
 */
export const allowedNames: ReadonlySet<string> = new Set(
  `
  analia analiese analisa analise analiz
  anusha anushka anuska anusree
  arsene arseneau arsenault
  asscher
  bitchener
  cuma cumali cumhur cuming cumming cummings cummins cumnock
  dickerson dickey dickie dickinson dickison dicko dickov dickson dicky medick reddick riddick
  dyke dyker dykes
  fagan fagbenle fagerberg fagerholm fagerlund fagioli fagnani fagner fagundes
  fukada fukai fukano fukase fukatsu fukaya fuke fuku fukuchi fukuda fukudome fukuhara fukuhei fukui fukuichi
  fukuko fukumi fukumori fukumoto fukunaga fukunishi fukuoka fukushige fukushi fukushima fukushiro fukutaro fukuyama
  hooker
  peniston penistone
  pissarides pissarro
  pornchai porndee porndet pornlert pornpan pornpen pornpimon pornsak pornsawan pornthip pornwadee
  siriporn somporn suporn tarnporn thanyaporn waraporn
  akshit arshit dikshit harshit ishit lakshit nishit parshit rakshit rishit vishit
  shital shitalben shitanshu shitara shitov
  slutskaya slutsker slutsky
  turdalieva turdiev turdieva turdimatov
  wankdorf wankel wankhede wanklyn
  `
    .trim()
    .split(/\s+/),
);
