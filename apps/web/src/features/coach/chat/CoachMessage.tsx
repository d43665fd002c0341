import type { CoachAnswerBody } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { PersonIcon } from '../../../ui/icons/chat-icons.tsx';
import type { CoachLine } from '../talk/coach-talk.ts';
import { AnswerText } from './AnswerText.tsx';
import { PracticeWeekOfAnswer } from './PracticeWeekOfAnswer.tsx';
import { CopyButton } from './CopyButton.tsx';
import { CrisisText } from './CrisisText.tsx';
import { DrillsOfAnswer } from './DrillsOfAnswer.tsx';
import css from './Message.module.css';
import { PersonalBestFigure } from './PersonalBestFigure.tsx';
import { SarahFace } from '../../../ui/avatar/SarahFace.tsx';

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
  return (
    <article className={classes(css['coach'], isHelp && css['help'], isHurt && onAsk !== null && css['hurt'], !isHelp && onAsk === null && css['earlier'])} aria-busy={state === 'growing'}>
      <header className={css['head']}>
        {isAskedFor ? <PersonIcon size={20} /> : <SarahFace size={32} />}
        <h3 className={css['name']}>{isAskedFor ? m.coach_help_title() : m.coach_name()}</h3>
        {line.fromDevice && !isHelp ? <Badge>{m.coach_offline_badge()}</Badge> : null}
        {state === 'growing' ? null : <CopyButton text={line.text} />}
      </header>
      {isHelp ? (
        <HelpText text={line.text} numbers={helpNumbers} />
      ) : (
        <AnswerWithFigures text={open !== null || isHurt ? withoutEnd(line.text, next) : line.text} figures={structured} today={today} />
      )}
      {line.isUnkept ? <p className={css['unkept']}>{m.coach_not_kept()}</p> : null}
      {state === 'stopped' ? <Badge>{m.coach_stopped()}</Badge> : null}
      {onAsk === null || isHelp ? null : <OfferedQuestions questions={structured?.offered_questions ?? []} onAsk={onAsk} />}
      {open === null ? null : <DrillsOfAnswer next={next} drills={structured?.recommended_drills ?? []} onOpen={open} />}
    </article>
  );
}

interface AnswerWithFiguresProps {
  readonly text: string;
  /** Null while the answer grows. */
  readonly figures: Pick<CoachAnswerBody['structured'], 'record' | 'week'> | null;
  readonly today: string | null;
}

/** Sarah's own answer, with the best result and the week that it tells of in figures. */
function AnswerWithFigures({ text, figures, today }: AnswerWithFiguresProps) {
  const record = figures?.record;
  const week = figures?.week;
  return (
    <>
      {record === undefined ? null : <PersonalBestFigure record={record} />}
      <AnswerText text={text} figure={record} />
      {week?.today === today ? <PracticeWeekOfAnswer week={week} /> : null}
    </>
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

interface OfferedQuestionsProps {
  readonly questions: readonly string[];
  readonly onAsk: (message: string) => void;
}

function OfferedQuestions({ questions, onAsk }: OfferedQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className={css['drills']} aria-label={m.coach_offered_title()}>
      {questions.map((question) => (
        <li key={question}>
          <Button size="sm" variant="secondary" onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The text without the next session at its end, which stands by itself below. */
function withoutEnd(text: string, next: string | null): string {
  const rest = next !== null && text.endsWith(next) ? text.slice(0, -next.length).trim() : text;
  return rest === '' ? text : rest;
}
