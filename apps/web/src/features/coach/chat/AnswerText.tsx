import { classes } from '../../../ui/classes.ts';
import { thoughtsOf } from '../talk/thoughts.ts';
import css from './AnswerText.module.css';
import { unbrokenPhoneNumbers } from './unbroken-text.ts';

interface AnswerTextProps {
  readonly text: string;
  /** What was asked for stands above it in a figure: its first line is no heading. */
  readonly isBelowFigure?: boolean;
  readonly className?: string | undefined;
}

/** What was answered, a line for each sentence: the first is what was asked for, and a tip is found behind it at a glance. */
export function AnswerText({ text, isBelowFigure = false, className }: AnswerTextProps) {
  const thoughts = thoughtsOf(text);
  return (
    <p className={classes(css['text'], thoughts.length > 1 && css['parted'], isBelowFigure && css['below'], className)}>
      {thoughts.map((thought, at) => (
        <span key={thoughts.slice(0, at).join(' ').length} className={css['thought']}>
          {unbrokenPhoneNumbers(thought)}{' '}
        </span>
      ))}
    </p>
  );
}
