import { languages, type Language } from '@touchline/domain';
import { speakIn } from '@touchline/messages/language';
import { players, factsOfPlayer } from '../src/testing/players.ts';
import { talkWithCoach } from '../src/testing/talk-with-coach.ts';

/**
 * Holds a talk with the coach and prints it: `npm run talk -- en "how am i doing" "and juggling?"`.
 * `--player nine` asks for one of `data/players.json` instead of the usual example. Nothing is kept.
 */
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const words = process.argv.slice(2);
const at = words.indexOf('--player');
const player = at === -1 ? undefined : words.splice(at, 2)[1];
const [language = '', ...turns] = words;
const isLanguage = (name: string): name is Language => languages.some((known) => known === name);
if (!isLanguage(language) || turns.length === 0 || (at !== -1 && !players.some(({ id }) => id === player))) {
  throw new Error(`npm run talk -- [--player ${players.map(({ id }) => id).join('|')}] ${languages.join('|')} "first message" "second message" …`);
}
// Of words that may be of any language, the answer is in that of the page.
speakIn(() => language);
for (const [index, turn] of turns.entries()) {
  const reply = talkWithCoach(language, turns.slice(0, index + 1), ...(player === undefined ? [] : [factsOfPlayer(player)]));
  const { recommended_drills: drills, offered_questions: offered = [], next_session_suggestion: next } = reply.structured;
  print(`\n> ${turn}\n${reply.response}`);
  if (drills.length > 0) print(`  [drills: ${drills.map(({ name, minutes }) => (minutes === undefined ? name : `${name}, ${minutes} min`)).join('; ')}]`);
  if (next !== null) print(`  [next: ${next}]`);
  if (offered.length > 0) print(`  [offers: ${offered.join(' · ')}]`);
  if (reply.kind !== 'advice') print(`  [${reply.kind}${reply.safety === null ? '' : `, ${reply.safety}`}]`);
}
