import css from './Floodlights.module.css';

/** The glow over the stand at the top of the page, behind everything; once a screen. */
export function Floodlights() {
  return <div className={css['light']} aria-hidden="true" />;
}
