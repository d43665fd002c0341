import { findDrill, isPossibleResult, practiceDayOf, sessionLimits, sessionRewards } from '@touchline/domain';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { m, numberText } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { withSoftHyphens } from '@touchline/messages/soft-hyphens';
import { Button } from '../../../ui/button/Button.tsx';
import { hasKeyboard } from '../../../ui/field/has-keyboard.ts';
import { LinkButton } from '../../../ui/link/Link.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Confetti } from '../../../ui/art/Confetti.tsx';
import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';
import { AlertIcon } from '../../../ui/icons/control-icons.tsx';
import { SEPARATOR } from '../../../ui/separator.ts';
import { restBegins, type PracticeDraft } from '../machine/practice-draft.ts';
import type { SaveFailure, SaveTrouble } from '../machine/save-failure.ts';
import { focusAtTop } from '../focus-at-top.ts';
import { PitchTitle } from '../PitchTitle.tsx';
import { useEarlierResults } from '../useEarlierResults.ts';
import { resultWord, sideWord } from '../../drills/index.ts';
import css from './CompleteView.module.css';
import { isCut, isUnread, resultOf } from './parse-result.ts';
import { EarlierResults } from './EarlierResults.tsx';
import { ResultField } from './ResultField.tsx';
import { RestDuringResult, type RunningRest } from './RestDuringResult.tsx';
import { Stakes } from './Stakes.tsx';
import { useRecommendedBonus } from './useRecommendedBonus.ts';
import { shortDateTimeText } from './short-date-time-text.ts';

interface CompleteViewProps {
  draft: PracticeDraft;
  /** Epoch milliseconds. */
  now: number;
  /** Which of a routine's drills it was. */
  place?: string | undefined;
  /** The rest that runs meanwhile, where another drill comes. */
  rest?: RunningRest | undefined;
  saving: boolean;
  failure: SaveFailure | null;
  /** With every change of the result field. */
  onType: (text: string) => void;
  onSave: (result: number) => void;
  onDiscard: () => void;
  /** On to another drill, when this session is no longer here. */
  onAgain: () => void;
}

/** Here what explains the field comes after the button that saves, so that the button is in the first view. */
const LOW_SCREEN = '(max-height: 42rem)';

/** Here it does too, so that nothing stands between the field and the steps that fill it; what is earned stays above the button. */
const NARROW_SCREEN = '(max-width: 47.99rem)';

/** A phone lying down has one line for it. */
const LYING_PHONE = '(max-height: 30rem) and (min-width: 36rem)';

/** Here there is room for what the result is about. */
const WIDE_SCREEN = '(min-width: 48rem) and (min-height: 40rem)';

/** Here what is to be beaten is the heading of what is typed, beside what it is about. */
const FORM_BESIDE = '(min-width: 64rem) and (min-height: 40rem)';

/** From this many milliseconds after the end on, the page says when the timer ended. */
const WORTH_SAYING_MS = 60_000;

/** The timer has ended: what was practised, and the result to log (spec 002 §2, §4). */
export function CompleteView({ draft, now, place, rest, saving, failure, onType, onSave, onDiscard, onAgain }: CompleteViewProps) {
  const drill = findDrill(draft.drillId);
  const label = drill === undefined ? '' : resultWord[drill.resultLabel]();
  const [text, setText] = useState(String(draft.sentResult ?? draft.typedResult ?? draft.countedResult ?? ''));
  const [typedAt, setTypedAt] = useState<number | null>(null);
  /** What was typed when a save was last held back: no number, more digits than count, or more than anybody can do in the time. */
  const [asked, setAsked] = useState<string | null>(null);
  const recommendation = useRecommendedBonus(draft);
  const { best } = useEarlierResults(draft.drillId);
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const hintId = useId();
  const result = resultOf(text);
  const tooBig = result > sessionLimits.maxResult;
  const isFixed = failure !== null && !failure.refused;
  /** Whoever has keys types the number at once. Under a thumb a keyboard would come up over the large steps and the button that saves. */
  const focusFirst = useEffectEvent(() => {
    const isTypedAtOnce = hasKeyboard() && !isFixed && !saving;
    if (isTypedAtOnce) field.current?.select();
    focusAtTop(isTypedAtOnce ? field.current : root.current);
  });
  useEffect(() => focusFirst(), []);
  // Another tab has saved it, or left it: there is nothing here to save or to lose any more.
  const isGone = failure?.trouble === 'noSession';
  const isPossible = drill === undefined || isPossibleResult(drill, result, draft.minutes);
  const isWords = isUnread(text);
  const isPart = isCut(text) && !isWords;
  const isDoubtful = !isPossible || isWords || isPart;
  /** What the marks beside the field are for: nothing while it cannot be a result. */
  const counted = tooBig || isDoubtful ? 0 : result;
  const isAskedAbout = isDoubtful && !tooBig && asked === text;
  // Asked about, the button says what a second press does.
  const saveLabel = !isAskedAbout ? m.practice_save() : isWords ? m.practice_save_without_result() : isPossible ? m.practice_save_part({ result: numberText(result) }) : m.practice_save_without_bonus();
  const isFormBeside = useMediaQuery(FORM_BESIDE);
  const hasStakes = useMediaQuery(WIDE_SCREEN) && rest === undefined && drill !== undefined;
  const isExplainedBelow = useMediaQuery(LOW_SCREEN) || rest !== undefined;
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  const isLying = useMediaQuery(LYING_PHONE) && rest === undefined;
  const hint = hintOf(draft, isFixed, isLying ? m.practice_result_hint_short() : m.practice_result_hint());
  // Of a number that is there already it says what it is.
  const isHintBelow = (isExplainedBelow || isNarrow) && !isFixed && draft.countedResult === null;
  const hasJustEnded = rest === undefined && draft.finishedEarlyAt === null && now - draft.endsAt < WORTH_SAYING_MS;
  // The note that has come above the button pushes it down.
  const isHeldBack = isAskedAbout || failure !== null;
  useEffect(() => {
    if (isHeldBack) save.current?.scrollIntoView({ block: 'nearest' });
  }, [isHeldBack]);
  const preview = sessionRewards({
    result: isPossible ? result : 0,
    durationMinutes: draft.minutes,
    recommendation,
  });

  /** The rest is over: what was typed is the result, and nothing that cannot be one. Whoever was told of a failure decides. */
  const goOn = (): void => {
    if (!saving && failure === null) onSave(tooBig ? 0 : result);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (saving || tooBig || isGone) return;
    if (isAskedAbout || isFixed || !isDoubtful) return onSave(result);
    setAsked(text);
    if (isWords) field.current?.focus();
  };

  const earned = { experience: preview.experienceGained, tokens: preview.tokensEarned };
  const previewed = (
    <p className={css['preview']} aria-live="polite">
      {/* Why it is no more, before anything is pressed. */}
      {isPossible || tooBig ? null : `${m.practice_preview_impossible()} `}
      {tooBig || isWords ? null : recommendation === 0 ? m.practice_preview(earned) : m.practice_preview_with_bonus({ ...earned, bonus: recommendation })}
    </p>
  );

  /** The second press of a double click is no answer to what the first one asked. */
  const holdDoubleClick = (event: MouseEvent): void => {
    if (event.detail > 1 && isAskedAbout) event.preventDefault();
  };

  return (
    <section ref={root} tabIndex={-1} aria-labelledby={titleId} className={css['view']} data-rest={rest !== undefined || undefined}>
      <Card tone="pitch" {...(!hasStakes && { lines: 'centre' as const })} className={css['card'] ?? ''}>
        <PitchTitle id={titleId} kicker={hasJustEnded && place === undefined ? m.practice_complete_cheer() : kickerOf(draft, place, rest)} title={rest === undefined ? m.practice_complete_title() : m.routine_drill_done()} />
        {hasJustEnded ? <Confetti /> : null}
        {/* While a rest runs what comes next stands in the place of what is over. */}
        {rest === undefined ? (
          <dl className={css['facts']}>
            <Fact name={m.practice_complete_drill()} value={withSoftHyphens(drillName(draft.drillId))} />
            <Fact name={m.practice_complete_minutes()} value={String(draft.minutes)} />
            <Fact name={m.practice_complete_side()} value={sideWord[draft.side]()} />
          </dl>
        ) : (
          <RestDuringResult {...rest} typedAt={typedAt} onDue={goOn} />
        )}
        {now - restBegins(draft) < WORTH_SAYING_MS ? null : (
          <p className={css['ended']}>
            {endedText(draft, now)}
          </p>
        )}
        {hasStakes ? <Stakes draft={draft} drill={drill} result={counted} areResultsBeside={isFormBeside} /> : null}
        <form className={css['form']} onSubmit={submit}>
          {/* Beside the drill that comes next it would be taken for that one's. */}
          {(hasStakes && !isFormBeside) || rest !== undefined || drill === undefined ? null : <EarlierResults drill={drill} result={counted} />}
          <div className={css['entry']}>
            <ResultField
              ref={field}
              label={rest === undefined ? m.practice_result_label() : m.practice_result_label_in({ drill: drillName(draft.drillId) })}
              hint={isHintBelow ? undefined : hint}
              aria-describedby={isHintBelow ? hintId : undefined}
              placeholder={m.practice_result_placeholder({ label })}
              value={text}
              onValueChange={(typed) => {
                setText(typed);
                onType(typed);
                setTypedAt(rest?.clock.now() ?? null);
              }}
              readOnly={isFixed || saving}
              hasLargeSteps={rest === undefined}
              best={best}
              validity={tooBig || isWords ? 'invalid' : 'neutral'}
              message={tooBig ? m.practice_result_too_big() : m.practice_result_words()}
            />
            {isExplainedBelow ? null : previewed}
            <div aria-live="assertive">
              {failure === null ? null : <FailureNote failure={failure} />}
              {isAskedAbout && isWords ? <Note>{m.practice_result_none()}</Note> : null}
              {isAskedAbout && isPart && isPossible ? <Note>{m.practice_result_part({ result: numberText(result) })}</Note> : null}
              {isAskedAbout && !isWords && !isPossible ? (
                <Note>
                  <p>{m.practice_result_impossible({ result: numberText(result), label: drill === undefined ? '' : resultWord[drill.resultLabel](result), count: draft.minutes })}</p>
                  <p className={css['tip']}>{m.practice_result_impossible_tip()}</p>
                </Note>
              ) : null}
            </div>
            {isGone ? (
              <Button size="lg" wide onClick={onAgain}>
                {m.practice_again()}
              </Button>
            ) : (
              <Button ref={save} className={css['save']} type="submit" variant="primary" size="lg" wide busy={saving} onClick={holdDoubleClick}>
                {saveLabel}
              </Button>
            )}
          </div>
          {isExplainedBelow ? previewed : null}
          {isHintBelow || rest !== undefined ? (
            <p id={hintId} className={css['saves']}>
              {isHintBelow ? hint : null} {rest === undefined ? null : m.routine_rest_saves()}
            </p>
          ) : null}
          {isGone ? null : (
            <LinkButton className={css['discard']} onClick={onDiscard} disabled={saving}>
              {m.practice_discard()}
            </LinkButton>
          )}
        </form>
      </Card>
    </section>
  );
}

/** Which drill of a routine it was, else that it is over. */
function kickerOf(draft: PracticeDraft, place: string | undefined, rest: RunningRest | undefined): ReactNode {
  if (place === undefined) return draft.finishedEarlyAt === null ? m.practice_complete_kicker() : m.practice_complete_early();
  if (rest === undefined) return place;
  return (
    <>
      <span>{place}</span>{SEPARATOR}{drillName(draft.drillId)}
    </>
  );
}

/** A time of today is said as one: alone it would read as a duration. No clock ran out where the player finished early. */
function endedText({ endsAt, finishedEarlyAt, timeZone }: PracticeDraft, now: number): string {
  const when = shortDateTimeText(endsAt, now, timeZone);
  if (finishedEarlyAt !== null) return m.practice_complete_early_ended({ when });
  const isToday = practiceDayOf(new Date(endsAt), timeZone) === practiceDayOf(new Date(now), timeZone);
  return isToday ? m.practice_complete_ended_today({ when }) : m.practice_complete_ended({ when });
}

function hintOf({ countedResult }: PracticeDraft, isFixed: boolean, uncounted: string): string {
  if (isFixed) return m.practice_result_fixed();
  return countedResult === null ? uncounted : m.practice_result_counted();
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={css['fact']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Spec 002 §5. */
const troubleText: Record<SaveTrouble, () => string> = {
  noSession: m.practice_save_no_session,
  signedOut: m.practice_save_signed_out,
  noDatabase: m.practice_save_no_database,
  tokenLate: m.practice_save_token_late,
  noToken: m.practice_save_no_token,
  foreignPage: m.offline_why_foreign,
};

/** Spec 002 §8: the server's words, else its status, else the plain sentence. */
function failureText({ trouble, words, status }: SaveFailure): string {
  if (trouble !== null) return troubleText[trouble]();
  return words ?? (status === null ? m.practice_save_failed() : m.practice_save_failed_status({ status }));
}

/** Why it was not saved, then the tip. */
function FailureNote({ failure }: { failure: SaveFailure }) {
  const { suggestion } = failure;
  return (
    <Note>
      <p>{failureText(failure)}</p>
      {failure.trouble === 'noToken' || failure.trouble === 'signedOut' ? <p className={css['tip']}>{m.practice_save_safe()}</p> : null}
      {suggestion === null ? null : <p className={css['tip']}>{m.practice_save_tip({ suggestion })}</p>}
    </Note>
  );
}

/** What keeps a session from being saved just now. */
function Note({ children }: { children: ReactNode }) {
  return (
    <div className={css['failure']}>
      <AlertIcon size={22} />
      <div>{children}</div>
    </div>
  );
}
