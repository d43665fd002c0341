import { findDrill, sessionRewards } from '@touchline/domain';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import { m, numberText } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { Button } from '../../../ui/button/Button.tsx';
import { hasKeyboard } from '../../../ui/field/has-keyboard.ts';
import { LinkButton } from '../../../ui/link/Link.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Confetti } from '../../../ui/art/Confetti.tsx';
import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';
import { restBegins, type PracticeDraft } from '../machine/practice-draft.ts';
import type { SaveFailure } from '../machine/save-failure.ts';
import { focusAtTop } from '../focus-at-top.ts';
import { PitchTitle } from '../PitchTitle.tsx';
import { useEarlierResults } from '../useEarlierResults.ts';
import { resultWord } from '../../drills/index.ts';
import css from './CompleteView.module.css';
import { endedText, hintOf, kickerOf } from './complete-view-text.tsx';
import { EarlierResults } from './EarlierResults.tsx';
import { readResult } from './check-typed-result.ts';
import { ResultField } from './ResultField.tsx';
import { RestDuringResult, type RunningRest } from './RestDuringResult.tsx';
import { DoubtNote, FailureNote } from './SaveFailureAndDoubtNotes.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { ResultBesideBestAndLevel } from './ResultBesideBestAndLevel.tsx';
import { useRecommendedBonus } from './useRecommendedBonus.ts';

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
  const read = readResult(text, drill, draft.minutes);
  const { result, isTooBig, isWords, isPossible, isDoubtful } = read;
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
  /** What the marks beside the field are for: nothing while it cannot be a result. */
  const counted = isTooBig || isDoubtful ? 0 : result;
  const isAskedAbout = isDoubtful && !isTooBig && asked === text;
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
    if (!saving && failure === null) onSave(isTooBig ? 0 : result);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (saving || isTooBig || isGone) return;
    if (isAskedAbout || isFixed || !isDoubtful) return onSave(result);
    setAsked(text);
    if (isWords) field.current?.focus();
  };

  const earned = { experience: preview.experienceGained, tokens: preview.tokensEarned };
  const previewed = (
    <p className={css['preview']} aria-live="polite">
      {/* Why it is no more, before anything is pressed. */}
      {isPossible || isTooBig ? null : `${m.practice_preview_impossible()} `}
      {isTooBig || isWords ? null : recommendation === 0 ? m.practice_preview(earned) : m.practice_preview_with_bonus({ ...earned, bonus: recommendation })}
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
          <SessionFacts draft={draft} />
        ) : (
          <RestDuringResult {...rest} typedAt={typedAt} onDue={goOn} />
        )}
        {now - restBegins(draft) < WORTH_SAYING_MS ? null : (
          <p className={css['ended']}>
            {endedText(draft, now)}
          </p>
        )}
        {hasStakes ? <ResultBesideBestAndLevel draft={draft} drill={drill} result={counted} areResultsBeside={isFormBeside} /> : null}
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
              validity={isTooBig || isWords ? 'invalid' : 'neutral'}
              message={isTooBig ? m.practice_result_too_big() : m.practice_result_words()}
            />
            {isExplainedBelow ? null : previewed}
            <div aria-live="assertive">
              {failure === null ? null : <FailureNote failure={failure} />}
              {isAskedAbout ? <DoubtNote {...{ read, drill }} minutes={draft.minutes} /> : null}
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
