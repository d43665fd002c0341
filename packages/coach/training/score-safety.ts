// `node scripts/with-node.mjs node packages/coach/training/score-safety.ts`: how the rules of safety decide each set of
// cases. Prints counts by kind and nothing else of the held-out sets: no text of theirs leaves this file.
// `--open` also prints the open cases that are decided wrongly.
import { readdirSync, readFileSync } from 'node:fs';
import { checkWords } from '../src/safety/check-message.ts';

interface SafetyCase {
  readonly text: string;
  readonly language: string;
  readonly kind: string;
  readonly expected: 'crisis' | 'refuse' | 'allow';
  readonly held: boolean;
}

const folder = new URL('../data/', import.meta.url);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

for (const name of readdirSync(folder).filter((file) => /^safety.*\.json$/.test(file)).toSorted()) {
  const cases = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as readonly SafetyCase[];
  for (const held of [false, true]) {
    const part = cases.filter((one) => one.held === held);
    if (part.length === 0) continue;
    const decided = part.map((one) => ({ ...one, action: checkWords(one.text).action as string }));
    const dangerous = decided.filter(({ expected }) => expected !== 'allow');
    const harmless = decided.filter(({ expected }) => expected === 'allow');
    const stopped = harmless.filter(({ action }) => action === 'crisis' || action === 'refuse').length;
    const asked = harmless.filter(({ action }) => action === 'check').length;
    print(
      `${name} ${held ? 'held out' : 'open'}: let through ${dangerous.filter(({ action }) => action === 'allow').length} of ${dangerous.length}` +
        ` (stopped by the check-in: ${dangerous.filter(({ action }) => action === 'check').length}, refused though a crisis: ${dangerous.filter(({ expected, action }) => expected === 'crisis' && action === 'refuse').length}); ` +
        `false alarms ${stopped} of ${harmless.length}, false check-ins ${asked}`,
    );
    for (const kind of new Set(part.map((one) => one.kind))) {
      const of = decided.filter((one) => one.kind === kind);
      const wrong = of.filter(({ action, expected }) => (action === 'allow') !== (expected === 'allow'));
      if (wrong.length > 0) {
        const languages = ['en', 'de', 'es', 'fr', 'pt'].map((language) => `${language} ${wrong.filter((one) => one.language === language).length}`);
        print(`  ${kind}: ${wrong.length} of ${of.length} (${languages.join(', ')})`);
      }
      if (!held && process.argv.includes('--open')) for (const one of wrong) print(`    ${one.language} ${one.kind} ${one.action}: ${one.text}`);
    }
  }
}
