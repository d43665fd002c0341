import { inUsualSpelling } from '../text/childrens-spelling.ts';

/** Where practice is possible and what is there, and small words: nobody is named, and nothing is done to anybody. */
const PLACE_AND_GEAR: ReadonlySet<string> = new Set(
  (
    'hi hey hello i im we have has got is are its it there theres the a an my our in at on against with without no not dont cant any only just but and or so here inside outside indoors too also small tiny big wall walls ball balls softball soft foam tennis cones cone goal goals garden yard room bedroom kitchen hall hallway house flat garage street grass carpet floor neighbours rain raining rains ' +
    'hallo ich hab habe haben wir ist sind es das der die den dem ein eine einen mein meine unser im am an auf gegen mit ohne kein keine keinen nicht nur aber und oder so hier da drinnen drin draussen auch klein kleines kleiner gross wand wande ball balle softball weich weicher schaumstoffball tennisball hutchen tor garten hof zimmer kinderzimmer kuche flur wohnung haus garage strasse wiese rasen teppich boden nachbarn regen regnet geht darf doch'
  ).split(' '),
);
const IS_OF_PLAY = /\b(?:wall|walls|ball|balls|softball|cones?|goals?|wand|wande|balle|tennisball|schaumstoffball|hutchen|tor)\b/;
const MOST_WORDS = 14;

/** Whether words (in plain letters) say nothing but where one can practice and with what. */
export function namesOnlyPlaceAndGear(words: readonly string[]): boolean {
  const usual = inUsualSpelling(words);
  return words.length <= MOST_WORDS && IS_OF_PLAY.test(usual.join(' ')) && usual.every((word) => PLACE_AND_GEAR.has(word));
}
