import css from '../ComponentGallery.module.css';

const boards = ['timer', 'hero', 'xl', 'lg', 'md', 'sm', 'xs'] as const;
const texts = ['xl', 'lg', 'md', 'sm', 'xs'] as const;

/** The two faces at every size. */
export function Typography() {
  return (
    <div className={css['type']}>
      {boards.map((size) => (
        <p key={size} className={css['board']} style={{ fontSize: `var(--board-${size})` }}>
          {size === 'timer' ? '3:12' : `Cone weave 1,081 ${size}`}
        </p>
      ))}
      {texts.map((size) => (
        <p key={size} style={{ fontSize: `var(--text-${size})` }}>
          Keep your ankle locked and your eyes up. Żółć, Ångström, naïve: {size}
        </p>
      ))}
    </div>
  );
}
