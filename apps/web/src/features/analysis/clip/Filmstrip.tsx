import { useEffect, useRef } from 'react';
import type { Clip } from './checked-clip.ts';
import css from './Trimmer.module.css';

/** CSS pixels that one picture of the strip takes, about. */
const cellWidth = 76;

/** A row of pictures of a clip, drawn as they are decoded. Only to look at: the handles say the times. */
export function Filmstrip({ clip: { blob, duration } }: { readonly clip: Clip }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const strip = canvas.current;
    if (strip === null) return undefined;
    const { width, height } = strip.getBoundingClientRect();
    strip.width = Math.max(1, Math.round(width * devicePixelRatio));
    strip.height = Math.max(1, Math.round(height * devicePixelRatio));
    const cells = Math.max(3, Math.round(width / cellWidth));
    const left = new AbortController();
    const drawing = { duration, canvas: strip, cells, signal: left.signal };
    void import('./draw-filmstrip.ts').then(({ drawFilmstrip }) => drawFilmstrip(blob, drawing));
    return () => left.abort();
  }, [blob, duration]);
  return <canvas ref={canvas} className={css['strip']} aria-hidden="true" />;
}
