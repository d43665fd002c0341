import type { AnalysisType, Sharing } from '@touchline/domain';
import { Card } from '../../../ui/card/Card.tsx';
import type { Clip } from '../clip/clip-types.ts';
import type { Part } from '../clip/trim-range.ts';
import type { Missing } from '../machine/analysis-machine-types.ts';
import type { ClipError } from '../machine/clip-error.ts';
import { FoldedWhereKeptChooser } from '../where-kept/FoldedWhereKeptChooser.tsx';
import { useAllowedSharing } from '../where-kept/useAllowedSharing.ts';
import { ClipChoicePanel, type Staging } from './ClipChoicePanel.tsx';
import { DropZone } from './DropZone.tsx';
import { FilmingHelp } from './FilmingHelp.tsx';
import { FilmingTip } from './FilmingTip.tsx';
import { ModelReadyStatus } from './ModelReadyStatus.tsx';
import { filmingTipText } from './filming-tip-text.ts';
import { scrollToClipChoice } from './scroll-to-clip-choice.ts';
import { setupSteps } from './setup-steps.ts';
import { StartAnalysis } from './StartAnalysis.tsx';
import { useFilmingHelpLayout } from './useFilmingHelpLayout.ts';
import css from './AnalysisSetup.module.css';
import { ClipErrorPanel } from './ClipErrorPanel.tsx';
import { TypeSelector } from './TypeSelector.tsx';
import type { Readiness } from './useModelReadiness.ts';

interface AnalysisSetupProps {
  readonly staging: Staging;
  readonly type: AnalysisType | null;
  /** The skills that stand out before the others. */
  readonly recent: readonly AnalysisType[];
  /** Years; null where it is not known. */
  readonly age: number | null;
  readonly clip: Clip | null;
  readonly clipError: ClipError | null;
  readonly remade: number;
  /** What a start was refused for want of, until it is there. */
  readonly missing: Missing | null;
  /** It was refused a moment ago. */
  readonly hasMissingBorder: boolean;
  readonly readiness: Readiness;
  readonly sharing: Sharing;
  readonly onSharing: (sharing: Sharing) => void;
  readonly onRetryReady: () => void;
  readonly onType: (type: AnalysisType) => void;
  readonly onFile: (file: Blob) => void;
  readonly onFilm: () => void;
  readonly onCut: (part: Part) => void;
  readonly onCancel: () => void;
  readonly onSkip: () => void;
  /** Shares what the screen says at that moment, which may be less than was chosen before. */
  readonly onStart: (shared: Sharing) => void;
}

/** Pick a skill, film or choose a clip, start (spec 002 §2, 'Analysis tab'). */
export function AnalysisSetup(props: AnalysisSetupProps) {
  const { staging, type, recent, age, clip, clipError, remade, missing, hasMissingBorder, readiness, sharing, onFile } = props;
  const { chosen } = useAllowedSharing(age, sharing);
  const { picture, isTipAtClip } = useFilmingHelpLayout();
  const steps = setupSteps({ type, age, clip, staging });
  const tip = steps.isRefused ? null : <FilmingTip>{filmingTipText(type)}</FilmingTip>;
  const modelStatus = <ModelReadyStatus readiness={readiness} onRetry={props.onRetryReady} />;
  return (
    <DropZone onFile={onFile}>
      <div className={css['screen']}>
        <div className={css['skill']}>
          <Card tone={steps.skill === 'now' ? 'flood' : 'plain'}>
            <TypeSelector step={steps.skill} {...{ type, recent, age }} isMissing={missing === 'type'} hasBorder={hasMissingBorder} onType={props.onType} onPress={scrollToClipChoice} />
          </Card>
        </div>
        <div className={css['clip']}>
          <Card>
            <div className={css['stack']}>
              {clipError === null ? null : (
                <ClipErrorPanel key={`${clipError.problem} ${clipError.details}`} clipError={clipError} clip={clip} />
              )}
              <ClipChoicePanel
                {...{ staging, clip, picture, remade, onFile }}
                step={steps.video}
                tip={isTipAtClip ? tip : null}
                onFilm={props.onFilm}
                onCut={props.onCut}
                onCancel={props.onCancel}
                onSkip={props.onSkip}
              />
              <div className={css['foot']}>
                {clip === null && staging !== 'checking' ? <FilmingHelp hasPicture={picture === 'folded'} /> : null}
                {isTipAtClip ? modelStatus : null}
              </div>
            </div>
          </Card>
        </div>
        <div className={css['sharing']}>
          <Card>
            <FoldedWhereKeptChooser age={age} value={sharing} onValue={props.onSharing} />
          </Card>
        </div>
        <StartAnalysis {...{ steps, clip, staging, missing }} onStart={() => props.onStart(chosen)} />
        {isTipAtClip ? null : (
          <div className={css['help']}>
            {tip}
            {modelStatus}
          </div>
        )}
      </div>
    </DropZone>
  );
}
