/**
 * Whom a child can call, by the ISO code of the profile's country. Only numbers that a public source confirmed are here;
 * each names it. All were looked up on 2026-11-21, in stored copies of those pages: whoever runs the app looks again
 * once a year. A number without a source is taken out, never kept "for the time being".
 */
interface Helpline {
  readonly name: string;
  readonly number: string;
  /** The page that gave the number. */
  readonly source: string;
}

const childline: Helpline = {
  name: 'Childline',
  number: '0800 1111',
  source: 'http://www.nspcc.org.uk/news-and-views/media-centre/media-briefings/services-briefings/childline-services/childline-services-briefing_wda73888.html',
};

export const coachHelplines: Readonly<Record<string, Helpline>> = {
  GB: childline,
  'GB-ENG': childline,
  'GB-SCT': childline,
  'GB-WLS': childline,
  'GB-NIR': childline,
  IE: { name: 'Childline', number: '1800 66 66 66', source: 'https://www.independent.ie/regionals/corkman/news/sharp-increase-in-contacts-to-childline-over-christmas-41197253.html' },
  US: { name: 'the 988 Lifeline', number: '988', source: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline' },
  CA: { name: 'Kids Help Phone', number: '1-800-668-6868', source: 'https://www.cbc.ca/news/health/mental-health-crisis-text-kids-help-phone-1.4894118' },
  AU: { name: 'Kids Helpline', number: '1800 55 1800', source: 'https://www.copmi.net.au/resources/national-kids-helpline/' },
  NZ: { name: 'Need to Talk?', number: '1737', source: 'http://www.scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm' },
  ZA: { name: 'Childline', number: '116', source: 'https://www.childlinesa.org.za/media-statement-childline-south-africa-national-office-new-look-new-number/' },
  DE: { name: 'Nummer gegen Kummer', number: '116 111', source: 'https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556' },
  AT: { name: 'Rat auf Draht', number: '147', source: 'https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147' },
  CH: { name: 'Pro Juventute', number: '147', source: 'https://www.projuventute.ch/de/eltern/familie-gesellschaft/147' },
  FR: { name: 'Allô Enfance en Danger', number: '119', source: 'https://www.sante-sur-le-net.com/119-allo-enfance-en-danger/' },
  ES: { name: 'ANAR', number: '900 20 20 10', source: 'https://diarideterrassa.com/?p=225732' },
  PT: { name: 'SOS Criança', number: '116 111', source: 'https://www.vidaativa.pt/linha-de-apoio-a-crianca/' },
  BR: { name: 'CVV', number: '188', source: 'https://pt.wikipedia.org/wiki/Centro_de_Valoriza%C3%A7%C3%A3o_da_Vida' },
  NL: { name: 'De Kindertelefoon', number: '0800 0432', source: 'https://www.vriendenkindertelefoon.nl/kindertelefoon' },
  IT: { name: 'Telefono Azzurro', number: '19696', source: 'https://www.sardegnalive.net/news/in-italia/536967/telefono-azzurro-attivo-anche-ad-agosto-per-i-giovani-in-difficolta' },
  PL: { name: 'Telefon Zaufania', number: '116 111', source: 'https://edukacja.dziennik.pl/aktualnosci/artykuly/9394589,telefony-zaufania-dla-dzieci-i-mlodziezy-2024-gdzie-otrzymasz-pomoc.html' },
};

/** Countries of the European Union, where 112 calls for help from any telephone: http://www.questbg.com/index.php/news-a-events/mish-mash/806-112-emergency-services-across-all-eu.html */
const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The numbers of other countries, each with the page that gave it; looked up on 2026-11-26. The four nations of the United Kingdom share one. */
const OTHER_EMERGENCY_NUMBERS: readonly { readonly codes: string; readonly number: string; readonly source: string }[] = [
  { codes: 'GB GB-ENG GB-SCT GB-WLS GB-NIR', number: '999', source: 'https://www.londonambulance.nhs.uk/calling-us/calling-999/' },
  { codes: 'US', number: '911', source: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline' },
  { codes: 'CA', number: '911', source: 'https://www.gnb.ca/en/topic/laws-safety/community-safety/911.html' },
  { codes: 'AU', number: '000', source: 'https://www.healthdirect.gov.au/calling-triple-zero' },
  { codes: 'NZ', number: '111', source: 'https://www.govt.nz/browse/crime-and-justice/crimes-and-emergencies/111-emergency-service/' },
  { codes: 'CH', number: '112', source: 'https://www.srf.ch/sendungen/einstein/kleiner-wegweiser-durch-den-notrufnummern-dschungel' },
  { codes: 'BR', number: '192', source: 'https://vivaosus.com/samu-192' },
  { codes: 'MX', number: '911', source: 'https://etcetera.com.mx/nacional/implementan-a-nivel-nacional-el-911-como-nuevo-nmero-de-emergencia' },
  { codes: 'ZA', number: '112', source: 'https://statuscheck.co.za/?p=14569' },
];

/** Emergency numbers by country, where a source confirmed them. */
export const emergencyNumbers: Readonly<Record<string, string>> = Object.fromEntries([
  ...EUROPEAN_UNION.map((code) => [code, '112'] as const),
  ...OTHER_EMERGENCY_NUMBERS.flatMap(({ codes, number }) => codes.split(' ').map((code) => [code, number] as const)),
]);
