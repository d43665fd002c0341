import type { CoachAnswerBody } from '@touchline/contracts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { sentencesOfAnswer } from '../talk/split-answer-into-sentences.ts';
import css from './AnswerText.module.css';
import { unbrokenPhoneNumbers } from './no-break-spaces.ts';

interface AnswerTextProps {
  readonly text: string;
  /** What was asked for stands above it in a figure: no line is a heading, and what tells no more than the figure is for a screen reader alone. */
  readonly figure?: ToldRecord | undefined;
  readonly className?: string | undefined;
}

type ToldRecord = CoachAnswerBody['structured']['record'];

/** What was answered, a line for each sentence: the first is what was asked for, and a tip is found behind it at a glance. */
export function AnswerText({ text, figure, className }: AnswerTextProps) {
  const thoughts = sentencesOfAnswer(text);
  return (
    <p className={classes(css['text'], thoughts.length > 1 && css['parted'], figure !== undefined && css['below'], className)}>
      {thoughts.map((thought, at) => {
        const words = `${unbrokenPhoneNumbers(thought)} `;
        const key = thoughts.slice(0, at).join(' ').length;
        return isTold(thought, figure) ? (
          <VisuallyHidden key={key}>{words}</VisuallyHidden>
        ) : (
          <span key={key} className={classes(css['thought'], STEP.test(thought) && css['step'])}>
            {STEPS.test(thought) ? <HeadedSteps words={words} /> : words}
          </span>
        );
      })}
    </p>
  );
}

/** What heads a list, with its first step. */
function HeadedSteps({ words }: { readonly words: string }) {
  const [head = '', ...steps] = words.split('\n');
  return (
    <>
      <b>{head}</b>
      {['', ...steps].join('\n')}
    </>
  );
}

/** The first step of a list, below its heading. */
const STEPS = /:\n1\. /;

/** A step behind the first one of a list. */
const STEP = /^\d{1,2}\. /;

/** Whether a line says the record, its drill, what was counted and the day, as the figure does. */
function isTold(thought: string, figure: ToldRecord): boolean {
  if (figure?.when === undefined) return false;
  const { drill, value, unit, when } = figure;
  return [drill, unit, when].every((part) => thought.includes(part)) && new RegExp(`\\b${value}\\b`).test(thought);
}
