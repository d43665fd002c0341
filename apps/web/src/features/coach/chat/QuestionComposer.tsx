import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { StopIcon } from '../../../ui/icons/timer-icons.tsx';
import { SendIcon } from '../../../ui/icons/chat-icons.tsx';
import css from './QuestionComposer.module.css';
import { TalkToPersonButton } from './TalkToPersonButton.tsx';

/** Characters of a message, and from where on the counter warns (spec 002 §5, §9). */
const LONGEST = 500;
const NEAR = 450;

interface QuestionComposerProps {
  /** An answer is being made. */
  readonly isBusy: boolean;
  /** False where it was not taken: the text stays. */
  readonly onAsk: (message: string) => boolean;
  /** What is sent while an answer is made: false where it has to wait for that. */
  readonly onInterrupt: (message: string) => Promise<boolean>;
  /** Asks once the answer that is made is there, if that is still meant then: whether it was asked. */
  readonly onAskNext: (message: string, isMeant: () => boolean) => Promise<boolean>;
  readonly onStop: () => void;
  readonly onHelp: () => void;
}

/** Where a question is typed: Enter sends, Shift with Enter starts a line. What is sent while an answer is made is asked after it. */
export function QuestionComposer({ isBusy, onAsk, onInterrupt, onAskNext, onStop, onHelp }: QuestionComposerProps) {
  const [text, setText] = useState('');
  /** What was sent while an answer is made, and has to wait. */
  const [held, setHeld] = useState<string | null>(null);
  /** The same, for who waits: nothing once it was changed, or the page was left. */
  const meant = useRef<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const counterId = useId();
  const sendLabel = isBusy ? m.coach_sending() : m.coach_send();
  const state = text.length >= LONGEST ? 'at' : text.length >= NEAR ? 'near' : 'free';

  const waits = isBusy && held === text;

  function send(): void {
    input.current?.focus();
    if (isBusy) void interrupt(text);
    else if (onAsk(text)) setText('');
  }
  async function interrupt(message: string): Promise<void> {
    if (message.trim() === '') return;
    // Said at once: whether the words can wait takes a slow device a while to tell.
    hold(message);
    if (!(await onInterrupt(message)) && !(await onAskNext(message, () => meant.current === message))) return;
    hold(null);
    setText((now) => (now === message ? '' : now));
  }
  function hold(message: string | null): void {
    meant.current = message;
    setHeld(message);
  }
  useEffect(
    () => () => {
      meant.current = null;
    },
    [],
  );
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    send();
  }
  function onKeyDown(event: KeyboardEvent): void {
    // While a word is put together, as in Japanese, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <>
      <div className={css['foot']}>
        <TalkToPersonButton onHelp={onHelp} />
        <VisuallyHidden>
          <output>{state === 'at' ? m.coach_counter_at() : state === 'near' ? m.coach_counter_near({ left: LONGEST - NEAR }) : ''}</output>
        </VisuallyHidden>
      </div>
      <form className={css['composer']} onSubmit={onSubmit}>
        <div className={classes(css['box'], css[state])}>
          <textarea
            ref={input}
            className={css['input']}
            aria-label={m.coach_input_label()}
            aria-describedby={counterId}
            placeholder={m.coach_input_placeholder()}
            title={m.coach_input_hint()}
            rows={1}
            maxLength={LONGEST}
            enterKeyHint="send"
            value={text}
            onChange={(event) => {
              hold(null);
              setText(event.currentTarget.value);
            }}
            onKeyDown={onKeyDown}
          />
          {/* What makes the box grow with its text. */}
          <span className={css['mirror']} aria-hidden="true">{`${text} `}</span>
        </div>
        {/* While an answer is made, and nothing more is typed, the one place at the field's end is for stopping it. */}
        <div className={css['send']} data-busy={isBusy ? (text.trim() === '' ? 'idle' : 'typing') : undefined}>
          {isBusy ? (
            <IconButton variant="board" label={m.coach_stop()} icon={<StopIcon size={20} />} className={css['stop']} onClick={onStop} />
          ) : null}
          <Button
            type="submit"
            variant={text.trim() === '' ? 'secondary' : 'primary'}
            icon={<SendIcon size={20} />}
            className={css['submit']}
            aria-label={sendLabel}
            aria-disabled={isBusy}
          >
            {sendLabel}
          </Button>
        </div>
        <output className={css['waits']}>{waits ? `${m.coach_wait()} ${m.coach_wait_next()}` : null}</output>
        <span id={counterId} className={classes(css['counter'], css[state])} data-limit={state}>
          {m.coach_counter({ count: text.length, max: LONGEST })}
        </span>
      </form>
    </>
  );
}
