import { plain } from '../text/undo-disguised-spelling.ts';
import { BLOW_BALL_OR_HEAD } from './words-of-blow.ts';

/** Little food: a single thing for a day, meals left out, hardly anything eaten. */
const EATS_LITTLE = new RegExp(
  `\\b(?:${[
    '(?:only|just|nur|bloss|lediglich)(?: \\w+){0,4} (?:apples?|apfel|bananas?|banane|coffees?|kaffee|salads?|salat|toast|crackers?|knackebrot|yoghurts?|yogurts?|joghurt|rice cakes?|reiswaffeln?|gum|kaugummi|soup|suppe)',
    // A drink is no meal where it is all there was; to drink something is also what one asks about.
    '(?:only|just|nur|bloss|lediglich)(?: (?!should|shall|can|may|soll|kann|darf)\\w+){0,4} (?:water|wasser|tea|tee)(?: \\w+){0,3} (?:all day|today|since \\w+|den ganzen tag|heute|seit \\w+)',
    '(?:had|drank|drunk|getrunken|hatte|heute|today|all day)(?: \\w+){0,2} (?:only|just|nur) (?:\\w+ )?(?:water|wasser|tea|tee)',
    '(?:hardly|barely|scarcely|almost (?:not|nothing)|kaum|fast (?:nichts|nix|gar nichts))(?: \\w+){0,3} (?:eat|eats|eaten|ate|eating|food|ess|esse|essen|gegessen)',
    '(?:ess|esse|gegessen|eat|eaten|ate)(?: \\w+){0,4} (?:fast nichts|fast nix|kaum(?: was| etwas)?|nichts mehr|nix mehr|almost nothing|hardly anything|barely anything|so little|nothing (?:all day|today|since \\w+))',
    'skip(?:s|ped|ping)? (?:\\w+ )?(?:meals?|breakfasts?|lunch(?:es)?|dinners?|food)|(?:havent|have not|didnt|did not) (?:eat|eaten)(?: \\w+){0,2}(?: (?:all day|today|for days|since \\w+))',
    '(?:hab|habe) (?:heute |seit \\w+ |noch )*(?:nichts|nix|kaum (?:was|etwas)) gegessen|lass\\w* (?:das |mein )?(?:fruhstuck|mittagessen|abendessen|essen) (?:aus|weg)',
  ].join('|')})\\b`,
);

/** Whether a message, which the rule of the head stops, tells of hardly eating and of nothing that may have hit the head. */
export function isDizzyFromEatingLittle(message: string): boolean {
  const text = plain(message);
  return EATS_LITTLE.test(text) && !BLOW_BALL_OR_HEAD.test(text);
}

/** That the weight goes down, or is to. */
const LOSES_WEIGHT =
  /\b(?:lost (?:\w+ ){0,4}(?:kg|kilos?|kilogram\w*|pounds?|lbs?|stones?|weight)|(?:lose|losing|loose|loosing|drop|dropped|dropping) (?:\w+ ){0,3}(?:weight|kg|kilos?|pounds?)|(?:\w+ )?(?:kg|kilos?|pounds?) (?:lighter|less|down|gone)|(?:get|getting|got|be|become|becoming) (?:so |much |a bit )?(?:lighter|thinner|slimmer|skinnier)|diet\w*|abgenommen|abnehm\w*|nehm\w* (?:\w+ ){0,3}ab|(?:kg|kilos?|kilogramm) (?:weniger|leichter|runter|weg|verloren)|(?:werde|werd|bin) (?:\w+ ){0,2}(?:leichter|dunner|schlanker)|(?:kg|kilos?) (?:\w+ )?verloren|diat\w*)\b/;

/** Whether a message, which the rule of the head stops, tells of losing weight and of nothing that may have hit the head. */
export function isDizzyFromLosingWeight(message: string): boolean {
  const text = plain(message);
  return LOSES_WEIGHT.test(text) && !BLOW_BALL_OR_HEAD.test(text);
}
