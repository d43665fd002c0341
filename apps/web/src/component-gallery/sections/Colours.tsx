import css from '../ComponentGallery.module.css';

const colours = [
  'sunken',
  'ground',
  'surface',
  'raised',
  'hover',
  'line',
  'edge',
  'chalk',
  'soft',
  'link',
  'flood',
  'flood-deep',
  'flood-ink',
  'flood-text',
  'flood-tint',
  'grass',
  'grass-ink',
  'grass-text',
  'grass-tint',
  'stop',
  'stop-ink',
  'stop-text',
  'stop-tint',
  'warn',
  'warn-text',
  'warn-tint',
  'note',
  'note-text',
  'note-tint',
  'common',
  'rare',
  'epic',
  'legend',
  'turf-light',
  'turf-mid',
  'turf-deep',
  'mark',
  'focus',
];

/** Every colour by its name. */
export function Colours() {
  return (
    <div className={css['swatches']}>
      {colours.map((name) => (
        <div key={name} className={css['swatch']}>
          <span className={css['colour']} style={{ background: `var(--${name})` }} />
          {name}
        </div>
      ))}
    </div>
  );
}
