import { analysisTypes, type AnalysisType } from '@touchline/domain';
import { tooYoungFor } from '@touchline/vision';
import { m } from '@touchline/messages';
import { Select } from '../../../ui/select/Select.tsx';
import { notMeasuredWords } from '@touchline/messages/form-review-words';
import { skillWord } from '../results/analysis-labels.ts';
import { FilmingTip } from './FilmingTip.tsx';
import css from './TypeSelector.module.css';

interface TypeSelectorProps {
  readonly type: AnalysisType | null;
  /** Years; null where it is not known. */
  readonly age: number | null;
  /** A start was refused for want of it. */
  readonly isMissing: boolean;
  readonly onType: (type: AnalysisType) => void;
}

/** The field that takes the focus when a start lacks the skill. */
export const typeField = 'analysis-type';

/** What is to be analysed, and why not what the player is too young for. */
export function TypeSelector({ type, age, isMissing, onType }: TypeSelectorProps) {
  const { what, film } = notMeasuredWords('headingAge');
  return (
    <div className={css['skill']}>
      <Select
        id={typeField}
        label={m.analysis_type_label()}
        placeholder={m.analysis_type_placeholder()}
        options={analysisTypes.map((value) => ({ value, label: skillWord[value]() }))}
        value={type}
        onValueChange={onType}
        validity={isMissing ? 'invalid' : 'neutral'}
        message={m.analysis_missing_type()}
      />
      {type !== null && tooYoungFor(type, age) ? <FilmingTip>{`${what} ${film}`}</FilmingTip> : null}
    </div>
  );
}
