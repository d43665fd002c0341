import { useId } from 'react';
import { m } from '@touchline/messages';
import css from './PackArt.module.css';

const WIDTH = 240;
const HEIGHT = 336;
const TEETH = 20;
const tooth = WIDTH / TEETH;
const zigzag = Array.from({ length: TEETH }, () => `l${tooth / 2} -6l${tooth / 2} 6`).join('');
const zigzagBack = Array.from({ length: TEETH }, () => `l${-tooth / 2} 6l${-tooth / 2} -6`).join('');
/** A pillow of foil with cut edges above and below: a little narrower where it is filled. */
const outline = `M0 7${zigzag}V30c-3 6-4 12-4 22V284c0 10 1 16 4 22V${HEIGHT - 7}${zigzagBack}V306c3-6 4-12 4-22V52c0-10-1-16-4-22z`;
const crimps = [12, 17, 22, 27, 309, 314, 319, 324].map((y) => `M0 ${y}H${WIDTH}`).join('');

/** The pack: the pitch at night under two masts, in foil. Decoration: what it is and costs is said beside it. */
export function PackArt() {
  const id = useId();
  const ref = (name: string): string => `url(#${id}${name})`;
  return (
    <svg className={css['pack']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}turf`} x1="0.2" y1="0" x2="0.8" y2="1">
          <stop offset="0" stopColor="#2f8a5c" />
          <stop offset="0.45" stopColor="#155a3b" />
          <stop offset="1" stopColor="#07291b" />
        </linearGradient>
        <linearGradient id={`${id}gloss`} x1="0" y1="0" x2="1" y2="0.35">
          <stop offset="0.06" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.16" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="0.2" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="0.62" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.74" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="0.8" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}edge`}>
          <stop offset="0" stopColor="#c9f3dc" />
          <stop offset="0.25" stopColor="#5fae86" />
          <stop offset="0.5" stopColor="#d8f7e6" />
          <stop offset="0.75" stopColor="#4d9a73" />
          <stop offset="1" stopColor="#b9ebd0" />
        </linearGradient>
        <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff3b8" stopOpacity="0.5" />
          <stop offset="1" stopColor="#fff3b8" stopOpacity="0" />
        </linearGradient>
        <clipPath id={`${id}cut`}>
          <path d={outline} />
        </clipPath>
      </defs>
      <g clipPath={ref('cut')}>
        <path fill={ref('turf')} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
        <path fill="#ffffff0d" d="M-20 336L60 0h36L16 336zM56 336L136 0h36L92 336zM132 336L212 0h36l-80 336z" />
        <path fill={ref('beam')} d="M34 60L-40 260 130 270zM206 60L110 270 280 260z" />
        <g fill="none" stroke="#f6f8ee" strokeWidth="2.5" opacity="0.5">
          <path d="M0 186H76M164 186h76" />
          <circle cx="120" cy="186" r="62" strokeWidth="2" />
          <path d="M58 330v-34h124v34M84 330v-14h72v14M96 296a26 26 0 0 1 48 0" />
        </g>
        <circle cx="120" cy="186" r="44" fill="#06110c" stroke="#ffd84a" strokeWidth="4" />
        <path
          d="M120 150l9.6 21.4 23.3 2.4-17.4 15.7 5 22.9-20.5-11.8-20.5 11.8 5-22.9-17.4-15.7 23.3-2.4z"
          fill="#ffd84a"
          stroke="#fff3bf"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <text className={css['word']} x="120" y="94">
          Touchline
        </text>
        <text className={css['line']} x="120" y="118">
          {m.rewards_pack_art()}
        </text>
        <path fill={ref('edge')} d={`M0 0h${WIDTH}v30H0zM0 306h${WIDTH}v30H0z`} />
        <path d={crimps} stroke="#0d3a26" strokeOpacity="0.35" strokeWidth="1.5" />
        <path fill={ref('gloss')} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
        <g fill="#0e1f17" stroke="#06110c" strokeWidth="1">
          <rect x="20" y="62" width="28" height="10" rx="2" />
          <rect x="192" y="62" width="28" height="10" rx="2" />
        </g>
        <g fill="#fff6c9">
          <circle cx="26" cy="67" r="2.6" />
          <circle cx="34" cy="67" r="2.6" />
          <circle cx="42" cy="67" r="2.6" />
          <circle cx="198" cy="67" r="2.6" />
          <circle cx="206" cy="67" r="2.6" />
          <circle cx="214" cy="67" r="2.6" />
        </g>
      </g>
    </svg>
  );
}
