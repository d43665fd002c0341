import { useState, type DragEvent, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { PitchLines } from '../../../ui/art/PitchLines.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import css from './DropZone.module.css';

interface DropZoneProps {
  readonly onFile: (file: Blob) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A place on which a video can be dropped, whatever it shows. */
export function DropZone({ onFile, children, className }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  return (
    // Dropping is for the mouse; the buttons inside do the same for fingers and keys.
    <div
      className={classes(css['zone'], className)}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (file === undefined) return;
        event.preventDefault();
        setOver(false);
        onFile(file);
      }}
    >
      {children}
      {isOver ? (
        <div className={css['veil']} data-theme="dark">
          <PitchLines part="penalty" className={css['lines']} />
          <span>{m.clip_drop_now()}</span>
        </div>
      ) : null}
    </div>
  );
}
