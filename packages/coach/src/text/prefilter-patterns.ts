import { LiteralIndex } from './literal-index.ts';
import { rememberedDuringAnswer } from './remember-during-answer.ts';
import { requiredLiterals } from './required-literals.ts';

/** Patterns with flags are not read: any text may meet them. */
const requiredBy = (pattern: RegExp): ReturnType<typeof requiredLiterals> => (pattern.flags === '' ? requiredLiterals(pattern.source) : []);

/**
 * Of things with patterns that all have to be met, those that a text may meet, because it has the words for them, in their
 * order: of hundreds a few. The others need not be tried. One reading of the text finds them.
 */
export function prefilteredPatterns<Thing>(things: readonly Thing[], patternsOf: (thing: Thing) => readonly RegExp[]): (text: string) => readonly Thing[] {
  let index: LiteralIndex<Thing> | undefined;
  const read = (): LiteralIndex<Thing> => {
    const made = new LiteralIndex<Thing>();
    for (const thing of things) made.add(patternsOf(thing).flatMap(requiredBy), thing);
    return made;
  };
  const near = rememberedDuringAnswer((text) => (index ??= read()).in(text));
  return (text) => near(text);
}
