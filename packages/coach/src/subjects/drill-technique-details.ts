import type { DrillId } from '@touchline/domain';
import { coachSubjectQuestionLines } from '@touchline/messages/coach-lines';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { withoutNames } from '../intents/find-drill-and-skill.ts';

/** A detail of how a drill is done: how it is asked for, and which sentences of the drill's own text tell it, the surest first. */
interface Detail {
  readonly asks: RegExp;
  readonly tells: readonly RegExp[];
  /** What is true of every drill whose own text is silent about it. */
  readonly else?: 'eyes';
}

const detail = (asks: readonly string[], ...tells: readonly string[]): Detail => ({ asks: new RegExp(`\\b(?:${asks.join('|')})\\b`), tells: tells.map((part) => new RegExp(part, 'i')) });

/** In English and German: questions in plain words, sentences as they are written. */
const DETAILS: readonly Detail[] = [
  // The part of the foot
  detail(
    [
      '(part|bit|side|area) of (the |my |your |ur |a )?(foot|feet|shoe|boot)',
      '(inside|outside|sole|laces|toes?|heel|instep) (\\w+ ){0,3}or (\\w+ ){0,3}(inside|outside|sole|laces|toes?|heel|instep)',
      '(with|use|using) (\\w+ )?(inside|outside|sole|laces|toes?|heel|instep)',
      '(teil|seite|stelle) (vom|des|von|am) (\\w+ )?fuss\\w*',
      '(innenseite|aussenseite|sohle|spann|spitze|ferse|innen|aussen|zehen) (\\w+ ){0,2}oder (\\w+ ){0,3}(innenseite|aussenseite|sohle|spann|spitze|ferse|innen|aussen|zehen)',
      '(mit|auf) (der |dem |den )?(innenseite|aussenseite|sohle|spann|spitze|ferse|zehen)',
    ],
    '\\b(sole|inside|outside|laces)\\b|sohle|innenseite|außenseite|spann\\b',
    '\\b(toes|heel)\\b|zehen|ferse|fußspitze',
  ),
  // Where to look
  {
    else: 'eyes',
    ...detail(
      [
        '(look|looking|stare|staring|watch|watching) (\\w+ ){0,3}(ball|down|up|feet|cones?|wall)',
        'head (up|down)',
        '(my|the|your) eyes(?! (closed|shut))',
        '(ball|unten|runter|hoch|fusse) (\\w+ )?(schau\\w*|guck\\w*|anschau\\w*|anguck\\w*|seh\\w*)',
        '(schau|guck|seh|blick)\\w* (\\w+ ){0,6}(ball|unten|runter|hoch|fusse)',
        'kopf (hoch|oben|unten)',
        'augen',
      ],
      '\\b(look|eyes|watch)\\b|schau|blick|auge|\\bsieh',
    ),
  },
  // Whether both feet take their turn
  detail(
    [
      '(both|two) (of my )?(feet|foot|legs)',
      '(switch|change|swap|alternate) (my |the )?(feet|foot|legs|sides)',
      'same foot',
      'beide\\w* (fusse\\w*|fuss|beine\\w*)',
      '(fuss|fusse|bein|seite) (\\w+ )?(wechsel\\w*|abwechsel\\w*)',
      'abwechselnd',
    ],
    '\\b(both feet|other foot|other leg|same foot|change the foot|left foot|one foot, then|use one foot|foot only|weaker foot only|one foot in each)\\b|beide[nr]? füße|ander\\w* (fuß|bein)|selben fuß|gleichen fuß|wechsle|linke\\w* fuß',
    '\\b(one|each) foot\\b|eine\\w* fuß|jede\\w* fuß',
  ),
  // How high, how far ahead, how large a touch
  detail(['how high', 'too high', 'wie hoch', 'zu hoch'], '\\b(high|height|low)\\b|hoch\\b|höhe|\\btief'),
  detail(['(how|that|so) close (\\w+ ){0,3}ball', 'ball (\\w+ ){0,3}(how )?close', '(big|small|little|large) touches', 'wie (nah|dicht|eng)\\w* (\\w+ ){0,4}ball', '(kleine|grosse) (kontakte|beruhrungen|tipper)'], '\\b(step away|step in front|close|small touches|small taps|lightly)\\b|schritt (weg|entfernt|vor)|nah|kleine'),
  detail(['(fast|quick|slow)(ly)? or (\\w+ )?(fast|quick|slow)(ly)?', 'how fast', 'full speed', 'schnell oder langsam', 'langsam oder schnell', 'wie schnell'], '\\b(fast|faster|quick|slow|speed|burst)\\b|schnell|langsam|tempo'),
  // The body
  detail(['bend (\\w+ )?knees?', 'knees? (\\w+ ){0,3}(bent|straight|bend)', 'knie (\\w+ )?(beug\\w*|gebeugt|gerade)', 'in die knie'], '\\bknees?\\b|\\bknie'),
  detail(['lean(ing)? (\\w+ )?(back|forwards?|over)', '(vor|zuruck)lehn\\w*', 'nach (vorn|hinten) lehn\\w*'], '\\b(lean|back straight|back still|over the ball)\\b|lehn|beug dich|über dem ball|rücken'),
  detail(['(my|with|use) (the )?arms?', 'arme?'], '\\barms?\\b|\\barme?\\b'),
  detail(['ankles? (firm|stiff|loose|locked|tight|soft)', '(knochel|fussgelenk) (fest|locker|steif)'], '\\bankle\\b|knöchel|fußgelenk|gelenk'),
];

const MOST_SENTENCES = 2;

/** What a drill's own text says to the detail that a question (in plain words) asks for; none where it asks for none. */
export function detailsOf(id: DrillId, said: string): readonly string[] {
  const text = withoutNames(said.split(' ')).join(' ');
  const { instructions, coachingPoints } = drillInstructions[id];
  for (const { asks, tells, else: general } of DETAILS) {
    if (!asks.test(text)) continue;
    const found = tells.map((part) => [...instructions, ...coachingPoints].filter((sentence) => part.test(sentence))).find((sentences) => sentences.length > 0);
    if (found !== undefined) return found.slice(0, MOST_SENTENCES);
    if (general !== undefined) return coachSubjectQuestionLines[general].slice(0, 1);
  }
  return [];
}
