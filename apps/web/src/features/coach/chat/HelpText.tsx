import { m } from '@touchline/messages';
import { classes } from '../../../ui/classes.ts';
import { PhoneIcon } from '../../../ui/icons/talk.tsx';
import { helpParagraphs } from './help-paragraphs.ts';
import css from './Message.module.css';
import { unbrokenNumbers } from './unbroken-numbers.ts';

interface HelpTextProps {
  readonly text: string;
  /** Telephone numbers of the player's country. */
  readonly numbers: readonly string[];
}

/** Words of help, in short paragraphs; a number that can be called stands below its sentence, large enough for a thumb. */
export function HelpText({ text, numbers }: HelpTextProps) {
  return (
    <div className={classes(css['text'], css['paragraphs'])}>
      {helpParagraphs(text, numbers).flatMap((paragraph) => [
        <p key={paragraph.text}>{unbrokenNumbers(paragraph.text)}</p>,
        paragraph.number === null ? null : (
          <a
            key={paragraph.number}
            className={css['call']}
            href={`tel:${paragraph.number.replace(/\D/g, '')}`}
            aria-label={m.coach_help_call({ number: paragraph.number })}
          >
            <PhoneIcon size={22} />
            {unbrokenNumbers(paragraph.number)}
          </a>
        ),
      ])}
    </div>
  );
}
