/** Whom a child can call, by the ISO code of the profile's country. Free and open to children where they say so. */
interface Helpline {
  readonly name: string;
  readonly number: string;
}

export const coachHelplines: Readonly<Record<string, Helpline>> = {
  GB: { name: 'Childline', number: '0800 1111' },
  'GB-ENG': { name: 'Childline', number: '0800 1111' },
  'GB-SCT': { name: 'Childline', number: '0800 1111' },
  'GB-WLS': { name: 'Childline', number: '0800 1111' },
  'GB-NIR': { name: 'Childline', number: '0800 1111' },
  IE: { name: 'Childline', number: '1800 66 66 66' },
  US: { name: 'the 988 Lifeline', number: '988' },
  CA: { name: 'Kids Help Phone', number: '1-800-668-6868' },
  AU: { name: 'Kids Helpline', number: '1800 55 1800' },
  NZ: { name: 'Need to Talk?', number: '1737' },
  IN: { name: 'Childline', number: '1098' },
  ZA: { name: 'Childline', number: '116' },
  DE: { name: 'Nummer gegen Kummer', number: '116 111' },
  AT: { name: 'Rat auf Draht', number: '147' },
  CH: { name: 'Pro Juventute', number: '147' },
  FR: { name: 'Allô Enfance en Danger', number: '119' },
  ES: { name: 'ANAR', number: '900 20 20 10' },
  PT: { name: 'SOS Criança', number: '116 111' },
  BR: { name: 'CVV', number: '188' },
  NL: { name: 'De Kindertelefoon', number: '0800 0432' },
  IT: { name: 'Telefono Azzurro', number: '19696' },
  PL: { name: 'Telefon Zaufania', number: '116 111' },
};

/** For every other country, and for a profile without one. */
export const generalHelpline =
  'Many countries have a free phone line for children, 116 111 in much of Europe: an adult can help you find yours. If you are in danger right now, call the emergency number of your country.';
