import type { AnalysisType, Sharing } from '@touchline/domain';
import { tooYoungFor } from '@touchline/vision';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import type { Clip } from '../clip/clip-types.ts';
import type { Part } from '../clip/trim-range.ts';
import type { Missing } from '../machine/analysis-machine-types.ts';
import type { ClipError } from '../machine/clip-error.ts';
import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';
import { FoldedWhereKeptChooser } from '../where-kept/FoldedWhereKeptChooser.tsx';
import { useAllowedSharing } from '../where-kept/useAllowedSharing.ts';
import { ClipChoicePanel, type Staging } from './ClipChoicePanel.tsx';
import { DropZone } from './DropZone.tsx';
import { FilmingTip } from './FilmingTip.tsx';
import { ModelReadyStatus } from './ModelReadyStatus.tsx';
import { filmingTipText } from './filming-tip-text.ts';
import { scrollToClipChoice } from './scroll-to-clip-choice.ts';
import { StepNumber } from './StepNumber.tsx';
import css from './AnalysisSetup.module.css';
import { ClipErrorPanel } from './ClipErrorPanel.tsx';
import { TypeSelector } from './TypeSelector.tsx';
import type { Readiness } from './useModelReadiness.ts';

/** Names what comes before the start. */
const START_WAITS = 'analysis-start-waits';

interface AnalysisSetupProps {
  readonly staging: Staging;
  readonly type: AnalysisType | null;
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

/** A window in which the two ways to a clip would else not be in sight: of a phone, upright or lying down. */
const LITTLE_ROOM = '(max-width: 39.99rem), (max-height: 30rem)';

/** A phone held upright: the picture of how it is done stands below the two ways to a clip, which come first. */
const UPRIGHT = '(max-width: 39.99rem) and (min-height: 30.01rem)';

/** A phone lying down. */
const LYING = '(max-width: 63.99rem) and (max-height: 30rem)';

/** Pick a skill, film or choose a clip, start (spec 002 §2, 'Analysis tab'). */
export function AnalysisSetup(props: AnalysisSetupProps) {
  const { staging, type, age, clip, clipError, remade, missing, hasMissingBorder, readiness, sharing, onFile } = props;
  const { chosen } = useAllowedSharing(age, sharing);
  // Heading is not for the young: another skill is offered before they film and wait.
  const isRefused = type !== null && tooYoungFor(type, age);
  const isFolded = useMediaQuery(LITTLE_ROOM);
  const isUpright = useMediaQuery(UPRIGHT);
  // Lying down the skills fill their column to the end of the first view.
  const isTipAtClip = !useMediaQuery(LYING);
  const picture = isUpright ? 'belowLow' : isTipAtClip ? (isFolded ? 'folded' : 'above') : 'aboveLow';
  const tip = isRefused ? null : <FilmingTip>{filmingTipText(type)}</FilmingTip>;
  const isTooLong = staging === 'tooLong' || staging === 'cutting';
  const hasSkill = type !== null && !isRefused;
  const hasClip = clip !== null && !isTooLong;
  // One of the three has its turn, and alone has what stands out.
  const skillStep = hasSkill ? 'done' : 'now';
  const clipStep = hasClip ? 'done' : hasSkill ? 'now' : 'ahead';
  const startStep = hasSkill && hasClip ? 'now' : 'ahead';
  /** Also said when a start was refused for want of a clip, and then beside the button. */
  const isFirstVideoSaid = clip === null && missing !== 'video';
  const skillPart = (
    <div className={css['skill']}>
      <Card>
        <TypeSelector step={skillStep} type={type} age={age} isMissing={missing === 'type'} hasBorder={hasMissingBorder} onType={props.onType} onPress={scrollToClipChoice} />
      </Card>
    </div>
  );
  const clipPart = (
    <div className={css['clip']}>
      <Card>
        <div className={css['stack']}>
          {clipError === null ? null : (
            <ClipErrorPanel key={`${clipError.problem} ${clipError.details}`} clipError={clipError} clip={clip} />
          )}
          <ClipChoicePanel
            {...{ staging, clip, isFolded, picture, remade, onFile }}
            step={clipStep}
            tip={isTipAtClip ? tip : null}
            onFilm={props.onFilm}
            onCut={props.onCut}
            onCancel={props.onCancel}
            onSkip={props.onSkip}
          />
        </div>
      </Card>
    </div>
  );
  return (
    <DropZone onFile={onFile}>
      <div className={css['screen']}>
        {skillPart}
        {clipPart}
        <div className={css['sharing']}>
          <Card>
            <FoldedWhereKeptChooser age={age} value={sharing} onValue={props.onSharing} />
          </Card>
        </div>
        <div className={classes(css['start'], hasClip && !isRefused && css['ready'])}>
          <Button
            variant={clip === null ? 'waiting' : startStep === 'now' ? 'primary' : 'secondary'}
            size="lg"
            wide
            icon={
              <>
                <StepNumber step={3} state="ahead" />
                {clip === null ? null : <PlayIcon />}
              </>
            }
            disabled={isTooLong || isRefused}
            busy={staging === 'checking' || staging === 'compressing'}
            aria-describedby={isFirstVideoSaid ? START_WAITS : undefined}
            onClick={() => props.onStart(chosen)}
          >
            {isTooLong ? m.clip_too_long_button() : m.analysis_start()}
            {isFirstVideoSaid ? (
              <small id={START_WAITS} aria-hidden="true">
                {m.analysis_first_video()}
              </small>
            ) : null}
          </Button>
          <div aria-live="polite">
            {missing === 'video' ? <p className={css['missing']}>{m.analysis_missing_video()}</p> : null}
          </div>
        </div>
        <div className={css['sign']}>
          {isTipAtClip ? null : tip}
          <ModelReadyStatus readiness={readiness} onRetry={props.onRetryReady} />
        </div>
      </div>
    </DropZone>
  );
}
