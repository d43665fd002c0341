import { FirstDayPreview, type PreviewShape } from './FirstDayPreview.tsx';
import css from './FirstDayPreviews.module.css';

/** A part of the page that is not there yet. */
export interface Piece {
  readonly shape: PreviewShape;
  readonly name: () => string;
  /** What it takes for it to be there. */
  readonly words: () => string;
}

/** What will be here, drawn in outline, each part with what it takes. */
export function FirstDayPreviews({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <ul className={css['pieces']}>
      {pieces.map(({ shape, name, words }) => (
        <li key={shape} className={css['piece']}>
          <FirstDayPreview shape={shape} />
          <div className={css['text']}>
            <p className={css['name']}>{name()}</p>
            <p className={css['words']}>{words()}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
