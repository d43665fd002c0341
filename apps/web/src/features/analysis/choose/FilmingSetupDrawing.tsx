import { m } from '@touchline/messages';
import css from './FilmingSetupDrawing.module.css';

/** How to film, drawn: in front of us the phone leans still; six big steps beyond it a player kicks across its picture, seen from the side. Low, it has no sky; higher than it is drawn, it has more sky and ground. */
export function FilmingSetupDrawing({ isLow = false }: { readonly isLow?: boolean }) {
  return (
    <figure className={css['scene']} data-theme="dark" aria-label={m.clip_how_picture()}>
      <div className={css['drawing']}>
        <svg viewBox={isLow ? '0 20 320 130' : '0 0 320 150'} className={css['picture']} aria-hidden="true">
          <path className={css['ground']} d="M0 78H320V600H0Z" />
          <path className={css['chalk']} d="M0 78H320" />
          {/* What the phone sees: the whole player and the ball */}
          <path className={css['sight']} d="M78 88 320 -9.7V129.9Z" />
          <path className={css['sightLine']} d="M320 -9.7 78 88 320 129.9" />
          {/* The player in mid-kick, with what is seen of them */}
          <g transform={BEYOND}>
            <Kicker />
          </g>
          <path className={css['way']} d="M92 143 216 140M98.5 139 92 143 98.5 146.5M209.5 136.5 216 140 210 144" />
          {/* The phone, leant against a bag, with its picture */}
          <path className={css['bag']} d="M22 138c0-24 9-38 24-38s22 14 22 38Z" />
          <g transform="rotate(-5 62 140)">
            <rect className={css['phone']} x="40" y="78" width="46" height="64" rx="6" />
            <rect className={css['screen']} x="44.5" y="85" width="37" height="50" rx="2.5" />
            <path className={css['screenGround']} d="M44.5 117H81.5V132.5a2.5 2.5 0 0 1-2.5 2.5H47a2.5 2.5 0 0 1-2.5-2.5Z" />
            <g transform="translate(2.5 88) scale(0.255)">
              <Kicker />
            </g>
            <circle className={css['recording']} cx="49.5" cy="90" r="2.2" />
          </g>
          <circle className={css['lens']} cx="78" cy="88" r="2.4" />
        </svg>
        <figcaption className={css['steps']}>{m.clip_how_steps()}</figcaption>
      </div>
    </figure>
  );
}

/** Where the player stands, smaller for being farther away. */
const BEYOND = 'translate(36 10) scale(0.8)';

/** A player who kicks a ball to the right, seen from the side. */
function Kicker() {
  return (
    <>
      <g className={css['body']}>
        <circle cx="242" cy="34" r="9" />
        <path d="M240 45 236 80M240 50 224 62 214 54M240 50 256 60 266 50M236 80 230 102 234 124M236 80 256 94 272 108" />
      </g>
      <g className={css['joints']}>
        {joints.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.2" />
        ))}
      </g>
      <path className={css['angle']} d="M247 88a12 12 0 0 0 12 14" />
      <circle className={css['ball']} cx="291" cy="118" r="8" />
    </>
  );
}

/** Where the player's joints are in the drawing. */
const joints = [
  [240, 50],
  [224, 62],
  [256, 60],
  [236, 80],
  [230, 102],
  [256, 94],
  [234, 124],
  [272, 108],
] as const;
