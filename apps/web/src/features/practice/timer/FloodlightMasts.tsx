import css from './FloodlightMasts.module.css';

const lamps = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The two floodlight masts beside the board. Decoration, and only where the screen is higher than wide. */
export function FloodlightMasts() {
  return (
    <div className={css['masts']} aria-hidden="true">
      <Mast />
      <Mast />
    </div>
  );
}

function Mast() {
  return (
    <svg className={css['mast']} viewBox="0 0 100 600" preserveAspectRatio="xMidYMin meet">
      <g className={css['light']}>
        <rect className={css['rack']} x="12" y="6" width="76" height="62" rx="6" />
        {lamps.map((lamp) => (
          <circle
            key={lamp}
            className={css['lamp']}
            cx={26 + (lamp % 3) * 24}
            cy={17 + Math.floor(lamp / 3) * 20}
            r="7.5"
          />
        ))}
      </g>
    </svg>
  );
}
