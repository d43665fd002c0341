import { m } from '@touchline/messages';
import css from './HowToFilm.module.css';

/** How to film, drawn: the phone leans still, six big steps to the side, and sees the whole player. Low, it has no sky. */
export function HowToFilm({ isLow = false }: { readonly isLow?: boolean }) {
  return (
    <figure className={css['scene']} data-theme="dark" aria-label={m.clip_how_picture()}>
      <svg viewBox={isLow ? '0 20 320 130' : '0 0 320 150'} className={css['picture']} aria-hidden="true">
        <path className={css['ground']} d="M0 126H320V150H0Z" />
        <path className={css['chalk']} d="M0 126H320" />
        {/* What the phone sees */}
        <path className={css['sight']} d="M60 92 320-14V126H60Z" />
        <path className={css['sightLine']} d="M60 92 320-14M60 92 320 128" />
        {/* The phone, leant against a bag */}
        <path className={css['bag']} d="M18 126c0-20 6-30 17-30s16 10 16 30Z" />
        <rect className={css['phone']} x="46" y="84" width="12" height="42" rx="3.5" transform="rotate(8 52 126)" />
        <circle className={css['lens']} cx="60" cy="92" r="2.4" />
        {/* The player in mid-kick, with what is seen of them */}
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
        <path className={css['way']} d="M72 138H226M78 134 72 138 78 142M220 134 226 138 220 142" />
      </svg>
      <figcaption className={css['steps']}>{m.clip_how_steps()}</figcaption>
    </figure>
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
