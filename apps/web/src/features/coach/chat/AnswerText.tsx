import { classes } from '../../../ui/classes.ts';
import { thoughtsOf } from '../talk/thoughts.ts';
import css from './AnswerText.module.css';
import { unbrokenPhoneNumbers } from './unbroken-text.ts';

interface AnswerTextProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** What was answered, a line for each sentence: the first is what was asked for, and a tip is found behind it at a glance. */
export function AnswerText({ text, className }: AnswerTextProps) {
  const thoughts = thoughtsOf(text);
  return (
    <p className={classes(css['text'], thoughts.length > 1 && css['parted'], className)}>
      {thoughts.map((thought, at) => (
        <span key={thoughts.slice(0, at).join(' ').length} className={css['thought']}>
          {unbrokenPhoneNumbers(thought)}{' '}
        </span>
      ))}
    </p>
  );
}
