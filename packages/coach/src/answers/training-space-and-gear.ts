import type { Drill } from '@touchline/domain';
import type { Asked } from './answer-context.ts';

/** What players call a place of a few metres. */
const ROOM = /\b((bed|living|play)?room|flat|apartment|indoors?|inside|hallway|neighbou?rs?|floor|piso|apart\w*|wohnung|(kinder|wohn|schlaf)?zimmer|drinnen|flur|habitacion|chambre|quarto)\b/;
/** The strictest that is looked at: a flat. */
const FLAT = /flat|neighbour|floor|piso|apart|wohnung|room|zimmer|flur/;
const NONE = '\\b(?:no|without|havent got|havent|havnt got|havnt|have no|dont have|dont hav|ohne|keine?n?|sin|sans|sem|no tengo|no hay|pas de|nao tenho) (?:a |any |the |so many |enough |genug |so viele |\\d{1,2} |una? |la |el |une? |le |uma? )?';
const NO_WALL = new RegExp(`${NONE}(?:wall|wand|pared|muro|mur|parede)(?! ?pass)`);
const CONES = '(?:cones?|hutchen|conos|plots)';
const NO_CONES = new RegExp(`${NONE}${CONES}`);
const HAS_CONES = new RegExp(`\\b(?:have|got|with|hab|habe|mit|tengo|con|avec) (?:\\w+ ){0,2}?${CONES}`);
const HAS_WALL = /\b(?:have|got|found|theres|there is|heres|with|use|at|ist doch|ist hier|hier ist|da ist|gibt|gibts|steht|hab|habe|haben|mit|gefunden|tengo|encontrado|encontre|con|avec|trouve|com|tenho|achei|encontrei) (?:\w+ ){0,2}?(?:wall|wand|mauer|pared|muro|mur|parede)\b/;
const NO_BALL = new RegExp(`${NONE}(?:ball|balon|ballon|bola)`);
const NO_LADDER = new RegExp(`${NONE}(?:\\w*leiter|ladder|agility ladder)`);
/** Metres of a side of the ground that a flat has, and a room. */
const SIDE_OF_FLAT = 2;
const SIDE_OF_ROOM = 3;

export const isInRoom = (has: Asked['has']): boolean => has(ROOM);
const hasCones = (has: Asked['has']): boolean => has(HAS_CONES) && !has(NO_CONES);

/** Leaves out drills that need cones, unless the player says that there are some. */
export const needsNoCones =
  (has: Asked['has']) =>
  ({ equipment }: Drill): boolean =>
    equipment.cones === 0 || hasCones(has);

/** Whether a drill fits into the room that is spoken of: small, without a wall to play at, and without cones. */
export const fitsRoom = (has: Asked['has']): ((drill: Drill) => boolean) => {
  const side = has(FLAT) ? SIDE_OF_FLAT : SIDE_OF_ROOM;
  const bare = needsNoCones(has);
  return (drill) => drill.space.width <= side && drill.space.length <= side && !drill.equipment.wall && bare(drill) && (side > SIDE_OF_FLAT || !drill.id.includes('juggling'));
};

/** Whether a drill fits into the room that a text (in plain words) speaks of; every drill does where it speaks of none. */
export function fitsRoomOf(text: string): (drill: Drill) => boolean {
  const has = (pattern: RegExp): boolean => pattern.test(text);
  return isInRoom(has) ? fitsRoom(has) : () => true;
}

/** What a drill needs and a text (in plain words) says is not there; null where nothing is lacking. */
export function lackingFor({ equipment }: Drill, text: string): 'wall' | 'cones' | 'ball' | null {
  if (equipment.wall && NO_WALL.test(text)) return 'wall';
  if (equipment.balls > 0 && NO_BALL.test(text)) return 'ball';
  return equipment.cones > 0 && NO_CONES.test(text) ? 'cones' : null;
}

/** Leaves out drills that need what the player says is not there, and in a room what does not fit it. */
export const withoutWhatLacks =
  (has: Asked['has']) =>
  (drill: Drill): boolean =>
    (!has(NO_WALL) || !drill.equipment.wall) && (!has(NO_CONES) || drill.equipment.cones === 0) && (!has(NO_BALL) || drill.equipment.balls === 0) && (!has(NO_LADDER) || !drill.id.includes('ladder')) && (!isInRoom(has) || fitsRoom(has)(drill));

/** What a text (in plain words) says is not there, or that it has to be inside, by the line that says so; null for neither. */
export function lackNamed(text: string): 'withoutWall' | 'withoutCones' | 'withoutBall' | 'inside' | null {
  if (NO_CONES.test(text)) return 'withoutCones';
  if (NO_WALL.test(text)) return 'withoutWall';
  if (NO_BALL.test(text)) return 'withoutBall';
  return ROOM.test(text) ? 'inside' : null;
}

const CONES_NAMED = new RegExp(`\\b(\\d{1,2}) ${CONES}`);
/** The cones from which on a text (in plain words) has not enough of them: “I have no 8 cones” may have some. */
export const conesMissingFrom = (text: string): number => Number(CONES_NAMED.exec(text)?.[1] ?? 1);

const INSIDE = /\b(?:drin|drinne|in the house|im haus|at home in)\b/;
const OUTSIDE = /\b(?:outside|outdoors|garden|yard|park|pitch|draussen|garten|hof|bolzplatz|platz|wiese)\b/;

/** That a ball may not be used where one is: “darf drin nicht mit ball”, “no ball inside”. */
const BALL_NOT_ALLOWED = /\b(?:darf|durfen|soll|kann) (?:\w+ ){0,4}?(?:nicht|nich|ned|net|kein\w*) (?:\w+ ){0,3}?(?:ball|fussball)\b|\b(?:kein\w*|no) (?:balls?|football|fussball) (?:\w+ ){0,3}?(?:inside|indoors|in the (?:house|flat|room)|drin|drinnen|im (?:haus|zimmer)|in der wohnung|erlaubt|allowed)\b|\b(?:ball|fussball) (?:\w+ ){0,4}?(?:nicht erlaubt|nich erlaubt|verboten|not allowed|forbidden|banned)\b|\b(?:not allowed|not supposed|cant|cannot|may not|mustnt|dont let me|doesnt let me|wont let me) (?:\w+ ){0,6}?(?:ball|football)\b/;
/** A ball is there. */
const HAS_BALL = /\b(?:have|got|with|hab|habe|mit|found|gefunden) (?:\w+ ){0,2}?(?:balls?|ballon|softball)\b/;

/** What a text (in plain words) says is there or not, of a wall, cones and a ball, and whether it has to be in a room; null for what it says nothing of. */
export function thereIn(text: string): { readonly wall: boolean | null; readonly cones: boolean | null; readonly ball: boolean | null; readonly room: boolean | null } {
  const of = (none: RegExp, some: RegExp): boolean | null => (none.test(text) ? false : some.test(text) ? true : null);
  // What is not allowed inside may be done outside.
  const noBall = NO_BALL.test(text) || (BALL_NOT_ALLOWED.test(text) && !OUTSIDE.test(text));
  return { wall: of(NO_WALL, HAS_WALL), cones: of(NO_CONES, HAS_CONES), ball: noBall ? false : HAS_BALL.test(text) || OUTSIDE.test(text) ? true : null, room: ROOM.test(text) || INSIDE.test(text) ? true : OUTSIDE.test(text) ? false : null };
}
