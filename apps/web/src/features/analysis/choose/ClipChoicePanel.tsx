import { decimalText, m } from '@touchline/messages';
import type { ReactNode } from 'react';
import { PitchLines } from '../../../ui/art/PitchLines.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import type { Clip } from '../clip/clip-types.ts';
import { ClipVideo } from '../clip/ClipVideo.tsx';
import { clipLengthText } from '../clip/clip-length-text.ts';
import type { Part } from '../clip/trim-range.ts';
import { Trimmer } from '../clip/Trimmer.tsx';
import { recordingTypeHere } from '../record/recording-media-type.ts';
import { landingId, landingWhole } from '../focus-on-arrival.ts';
import { FileButton } from './FileButton.tsx';
import { FilmingSetupDrawing } from './FilmingSetupDrawing.tsx';
import { RecordButton } from './RecordButton.tsx';
import { clipChoiceId } from './scroll-to-clip-choice.ts';
import { StepNumber, type StepState } from './StepNumber.tsx';
import css from './ClipChoicePanel.module.css';

/** What is going on with the clip. */
export type Staging = 'noVideo' | 'checking' | 'tooLong' | 'cutting' | 'compressing' | 'ready';

export interface ClipChoicePanelProps {
  readonly step: StepState;
  readonly staging: Staging;
  readonly clip: Clip | null;
  /** Where the picture of how to film stands: above it all, there and low, low below the two ways to a clip, or with the rest of the help (`FilmingHelp`). */
  readonly picture: 'above' | 'aboveLow' | 'belowLow' | 'folded';
  /** How to film the skill; null where that stands elsewhere. */
  readonly tip: ReactNode;
  /** Part of cutting or compressing that is done, 0–1. */
  readonly remade: number;
  readonly onFile: (file: Blob) => void;
  readonly onFilm: () => void;
  readonly onCut: (part: Part) => void;
  readonly onCancel: () => void;
  readonly onSkip: () => void;
}

/** Where the clip is: not there yet, being checked, too long, being made smaller, or ready to be looked at. */
export function ClipChoicePanel({ step, staging, clip, picture, tip, remade, onFile, onFilm, onCut, onCancel, onSkip }: ClipChoicePanelProps) {
  // A clip may come before, too: filming stands out when it has its turn.
  const isItsTurn = step === 'now';
  if (staging === 'checking') {
    return (
      <div className={css['empty']} aria-live="polite">
        <PitchLines part="centre" className={css['lines']} />
        <Progress label={m.clip_checking()} value={null} />
        <Button id={landingId} size="sm" onClick={onCancel}>
          {m.ui_dialog_cancel()}
        </Button>
      </div>
    );
  }
  if (clip === null) {
    return (
      <div className={classes(css['empty'], css['droppable'])}>
        {picture === 'above' || picture === 'aboveLow' ? <FilmingSetupDrawing isLow={picture === 'aboveLow'} /> : null}
        <h3 id={landingId} className={css['title']} tabIndex={-1}>
          <StepNumber step={2} state={step} />
          {m.clip_empty_title()}
        </h3>
        {tip === null ? <p className={css['words']}>{m.clip_empty_words()}</p> : <div className={css['tip']}>{tip}</div>}
        <div id={clipChoiceId} className={css['actions']}>
          <RecordButton size="lg" variant={isItsTurn ? 'primary' : 'secondary'} label={m.clip_film()} onFilm={onFilm} />
          <FileButton {...(isItsTurn && recordingTypeHere() === null && mainWay)} label={m.clip_choose()} onFile={onFile} />
        </div>
        {/* Which files are taken is in sight at every size (spec 002 §2). */}
        <p className={css['files']}>
          <span className={css['drop']}>{m.clip_drop()}</span> <span>{m.clip_help()}</span>
        </p>
        {picture === 'belowLow' ? <FilmingSetupDrawing isLow /> : null}
      </div>
    );
  }
  const others = (
    <div className={css['others']}>
      <RecordButton size="sm" label={clip.source === 'camera' ? m.clip_film_again() : m.clip_film()} onFilm={onFilm} />
      <FileButton size="sm" label={m.clip_choose_other()} onFile={onFile} />
    </div>
  );
  if (staging === 'tooLong' || staging === 'cutting') {
    return (
      <div className={css['stage']} {...landingWhole}>
        <p className={css['tooLong']} role="alert">
          {m.clip_too_long({ seconds: clipLengthText(clip.duration) })}
        </p>
        <Trimmer
          key={`${clip.blob.size} ${clip.duration}`}
          clip={clip}
          cutting={staging === 'cutting' ? remade : null}
          onCut={onCut}
          onCancel={onCancel}
        />
        {others}
      </div>
    );
  }
  return (
    <div className={classes(css['stage'], css['beside'])} {...landingWhole}>
      <ClipHead clip={clip} />
      <ClipVideo clip={clip} />
      {staging === 'compressing' ? (
        <div className={css['compressing']}>
          <Progress
            label={m.clip_shrinking()}
            value={Math.round(remade * 100)}
            valueText={m.clip_shrinking_part({ percent: Math.round(remade * 100) })}
          />
          <Button size="sm" onClick={onSkip}>
            {m.clip_shrinking_skip()}
          </Button>
        </div>
      ) : null}
      {others}
    </div>
  );
}

/** The way to a clip that stands out where nothing can be filmed. */
const mainWay = { variant: 'primary', size: 'lg' } as const;

/** What the clip is, in a line: a recording says that it is complete. */
function ClipHead({ clip: { source, name, duration, width, height } }: { readonly clip: Clip }) {
  const facts = { seconds: decimalText(duration, 1), width, height };
  return (
    <div className={css['head']}>
      <span className={css['tick']}>
        <CheckIcon size={20} />
      </span>
      <div>
        <h3 id={landingId} className={css['title']} tabIndex={-1}>
          {source === 'camera' ? m.record_complete() : m.clip_ready()}
        </h3>
        {name === null ? null : <p className={css['name']}>{name}</p>}
        <p className={css['size']}>{source === 'camera' ? m.record_complete_facts(facts) : m.clip_facts(facts)}</p>
      </div>
    </div>
  );
}
