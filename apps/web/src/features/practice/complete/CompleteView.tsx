import { findDrill } from '@touchline/domain';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FormEvent, MouseEvent, RefObject } from 'react';
import { m, numberText } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { Button } from '../../../ui/button/Button.tsx';
import { hasKeyboard } from '../../../ui/field/has-keyboard.ts';
import { LinkButton } from '../../../ui/link/Link.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Confetti } from '../../../ui/art/Confetti.tsx';
import { restBegins, type PracticeDraft } from '../machine/practice-draft.ts';
import type { SaveFailure } from '../machine/save-failure.ts';
import { focusAtTop } from '../focus-at-top.ts';
import { PitchTitle } from '../PitchTitle.tsx';
import { useEarlierResults } from '../useEarlierResults.ts';
import { resultWord } from '../../drills/index.ts';
import css from './CompleteView.module.css';
import { endedText, hintOf, kickerOf } from './complete-view-text.tsx';
import { EarlierResults } from './EarlierResults.tsx';
import type { ReadResult } from './check-typed-result.ts';
import { EarnedPreview } from './EarnedPreview.tsx';
import { ResultField } from './ResultField.tsx';
import { RestDuringResult, type RunningRest } from './RestDuringResult.tsx';
import { DoubtfulResultNote, SaveFailureNote } from './SaveFailureAndDoubtfulResultNotes.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { ResultBesideBestAndLevel } from './ResultBesideBestAndLevel.tsx';
import { useCompleteLayout } from './useCompleteLayout.ts';
import { useRecommendedBonus } from './useRecommendedBonus.ts';
import { useResultEntry } from './useResultEntry.ts';

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

/** From this many milliseconds after the end on, the page says when the timer ended. */
const WORTH_SAYING_MS = 60_000;

/** The timer has ended: what was practised, and the result to log (spec 002 §2, §4). */
export function CompleteView({ draft, now, place, rest, saving, failure, onType, onSave, onDiscard, onAgain }: CompleteViewProps) {
  const drill = findDrill(draft.drillId);
  const label = drill === undefined ? '' : resultWord[drill.resultLabel]();
  const { text, setText, read, isAskedAbout, askAbout } = useResultEntry(draft, drill);
  const { result, isTooBig, isWords, isDoubtful } = read;
  const [typedAt, setTypedAt] = useState<number | null>(null);
  const recommendation = useRecommendedBonus(draft);
  const { best } = useEarlierResults(draft.drillId);
  const layout = useCompleteLayout(rest !== undefined);
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const hintId = useId();
  /** What was sent stays as it is until it is known whether it arrived. */
  const isFixed = failure !== null && !failure.refused;
  const root = useFocusOnEnd(field, isFixed || saving);
  // The note that has come above the button pushes it down.
  const save = useScrolledIntoView(isAskedAbout || failure !== null);
  // Another tab has saved it, or left it: there is nothing here to save or to lose any more.
  const isGone = failure?.trouble === 'noSession';
  /** What the marks beside the field are for: nothing while it cannot be a result. */
  const counted = isTooBig || isDoubtful ? 0 : result;
  const hint = hintOf(draft, isFixed, layout.hasShortHint ? m.practice_result_hint_short() : m.practice_result_hint());
  // Of a number that is there already it says what it is.
  const isHintBelow = layout.isHintBelow && !isFixed && draft.countedResult === null;
  const hasJustEnded = rest === undefined && draft.finishedEarlyAt === null && now - draft.endsAt < WORTH_SAYING_MS;
  const stakes = layout.hasStakes && drill !== undefined ? <ResultBesideBestAndLevel draft={draft} drill={drill} result={counted} areResultsBeside={layout.isFormBeside} /> : null;
  // Beside the drill that comes next it would be taken for that one's.
  const hasEarlierResults = rest === undefined && (stakes === null || layout.isFormBeside);
  const earned = <EarnedPreview className={css['preview']} minutes={draft.minutes} {...{ read, recommendation }} />;

  /** The rest is over: what was typed is the result, and nothing that cannot be one. Whoever was told of a failure decides. */
  const goOn = (): void => {
    if (!saving && failure === null) onSave(isTooBig ? 0 : result);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (saving || isTooBig || isGone) return;
    if (isAskedAbout || isFixed || !isDoubtful) return onSave(result);
    askAbout();
    if (isWords) field.current?.focus();
  };
  /** The second press of a double click is no answer to what the first one asked. */
  const holdDoubleClick = (event: MouseEvent): void => {
    if (event.detail > 1 && isAskedAbout) event.preventDefault();
  };

  return (
    <section ref={root} tabIndex={-1} aria-labelledby={titleId} className={css['view']} data-rest={rest !== undefined || undefined}>
      <Card tone="pitch" {...(stakes === null && { lines: 'centre' as const })} className={css['card'] ?? ''}>
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
        {stakes}
        <form className={css['form']} onSubmit={submit}>
          {hasEarlierResults && drill !== undefined ? <EarlierResults drill={drill} result={counted} /> : null}
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
            {layout.isExplainedBelow ? null : earned}
            <div aria-live="assertive">
              {failure === null ? null : <SaveFailureNote failure={failure} />}
              {isAskedAbout ? <DoubtfulResultNote {...{ read, drill }} minutes={draft.minutes} /> : null}
            </div>
            {isGone ? (
              <Button size="lg" wide onClick={onAgain}>
                {m.practice_again()}
              </Button>
            ) : (
              <Button ref={save} className={css['save']} type="submit" variant="primary" size="lg" wide busy={saving} onClick={holdDoubleClick}>
                {isAskedAbout ? secondSaveLabel(read) : m.practice_save()}
              </Button>
            )}
          </div>
          {layout.isExplainedBelow ? earned : null}
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

/** What a second press does, once it was asked whether the result is meant. */
const secondSaveLabel = ({ result, isWords, isPossible }: ReadResult): string =>
  isWords ? m.practice_save_without_result() : isPossible ? m.practice_save_part({ result: numberText(result) }) : m.practice_save_without_bonus();

/**
 * The focus when the drill ends. Whoever has keys types the number at once, unless it is settled (`isSettled`). Under a thumb a
 * keyboard would come up over the large steps and the button that saves: there the view itself, which takes what is given, has it.
 */
function useFocusOnEnd(field: RefObject<HTMLInputElement | null>, isSettled: boolean): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const focusFirst = useEffectEvent(() => {
    const isTypedAtOnce = hasKeyboard() && !isSettled;
    if (isTypedAtOnce) field.current?.select();
    focusAtTop(isTypedAtOnce ? field.current : root.current);
  });
  useEffect(() => focusFirst(), []);
  return root;
}

/** For the button that takes it: scrolled into view once `isPushed`. */
function useScrolledIntoView(isPushed: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPushed) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isPushed]);
  return button;
}
