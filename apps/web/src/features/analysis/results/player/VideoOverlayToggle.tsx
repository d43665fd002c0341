import type { ReactNode } from 'react';
import css from './VideoOverlayToggle.module.css';

interface VideoOverlayToggleProps {
  /** All of the picture, from its left corner, or the lines over the body, from its right one. */
  readonly shows: 'picture' | 'skeleton';
  readonly icon: ReactNode;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch in a corner of the picture of an analysis. */
export function VideoOverlayToggle({ shows, icon, label, isOn, onChange }: VideoOverlayToggleProps) {
  return (
    <button type="button" className={css['toggle']} data-theme="dark" data-shows={shows} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {icon}
      <span className={css['name']}>{label}</span>
    </button>
  );
}
