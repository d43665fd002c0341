/**
 * Draws what a blind question is to be about: a subject, a kind of question and an odd word to work in, by a seed.
 * The questions themselves are written by hand from the draws, before anything is changed for them
 * (`data/drawn-questions.json`). Run: node packages/coach/training/draw-questions.ts 20261122 60
 */
import { drillCatalogue } from '@touchline/domain';
import { randomFrom } from './draw-sentences.ts';

const SUBJECTS: readonly string[] = [
  ...drillCatalogue.map(({ id }) => id),
  ...'shooting,passing,dribbling,juggling,first touch,weak foot,heading,speed,stamina,balance,goalkeeping'.split(','),
  ...'knee,ankle,back,toes,hamstring,hands,eyes'.split(','),
  ...'boots,ball,shin pads,cones,wall,goal,gloves,socks,grass,hall floor'.split(','),
  ...'match,half time,penalty,referee,bench,position,tournament,season'.split(','),
  ...'tokens,xp,streak,level,packs,leaderboard,video analysis,timer,history,profile,notifications,badges,export,password'.split(','),
  ...'coach of the team,dad,little sister,best friend,team mates,opponents,grandma,teacher'.split(','),
  ...'sleep,breakfast,water,heat,snow,dark,holidays,school'.split(','),
];
const KINDS = ['how long', 'how many', 'how often', 'when', 'why', 'where', 'who', 'with whom', 'with what', 'may I', 'is it bad', 'how far', 'which', 'how', 'what if', 'do I have to'];
const ODD_WORDS = ['dog', 'bus', 'garage', 'Sunday', 'pink', 'stairs', 'phone', 'broken', 'cousin', 'tired', 'first', 'twice', 'alone', 'winter', 'seven', 'older', 'money', 'music', 'barefoot', 'slow', 'birthday', 'again', 'garden', 'quiet', 'wet', 'borrowed', 'new', 'backwards', 'early', 'last'];
const LANGUAGES = ['en', 'en', 'de'];
const ASKERS = ['9', '14', 'parent'];

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const [seed = '1', count = '60'] = process.argv.slice(2);
const next = randomFrom(Number(seed));
const drawn = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';
for (let at = 1; at <= Number(count); at += 1) {
  print([at, drawn(SUBJECTS), drawn(KINDS), drawn(ODD_WORDS), drawn(LANGUAGES), drawn(ASKERS), at % 2 === 0 ? 'held' : 'open'].join('\t'));
}
