import type { Drill } from '@touchline/domain';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { FormEvent, MouseEvent, Ref, RefObject } from 'react';
import { m, numberText } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { Button } from '../../../ui/button/Button.tsx';
import { hasKeyboard } from '../../../ui/field/has-keyboard.ts';
import { LinkButton } from '../../../ui/link/Link.tsx';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import type { SaveFailure } from '../machine/save-failure.ts';
import { focusAtTop } from '../focus-at-top.ts';
import { useEarlierResults } from '../useEarlierResults.ts';
import { resultWord } from '../../drills/index.ts';
import css from './CompleteView.module.css';
import { hintOf } from './complete-view-text.tsx';
import { EarlierResults } from './EarlierResults.tsx';
import type { ReadResult } from './check-typed-result.ts';
import { EarnedPreview } from './EarnedPreview.tsx';
import { ResultField } from './ResultField.tsx';
import type { RunningRest } from './RestDuringResult.tsx';
import { DoubtfulResultNote, SaveFailureNote } from './SaveFailureAndDoubtfulResultNotes.tsx';
import type { CompleteLayout } from './useCompleteLayout.ts';
import { useRecommendedBonus } from './useRecommendedBonus.ts';
import type { ResultEntry } from './useResultEntry.ts';

interface ResultFormProps {
  /** The view around it. */
  readonly view: RefObject<HTMLElement | null>;
  readonly draft: PracticeDraft;
  /** Undefined where this version knows it no more. */
  readonly drill: Drill | undefined;
  readonly entry: ResultEntry;
  readonly layout: CompleteLayout;
  /** The best and the last result stand above the field. */
  readonly hasEarlierResults: boolean;
  readonly rest: RunningRest | undefined;
  readonly saving: boolean;
  readonly failure: SaveFailure | null;
  /** With every change of the result field. */
  readonly onType: (text: string) => void;
  readonly onSave: (result: number) => void;
  readonly onDiscard: () => void;
  /** On to another drill, when this session is no longer here. */
  readonly onAgain: () => void;
}

/** The result to log: the field, what it earns, and the button that saves it. */
export function ResultForm({ view, draft, drill, entry, layout, hasEarlierResults, rest, saving, failure, onType, onSave, onDiscard, onAgain }: ResultFormProps) {
  const { text, read, isAskedAbout, counted } = entry;
  const { result, isTooBig, isWords, isDoubtful } = read;
  const recommendation = useRecommendedBonus(draft);
  const { best } = useEarlierResults(draft.drillId);
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  /** What was sent stays as it is until it is known whether it arrived. */
  const isFixed = failure !== null && !failure.refused;
  const isReadOnly = isFixed || saving;
  useFocusOnEnd(view, field, isReadOnly);
  // The note that has come above the button pushes it down.
  const save = useScrolledIntoView(isAskedAbout || failure !== null);
  // Another tab has saved it, or left it: there is nothing here to save or to lose any more.
  const isGone = failure?.trouble === 'noSession';
  const hint = hintOf(draft, isFixed, layout.hasShortHint ? m.practice_result_hint_short() : m.practice_result_hint());
  // Of a number that is there already it says what it is.
  const isHintBelow = layout.isHintBelow && !isFixed && draft.countedResult === null;
  const label = drill === undefined ? '' : resultWord[drill.resultLabel]();
  const earned = <EarnedPreview className={css['preview']} minutes={draft.minutes} {...{ read, recommendation }} />;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (saving || isTooBig || isGone) return;
    if (isAskedAbout || isFixed || !isDoubtful) return onSave(result);
    entry.askAbout();
    if (isWords) field.current?.focus();
  };

  return (
    <form className={css['form']} onSubmit={submit}>
      {hasEarlierResults && drill !== undefined ? <EarlierResults drill={drill} result={counted} /> : null}
      <div className={css['entry']}>
        <ResultField
          ref={field}
          label={rest === undefined ? m.practice_result_label() : m.practice_result_label_in({ drill: drillName(draft.drillId) })}
          {...(isHintBelow ? { 'aria-describedby': hintId } : { hint })}
          placeholder={m.practice_result_placeholder({ label })}
          value={text}
          onValueChange={(typed) => {
            entry.type(typed, rest?.clock.now() ?? null);
            onType(typed);
          }}
          readOnly={isReadOnly}
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
          <SaveButton ref={save} {...{ saving, isAskedAbout, read }} />
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
  );
}

interface SaveButtonProps extends Pick<ResultEntry, 'isAskedAbout' | 'read'> {
  readonly saving: boolean;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Saves what was typed; once it was asked whether that is meant, it says what a second press does. */
function SaveButton({ saving, isAskedAbout, read, ref }: SaveButtonProps) {
  /** The second press of a double click is no answer to what the first one asked. */
  const holdDoubleClick = (event: MouseEvent): void => {
    if (event.detail > 1 && isAskedAbout) event.preventDefault();
  };
  return (
    <Button ref={ref} className={css['save']} type="submit" variant="primary" size="lg" wide busy={saving} onClick={holdDoubleClick}>
      {isAskedAbout ? secondSaveLabel(read) : m.practice_save()}
    </Button>
  );
}

/** What a second press does, once it was asked whether the result is meant. */
const secondSaveLabel = ({ result, isWords, isPossible }: ReadResult): string =>
  isWords ? m.practice_save_without_result() : isPossible ? m.practice_save_part({ result: numberText(result) }) : m.practice_save_without_bonus();

/**
 * The focus when the drill ends. Whoever has keys types the number at once, unless it is settled (`isSettled`). Under a thumb a
 * keyboard would come up over the large steps and the button that saves: there the view itself, which takes what is given, has it.
 */
function useFocusOnEnd(view: RefObject<HTMLElement | null>, field: RefObject<HTMLInputElement | null>, isSettled: boolean): void {
  const focusFirst = useEffectEvent(() => {
    const isTypedAtOnce = hasKeyboard() && !isSettled;
    if (isTypedAtOnce) field.current?.select();
    focusAtTop(isTypedAtOnce ? field.current : view.current);
  });
  useEffect(() => focusFirst(), []);
}

/** For the button that takes it: scrolled into view once `isPushed`. */
function useScrolledIntoView(isPushed: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPushed) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isPushed]);
  return button;
}
