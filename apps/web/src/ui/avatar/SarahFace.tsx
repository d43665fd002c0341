import drawing from './drawings/sarah.svg';
import css from './SarahFace.module.css';

/**
 * Coach Sarah as she is drawn, with the headset she speaks by: a drawing, as she is no person. A file, so that the first load
 * does without it. `size` in CSS pixels.
 */
export function SarahFace({ size }: { readonly size: number }) {
  // Decoded with the frame it is in, as the pictures of players.
  return <img className={css['face']} src={drawing} width={size} height={size} alt="" decoding="sync" />;
}
