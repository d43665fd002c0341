import { likelihoodsOf, readTrained } from '../src/meanings/trained-classes.ts';
import { trainClasses } from './softmax-training.ts';

type Examples = Parameters<typeof trainClasses>[0];

/** Every so many of the examples is kept from the training. */
const HELD_OUT = 5;

/**
 * Trains on all examples but every fifth and prints, from each of these likelihoods on, how many of the kept ones are taken
 * for a class, how many of these rightly, and how many of `other`, which is the class of what is none, are among them.
 */
export function judgeHeldOut(name: string, examples: Examples, other: string, limits: readonly number[]): void {
  const isHeld = (at: number): boolean => at % HELD_OUT === 0;
  const model = readTrained(trainClasses(examples.filter((_, at) => !isHeld(at))));
  const judged = examples.filter((_, at) => isHeld(at)).map(({ name: own, features }) => {
    const likelihoods = likelihoodsOf(features, model);
    const likelihood = Math.max(...likelihoods);
    return { own, likelihood, said: model.classes[likelihoods.indexOf(likelihood)] };
  });
  const others = judged.filter(({ own }) => own === other).length;
  for (const from of limits) {
    const met = judged.filter(({ likelihood, said }) => likelihood >= from && said !== other);
    const right = met.filter(({ own, said }) => own === said).length;
    const wrong = met.filter(({ own }) => own === other).length;
    process.stdout.write(`${name} from ${from}: ${met.length} of ${judged.length - others} taken for a class, ${right} right, ${wrong} of ${others} others among them\n`);
  }
}
