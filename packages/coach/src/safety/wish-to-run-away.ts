/** Whom or what a player runs away from in play. */
const IN_PLAY = '( \\w+)?( (quickly|fast|faster|better))?( from (a |an |the |my |his |their |our |two |any |another )*(\\w+ )?(defenders?|markers?|opponents?|opposition|player|players|ball|keeper|goalie|striker|attackers?|midfielders?|winger|centre ?back|full ?back|pressure)\\b| with (the |a |my )?ball\\b| in (the|a) (match|game)\\b| after (i|a|the|my) (pass|shot|touch)\\b)';
const LEAVE = '(run|running) away';
const LEAVE_DE = '(abhauen|weglaufen|davonlaufen|ausreissen|wegrennen|fortlaufen)';
const BESIDE_DE = '(am liebsten |einfach |nur |noch |jetzt |bald |morgen |heute |nachts |hier |weg |von hier |von zu ?hause |von daheim |gern |gerne |mal |manchmal |echt |so |wieder )*';
const IN_PLAY_DE = ' (vom|von (dem|einem|meinem|zwei|den)|mit (dem )?ball|im spiel)\\b';

/** Who wants to run away is asked whether all is well, wherever it is not said of a defender or of the ball. */
export const wishToRunAway: readonly string[] = [
  `(i|we) (just |really |sometimes |often |only |still |always )*(want|wanna|wanted|need|have|going|gonna|will|plan|think about|thought about|feel like|would like|wish i could|wish to|could just|might)( just)?( to)?( just)? ${LEAVE}(?!${IN_PLAY})`,
  `(im|i m|i am|ive been|i have been) (just |really |also |now )*(gonna|going to|about to|planning to|planning on|thinking of|thinking about|ready to|trying to) ${LEAVE}(?!${IN_PLAY})`,
  `(plan|plans|help me|ways?|how|where) (to|do i|can i|should i|could i) ${LEAVE}(?!${IN_PLAY})`,
  `(ich|i) (will|mochte|muss|werde|wurde|wurd|konnte|wollte) ${BESIDE_DE}${LEAVE_DE}(?!${IN_PLAY_DE})`,
  `(will|mochte|wurde|wurd|konnte|muss) (ich|i) ${BESIDE_DE}${LEAVE_DE}(?!${IN_PLAY_DE})`,
  '(quiero|quisiera|queria|me gustaria|voy a|pienso|ganas de) (escaparme|huir|fugarme|irme de casa)(?! (del|de un|de mi|de los) (defensa|rival|marcador|defensor))',
  'me (quiero|voy a|gustaria) (escapar|fugar)(?! (del|de un|de mi|de los) (defensa|rival|marcador|defensor))',
  '(je veux|jveux|j ai envie de|jai envie de|envie de|je vais) (fuguer|m enfuir|menfuir|partir de chez moi)',
  '(quero|queria|vou|vontade de|penso em) (fugir|escapar)(?! (do|da|de um|dos) (zagueiro|marcador|defensor|adversario)s?)',
];
