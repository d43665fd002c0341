import type { DrillId } from '@touchline/domain';
import type { CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';

interface AloneSubject {
  readonly line: CoachDetailFollowUpLine;
  readonly drill: DrillId;
  /** The words that tell of it. */
  readonly told: RegExp;
}
const subject = (line: CoachDetailFollowUpLine, drill: DrillId, told: string): AloneSubject => ({ line, drill, told: new RegExp(`\\b(?:${told})(?= |$)`) });

/** What a talk may be about, with the drill that one does alone for it. */
const SUBJECTS: readonly AloneSubject[] = [
  subject('soloKeeper', 'drop_catch_juggling', 'keeper|goalie|goalkeeper|in goal|torwart\\w*|torhuter\\w*|im tor'),
  subject('soloDefending', 'shuttle_5_10_5', '(?:left|right|cent(?:re|er)|full) ?backs?|defend\\w*|defence|defense|mark(?:ing)?|\\w*verteidig\\w*|abwehr|innenverteidiger\\w*|outruns?|(?:winger|striker|forward)s? (?:\\w+ ){0,3}?(?:fast\\w*|quick\\w*)|(?:flugel|sturmer)\\w* (?:\\w+ ){0,3}?schnell\\w*'),
  subject('soloPressed', 'drag_back', 'los(?:e|es|ing) (?:the|my) ball|press\\w*|under pressure|verlier\\w* (?:\\w+ ){0,2}?ball|ball verlier\\w*|ballverlust\\w*|unter druck|stort|zweikampf\\w*'),
  subject('soloFirstTouch', 'first_touch', 'first touch\\w*|control (?:the|a) ball|receiv\\w*|\\w*ballannahme\\w*|annehmen|ballkontrolle|erster kontakt|ersten kontakt'),
  subject('soloShot', 'laces_strike', 'shoot\\w*|shots?|strike|finishing|schiess\\w*|schuss\\w*|torschuss\\w*'),
  subject('soloWeakFoot', 'weak_foot', '(?:weak(?:er)?|left|right|other) (?:foot|one)|(?:schwach|link|recht)\\w* fuss|mit (?:links|rechts)'),
  subject('soloMidfield', 'turn_and_pass', 'midfield\\w*|mittelfeld\\w*|sechser|achter|zehner'),
  subject('soloPassing', 'wall_passes', 'pass(?:es|ing)?|passen|passe|zuspiel\\w*|abspiel\\w*'),
  subject('soloDribbling', 'stop_and_go', 'dribbl\\w*|wingers?|flugel\\w*|feint\\w*|finten?|umschalten'),
  subject('soloSpeed', 'ladder_in_in_out_out', 'faster|quicker|speed\\w*|sprint\\w*|schneller|schnelligkeit|antritt\\w*|tempo'),
  subject('soloFitness', 'agility_ladder', 'tired|stamina|endurance|fitter|fitness|second half|out of breath|ausdauer\\w*|kondition|zweit\\w* halbzeit|fit|mude'),
];

const ALONE = /\b(?:alone|by my ?self|on my own|solo|without (?:any ?one|any ?body|a partner|others|a friend)|allein\w*|fur mich|ohne (?:partner\w*|andere\w*|jemand\w*|mitspieler\w*)|selber|selbst)(?= |$)/;
const WANTS = /\b(?:drills?|exercises?|practi[cs]e|train\w*|something|anything|do|work on|ubung\w*|uben|trainier\w*|etwas|was|machen|tun)(?= |$)/;
/** Asks whether one is to be alone, or tells of it. */
const OTHERWISE = /\b(?:feel\w*|always|never|why|scared|afraid|lonely|home alone|nobody|no ?one (?:plays|wants)|left alone|with (?:my|a|the|him)|meet|drive|fuhl\w*|immer|nie|warum|angst|einsam|niemand\w*|keiner|treff\w*|zu hause allein|allein zu ?hause|hurts?|weh|garden|yard|room|park|outside|just (?:a|my) ball|garten|hof|zimmer|draussen|nur (?:mit )?(?:einen?|dem|einem) ball|in the app|which is|how (?:many|long|often)|wie (?:viele?|lange|oft)|plan)(?= |$)/;
const MOST_WORDS = 16;

/** Whether a turn (in plain words) wishes for a drill to do alone. */
const asksAlone = (text: string): boolean => text.split(' ').length <= MOST_WORDS && ALONE.test(text) && WANTS.test(text) && !OTHERWISE.test(text);

/** The line of a drill to do alone for what the talk is about, its latest turn first; null where none is asked for or nothing is known of it. */
export function aloneLine(text: string, talk: string): CoachDetailFollowUpLine | null {
  if (!asksAlone(text)) return null;
  const [nearest] = SUBJECTS.flatMap((one) => {
    const at = talk.search(one.told);
    return at < 0 ? [] : [{ one, at }];
  }).toSorted((a, b) => a.at - b.at);
  return nearest?.one.line ?? null;
}

/** No drill of the list is made for keepers and for defending. */
const HAS_NO_DRILLS: ReadonlySet<CoachDetailFollowUpLine> = new Set<CoachDetailFollowUpLine>(['soloKeeper', 'soloDefending']);
/** A drill that is made for what a text (in plain words) tells of; null where none is. */
export function drillOfSubjectIn(text: string): DrillId | null {
  const subjectTold = SUBJECTS.find(({ told }) => told.test(text));
  return subjectTold === undefined || HAS_NO_DRILLS.has(subjectTold.line) ? null : subjectTold.drill;
}

/** The drill of each of these lines. */
export const DRILL_TO_DO_ALONE: Readonly<Partial<Record<CoachDetailFollowUpLine, readonly DrillId[]>>> = Object.fromEntries(SUBJECTS.map(({ line, drill }) => [line, [drill]]));
