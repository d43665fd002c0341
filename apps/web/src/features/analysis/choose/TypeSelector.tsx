import { analysisTypes, type AnalysisType } from '@touchline/domain';
import { tooYoungFor } from '@touchline/vision';
import { m } from '@touchline/messages';
import { useId } from 'react';
import { notMeasuredWords } from '@touchline/messages/form-review-words';
import { AlertIcon, CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { RadioInputOverlay } from '../../../ui/radio/RadioInputOverlay.tsx';
import { skillWord } from '../results/skill-view-and-leg-labels.ts';
import { FilmingTip } from './FilmingTip.tsx';
import { SkillIcon } from './SkillIcon.tsx';
import { StepNumber, type StepState } from './StepNumber.tsx';
import { typeField } from './focus-type-selector.ts';
import css from './TypeSelector.module.css';

interface TypeSelectorProps {
  readonly step: StepState;
  readonly type: AnalysisType | null;
  /** The skills that stand out before the others. */
  readonly recent: readonly AnalysisType[];
  /** Years; null where it is not known. */
  readonly age: number | null;
  /** A start was refused for want of it, and it has not been chosen since. */
  readonly isMissing: boolean;
  /** With the red border of the first moments. */
  readonly hasBorder: boolean;
  readonly onType: (type: AnalysisType) => void;
  /** One was pressed, where the arrow keys only go through them. */
  readonly onPress: () => void;
}

/** What is to be analysed, a tile with its sign for each skill, large for those of the last times, and why not what the player is too young for. */
export function TypeSelector({ step, type, recent, age, isMissing, hasBorder, onType, onPress }: TypeSelectorProps) {
  const name = useId();
  const labelId = useId();
  const missingId = useId();
  const { what, film } = notMeasuredWords('headingAge');
  return (
    <div className={css['skill']} data-state={step}>
      <p className={css['label']}>
        <StepNumber step={1} state={step} />
        <span id={labelId}>{m.analysis_type_label()}</span>
      </p>
      {isMissing ? (
        <p id={missingId} className={css['missing']}>
          <AlertIcon size={18} />
          {m.analysis_missing_type()}
        </p>
      ) : null}
      <div
        role="radiogroup"
        className={css['tiles']}
        aria-labelledby={labelId}
        aria-describedby={isMissing ? missingId : undefined}
        aria-invalid={isMissing || undefined}
        data-red={(isMissing && hasBorder) || undefined}
      >
        {[...recent, ...analysisTypes.filter((one) => !recent.includes(one))].map((value, index) => (
          <label key={value} className={classes(css['tile'], index < recent.length && css['large'])} data-checked={value === type || undefined}>
            <RadioInputOverlay
              id={index === 0 ? typeField : undefined}
              name={name}
              checked={value === type}
              onChange={() => onType(value)}
              // A key that goes on to the next one clicks it too.
              onClick={({ detail }) => (detail > 0 ? onPress() : undefined)}
            />
            <SkillIcon type={value} size={30} />
            <span className={css['name']}>{skillWord[value]()}</span>
            {value === type ? (
              <span className={css['tick']}>
                <CheckIcon size={14} />
              </span>
            ) : null}
          </label>
        ))}
      </div>
      {type !== null && tooYoungFor(type, age) ? <FilmingTip>{`${what} ${film}`}</FilmingTip> : null}
    </div>
  );
}
