import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import { PhoneIcon } from '../../../ui/icons/chat-icons.tsx';
import { crisisParagraphs } from './crisis-paragraphs.ts';
import css from './Message.module.css';
import { unbrokenPhoneNumbers } from './no-break-spaces.ts';

interface CrisisTextProps {
  readonly text: string;
  /** Telephone numbers that may be called from where the player is. */
  readonly numbers: readonly string[];
}

/** Words of help, in short paragraphs; a number that can be called stands below its sentence, large enough for a thumb. */
export function CrisisText({ text, numbers }: CrisisTextProps) {
  return (
    <div className={classes(css['text'], css['paragraphs'])}>
      {crisisParagraphs(text, numbers).flatMap((paragraph) => [
        <p key={paragraph.text}>{unbrokenPhoneNumbers(paragraph.text)}</p>,
        paragraph.number === null ? null : (
          <a
            key={paragraph.number}
            className={css['call']}
            href={`tel:${paragraph.number.replace(/\D/g, '')}`}
            aria-label={m.coach_help_call({ number: paragraph.number })}
          >
            <PhoneIcon size={22} />
            {unbrokenPhoneNumbers(paragraph.number)}
          </a>
        ),
      ])}
    </div>
  );
}
