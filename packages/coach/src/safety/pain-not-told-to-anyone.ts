/** That nobody at home knows of a pain yet, as a whole turn behind it in five languages: "je l'ai pas dit à mes parents". By itself such a turn may be of anything. */
const AT_HOME = {
  en: '(?:(?:my )?(?:mum|mom|mummy|mommy|dad|daddy|parents|family|coach|trainer|teacher)(?: (?:or|and) (?:my )?(?:dad|mum|mom|coach))?|anyone|anybody|no ?one|nobody|them|him|her)',
  de: '(?:(?:mein\\w{0,2} |der |dem |die |den )?(?:mama|papa|mutter|vater|eltern|trainer|trainerin|lehrer\\w*|familie)(?: (?:und|oder) (?:mein\\w{0,2} )?(?:papa|vater|mama|trainer))?|niemand\\w*|kein\\w*|ihnen|ihm|ihr)',
  es: '(?:(?:a )?(?:mi|mis|el|la) (?:madre|padre|padres|mama|papa|papas|familia|entrenador\\w*|mister|profe)|(?:a )?(?:nadie|ellos|ella))',
  fr: '(?:(?:a )?(?:ma|mon|mes|le|la) (?:mere|pere|parents|maman|papa|famille|coach|entraineur|prof)|(?:a )?(?:personne|eux|lui))',
  pt: '(?:(?:pra|para|pro|a|ao|aos|com)? ?(?:a |o |os )?(?:minha|meu|meus) (?:mae|pai|pais|familia|treinador\\w*|tecnico|professor\\w*)|(?:pra|para|a)? ?(?:ninguem|eles|ela|ele))',
};
const NOT_TOLD: readonly string[] = [
  `(?:i )?(?:(?:still|just) )?(?:have not|havent|haven t|didnt|did not|never|dint) (?:told|tell|telled|said)(?: (?:it|that|this|to))*(?: ${AT_HOME.en})?(?: (?:about it|yet|that|it|anything))*|(?:i )?told (?:no ?one|nobody)(?: yet)?|(?:no ?one|nobody) knows(?: (?:yet|it|about it|that))*|(?:${AT_HOME.en}) (?:doesnt|dont|does not|do not) know(?: (?:yet|it|about it|that))*`,
  `(?:(?:das|es|davon) )?(?:(?:hab|habe) (?:ich )?|ich (?:hab|habe) )(?:(?:es|das|noch|bisher|davon|${AT_HOME.de}|nicht|nichts|nie) )*(?:gesagt|erzahlt)|${AT_HOME.de} (?:weiss|wissen)(?: (?:es|das|noch|davon|nichts|nicht|bisher))+`,
  `(?:aun |todavia )?no (?:se )?(?:lo )?(?:he (?:dicho|contado)|dije|conte)(?: (?:todavia|aun|nada))*(?: ${AT_HOME.es})?(?: (?:todavia|aun|nada))*|${AT_HOME.es} no lo saben?(?: (?:todavia|aun))?|nadie lo sabe(?: (?:todavia|aun))?`,
  `(?:je |j )?(?:(?:ne |n )?(?:lai|l ai|leur ai|lui ai|ai|jai|en ai|jen ai))(?: (?:encore|rien|pas|le|leur))*(?: (?:dit|parle|raconte))(?: ${AT_HOME.fr})?(?: encore)?|${AT_HOME.fr} (?:ne )?(?:le )?(?:sait|savent) pas(?: encore)?|personne (?:ne )?(?:le )?sait`,
  `(?:eu )?(?:ainda )?(?:nao|n) (?:contei|falei|disse)(?: (?:isso|ainda|nada))*(?: ${AT_HOME.pt})?(?: ainda)?|${AT_HOME.pt} (?:ainda )?nao sabem?(?: ainda)?|ninguem sabe(?: ainda)?`,
];
const OPENING = '(?:(?:and|but|und|aber|y|pero|et|mais|e|mas|ok) )*';
const patterns = NOT_TOLD.map((way) => new RegExp(`^${OPENING}(?:${way})$`));
/** What all but the French say it with; "je l'ai dit à mes parents" and "j'ai dit à personne" differ in one word. */
const NOT_YET = /\b(?:not|havent|haven|didnt|dint|never|nobody|no ?one|dont|doesnt|nicht|nichts|nie|niemand\w*|kein\w*|no|nadie|pas|rien|personne|nao|n|ninguem)\b/;

/** Whether words (in plain letters) say, from first to last, that someone was not told of it. */
export function wasNotTold(words: readonly string[]): boolean {
  const text = words.join(' ');
  return NOT_YET.test(text) && patterns.some((pattern) => pattern.test(text));
}
