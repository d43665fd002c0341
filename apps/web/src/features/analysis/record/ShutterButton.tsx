import type { Ref } from 'react';
import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { landingId } from '../focus-on-arrival.ts';
import type { RecordingMoment } from './RecordingCountdownOverlay.tsx';
import css from './ShutterButton.module.css';

interface ShutterButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly moment: RecordingMoment;
  readonly onRecord: () => void;
  readonly onStop: () => void;
}

/** The large round button of a camera, with its word below: it starts the recording, and stops what is under way. */
export function ShutterButton({ ref, moment, onRecord, onStop }: ShutterButtonProps) {
  const isStart = moment === 'preparing' || moment === 'ready';
  const isBusy = moment === 'preparing' || moment === 'stopping';
  return (
    <button
      ref={ref}
      type="button"
      id={landingId}
      className={css['shutter']}
      data-primary={isStart || undefined}
      data-action={isStart ? 'start' : 'stop'}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : isStart ? onRecord : onStop}
    >
      <span className={css['ring']} aria-hidden="true">
        <span className={css['key']} />
      </span>
      <span>{isStart ? m.record_start() : moment === 'stopping' ? m.record_stopping() : m.record_stop()}</span>
      {isBusy ? <VisuallyHidden>, {m.ui_busy()}</VisuallyHidden> : null}
    </button>
  );
}
