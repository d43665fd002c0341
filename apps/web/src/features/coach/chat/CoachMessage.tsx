import { findDrill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { PersonIcon } from '../../../ui/icons/chat-icons.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import type { CoachLine } from '../talk/coach-talk.ts';
import { AnswerText } from './AnswerText.tsx';
import { PracticeWeekOfAnswer } from './PracticeWeekOfAnswer.tsx';
import { CopyButton } from './CopyButton.tsx';
import { CrisisText } from './CrisisText.tsx';
import css from './Message.module.css';
import { PersonalBestFigure } from './PersonalBestFigure.tsx';
import { SarahFace } from '../../../ui/avatar/SarahFace.tsx';
import { unbrokenAmounts } from './no-break-spaces.ts';

interface CoachMessageProps {
  readonly line: CoachLine;
  /** Telephone numbers that may be called from where the player is. */
  readonly helpNumbers: readonly string[];
  /** YYYY-MM-DD where the player is, null where that is not known: a week is shown on the day on which it is told. */
  readonly today: string | null;
  /** Nothing that was said leads to a drill, as something hurts. */
  readonly isHurt: boolean;
  /** Null where the talk went on: the newest answer alone has a drill to open. */
  readonly onDrill: ((drillId: string, minutes?: number) => void) | null;
  /** Asks a question that the answer offers; null where the talk went on. */
  readonly onAsk: ((message: string) => void) | null;
}

/** What the coach said, and what may come of it: the next session and drills that open. */
export function CoachMessage({ line, helpNumbers, today, isHurt, onDrill, onAsk }: CoachMessageProps) {
  const { structured, isHelp, state } = line;
  // A person was asked for by the button. What a message led to is Sarah’s own answer, to a knock as to being lonely.
  const isAskedFor = isHelp && structured === null;
  const next = structured?.next_session_suggestion ?? null;
  const open = isHelp || isHurt ? null : onDrill;
  const [first, ...others] = structured?.recommended_drills ?? [];
  const offered = isHelp ? [] : (structured?.offered_questions ?? []);
  return (
    <article className={classes(css['coach'], isHelp && css['help'], isHurt && onAsk !== null && css['hurt'])} aria-busy={state === 'growing'}>
      <header className={css['head']}>
        {isAskedFor ? <PersonIcon size={20} /> : <SarahFace size={32} />}
        <h3 className={css['name']}>{isAskedFor ? m.coach_help_title() : m.coach_name()}</h3>
        {line.fromDevice && !isHelp ? <Badge>{m.coach_offline_badge()}</Badge> : null}
        {state === 'growing' ? null : <CopyButton text={line.text} />}
      </header>
      {isHelp ? (
        <HelpText text={line.text} numbers={helpNumbers} />
      ) : (
        <>
          {structured?.record === undefined ? null : <PersonalBestFigure record={structured.record} />}
          <AnswerText text={open !== null || isHurt ? withoutEnd(line.text, next) : line.text} figure={structured?.record} />
          {structured?.week?.today === today ? <PracticeWeekOfAnswer week={structured.week} /> : null}
        </>
      )}
      {line.isUnkept ? <p className={css['unkept']}>{m.coach_not_kept()}</p> : null}
      {state === 'stopped' ? <Badge>{m.coach_stopped()}</Badge> : null}
      {onAsk === null || offered.length === 0 ? null : (
        <ul className={css['drills']} aria-label={m.coach_offered_title()}>
          {offered.map((question) => (
            <li key={question}>
              <Button size="sm" variant="secondary" onClick={() => onAsk(question)}>
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open === null || (next === null && first === undefined) ? null : (
        <footer className={css['foot']}>
          {first === undefined ? <p>{next}</p> : <NextStep words={next} drill={nameOf(first)} onOpen={() => open(first.id, first.minutes)} />}
          {others.length === 0 ? null : (
            <ul className={css['drills']} aria-label={m.coach_drills_title()}>
              {others.map((drill) => (
                <li key={drill.id}>
                  <Button size="sm" icon={<PlayIcon size={18} />} onClick={() => open(drill.id, drill.minutes)}>
                    {m.coach_drill_open({ drill: nameOf(drill) })}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </footer>
      )}
    </article>
  );
}

/** What stands between the question whether all is well and the answer behind it. */
const BEFORE_ANSWER = '\n\n';

/** Words of help, and what was asked answered below them, where it is. */
function HelpText({ text, numbers }: { readonly text: string; readonly numbers: readonly string[] }) {
  const [help = '', ...answer] = text.split(BEFORE_ANSWER);
  return (
    <>
      <CrisisText text={help} numbers={numbers} />
      {answer.length === 0 ? null : <AnswerText text={answer.join(BEFORE_ANSWER)} className={css['answer']} />}
    </>
  );
}

interface NextStepProps {
  /** The step as it was said; null where only a drill was named. */
  readonly words: string | null;
  readonly drill: string;
  readonly onOpen: () => void;
}

/** The next session as one button: what was said of it is its label, and the drill is named once. */
function NextStep({ words, drill, onOpen }: NextStepProps) {
  const name = m.coach_drill_open({ drill });
  const isNamed = words?.includes(drill) ?? false;
  return (
    <Button variant="primary" icon={<PlayIcon size={22} />} className={css['next'] ?? ''} onClick={onOpen}>
      {isNamed ? <VisuallyHidden>{name}. </VisuallyHidden> : <span className={css['open']}>{name}</span>}
      {words === null ? null : unbrokenAmounts(words.replace(/\.$/, ''))}
    </Button>
  );
}

const nameOf = ({ id, name }: { readonly id: string; readonly name: string }): string => (findDrill(id) === undefined ? name : drillName(id));

/** The text without the next session at its end, which stands by itself below. */
function withoutEnd(text: string, next: string | null): string {
  const rest = next !== null && text.endsWith(next) ? text.slice(0, -next.length).trim() : text;
  return rest === '' ? text : rest;
}
