/**
 * How much extra practice is right for who already trains a lot with a team. A named number of team sessions from three on, or an
 * academy, with a question of more: then rest comes first. What is answered follows domain/safety.md and what sports medicine
 * agrees on for the young (not more hours a week than years of age, one or two days off in a week, two to three months off in a
 * year, pain and tiredness as signs of too much; American Academy of Pediatrics 2024, “Overuse injuries, overtraining and burnout
 * in young athletes”; International Olympic Committee 2015, “Youth athletic development”).
 */
const NUMBER = '(?:[3-9]|1[0-4]|three|four|five|six|seven|drei|vier|funf|sechs|sieben)';
const OF_TEAM = '(?:team|club|academy|school|football|soccer|regular|group|training|practi[cs]e|mannschafts?|vereins?|nlz)';
const SESSIONS = new RegExp(
  `\\b(?:${NUMBER} ?(?:times|x|days|evenings|nights|sessions|trainings|practi[cs]es|einheiten|trainings?|mal|tage?|abende)|${NUMBER} ${OF_TEAM} ?(?:${OF_TEAM} )?(?:sessions?|trainings?|practi[cs]es|days|einheiten)|(?:${NUMBER}) ?mal|(?:train|trainiere|training) (?:with (?:my|the) (?:team|club) )?(?:every day|each day|jeden tag))\\b`,
);
/** Of a team, or beside matches: practice alone is not meant. */
const WITH_TEAM = /\b(?:team|club|academy|coach|match(?:es)?|games?|verein\w*|mannschaft\w*|akademie|nlz|leistungszentrum|nachwuchs\w*|stutzpunkt\w*|spiel(?:e|tag)?|punktspiel\w*|trainer\w*)\b/;
const OF_ACADEMY = /\b(?:academy|akademie|nlz|leistungszentrum|nachwuchsleistungszentrum)\b/;
const ASKS_FOR_MORE =
  /\b(?:how (?:much|many|often) (?:\w+ ){0,3}?(?:extra|more|else|on top|additional\w*|by myself|on my own|alone|at home)|(?:extra|additional|more) (?:training|practi[cs]e|sessions?|drills?|work)|(?:do|train|practi[cs]e|add) (?:\w+ ){0,2}?(?:extra|more)\b|how much extra|on top of (?:that|it|this)|what else|too much|overtrain\w*|wie ?viel\w* (?:\w+ ){0,4}?(?:extra|mehr|zusatzlich|noch|dazu|nebenbei|daheim|zuhause|alleine?|selbst)|zusatzlich\w*|extra ?(?:training|einheiten|uben|trainieren)|(?:noch|nebenbei|obendrauf) (?:\w+ ){0,3}?(?:trainieren|uben|machen)|zu viel)\b/;
/** Of what is done or earned in the app. */
const OF_APP = /\b(?:xp|tokens?|levels?|streak|serie|packs?|badges?|abzeichen|rangliste|board)\b/;
const WITHOUT_HARM = /\b(?:without (?:getting |an |any |risking )*(?:injur\w*|hurt|overuse)|(?:not|dont|never|to avoid|avoid) (?:to )?(?:get |getting |be )?(?:injur\w*|hurt)|injury free|ohne (?:mich |dass ich mich )?(?:zu )?verletz\w*|ohne verletzung\w*)\b/g;

/** The words without the wish to stay well, which tells of nothing that hurts. */
export const withoutWishToStayWell = (text: string): string => text.replaceAll(WITHOUT_HARM, ' ').replace(/ +/g, ' ').trim();

/** Whether plain words ask how much more is right beside a lot of team practice. */
export function asksForExtraPracticeBesideTeam(text: string): boolean {
  if (!ASKS_FOR_MORE.test(text) || OF_APP.test(text)) return false;
  return OF_ACADEMY.test(text) || (SESSIONS.test(text) && WITH_TEAM.test(text));
}
