import type { Motif } from '@touchline/domain';
import type { ReactNode } from 'react';
import { ember, hole, ink, lit, tint } from './emblem-colours.ts';
import { Ball, Hand, Star } from './shared-emblem-drawings.tsx';

const around = (count: number, each: (degrees: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, index) => each((360 / count) * index));

/** The badges' emblems: moments of a match and of a team. */
export const badgeMotifs = {
  bird: (
    <>
      <path d="M14 70a36 36 0 0 1 72 0z" fill={lit} stroke="none" />
      <path d="M11 52l-5-3M23 34l-5-5M89 52l5-3M77 34l5-5" stroke={lit} />
      <Ball x={50} y={72} r={17} />
      <path d="M28 52c-6 0-12-4-15-8 8 1 12-2 15-7 4-8 11-13 20-13 10 0 17 7 17 15 0 11-9 18-21 18-7 0-12-1-16-5z" fill={tint} />
      <path d="M64 32l14-6-9 9 8 5H64z" fill={ember} stroke={hole} strokeWidth="1.8" />
      <circle cx="56" cy="34" r="3" fill={hole} stroke="none" />
      <path d="M34 44c6 5 13 5 18-1" strokeWidth="2.6" />
      <path d="M82 16v-9l8-2v8" strokeWidth="2.4" />
      <path d="M82 16a2.6 2.6 0 1 1-.1 0zM90 13a2.6 2.6 0 1 1-.1 0z" fill={ink} stroke="none" />
    </>
  ),
  puddle: (
    <>
      <ellipse cx="50" cy="75" rx="38" ry="11" fill={tint} />
      <ellipse cx="50" cy="74" rx="21" ry="5" strokeWidth="2" />
      <path d="M33 70c-2-10-9-11-11-19 9 2 15 9 17 17zM67 70c2-10 9-11 11-19-9 2-15 9-17 17z" fill={tint} strokeWidth="2.4" />
      <Ball x={50} y={46} r={17} />
      <path d="M16 40c3 5 3 9 0 9s-3-4 0-9zM84 40c3 5 3 9 0 9s-3-4 0-9zM28 24c3 5 3 9 0 9s-3-4 0-9zM72 24c3 5 3 9 0 9s-3-4 0-9zM50 12c3 5 3 9 0 9s-3-4 0-9z" fill={ink} strokeWidth="2" />
    </>
  ),
  roundArrow: (
    <>
      <path d="M66 20A34 34 0 1 0 82 39" stroke={tint} strokeWidth="10" />
      <path d="M60 8l24 8-16 18z" fill={lit} stroke={lit} />
      <Ball x={50} y={51} r={18} />
    </>
  ),
  bouncingLine: (
    <>
      {[0, 1, 2, 3, 4].map((row) => (
        <path
          key={row}
          d={row % 2 === 0 ? `M14 ${17 + row * 14}h15v11H14z` : `M14 ${17 + row * 14}h6v11h-6zM22 ${17 + row * 14}h7v11h-7z`}
          fill={tint}
          stroke={ink}
          strokeWidth="2"
        />
      ))}
      <path d="M70 66L35 56l37-17-31-13" stroke={lit} strokeWidth="4" strokeDasharray="7 6" />
      <path d="M58 62l13-1 4 11 12 4c3 2 2 8 0 10H58z" fill={ink} stroke="none" />
      <path d="M58 86h30" stroke={lit} />
      <path d="M74 70l-5 2" stroke={hole} strokeWidth="2" />
      <Ball x={42} y={26} r={9} />
    </>
  ),
  twoFootprints: (
    <>
      {[
        { at: 'translate(33 52) rotate(-10)', fill: tint },
        { at: 'translate(67 48) rotate(10) scale(-1 1)', fill: lit },
      ].map(({ at, fill }) => (
        <g key={at} transform={at} fill={fill} stroke="none">
          <path d="M-9-14C-4-19 8-18 11-10c2 8-3 13-3 20 0 9 4 10 3 17-1 8-13 9-15 1-2-9 1-14-1-22-2-7-8-14-4-20z" />
          <circle cx="-12" cy="-19" r="2.8" />
          <circle cx="-7.5" cy="-24" r="3.2" />
          <circle cx="-1" cy="-26.5" r="3.6" />
          <circle cx="6" cy="-26" r="4" />
          <circle cx="13.5" cy="-21.5" r="5" />
        </g>
      ))}
    </>
  ),
  listeningEar: (
    <>
      <path d="M34 84c-9-1-6-13-10-20C13 45 20 18 42 18c17 0 25 13 21 28-3 11-13 12-14 22-1 10-6 17-15 16z" fill={tint} />
      <path d="M32 48c-1-11 4-17 11-17s11 6 9 13c-2 8-10 8-11 17-4-1-5-4-4-7" />
      <Ball x={80} y={62} r={10} />
      <path d="M66 56a15 15 0 0 1 9-10M61 50a23 23 0 0 1 13-13" stroke={lit} strokeWidth="4" />
    </>
  ),
  butterfly: (
    <>
      <path d="M48 50C42 22 14 12 12 34c-1 16 18 22 36 18zM52 50C58 22 86 12 88 34c1 16-18 22-36 18z" fill={tint} />
      <path d="M48 54c-17-1-28 8-24 20 5 12 22 4 25-14zM52 54c17-1 28 8 24 20-5 12-22 4-25-14z" fill={lit} />
      <path d="M50 38v38" stroke={hole} strokeWidth="9" />
      <path d="M50 38v36" strokeWidth="6" />
      <path d="M49 36c-2-8-6-13-11-15M51 36c2-8 6-13 11-15" strokeWidth="2.4" />
      <Ball x={29} y={36} r={9} />
      <Ball x={71} y={36} r={9} />
    </>
  ),
  megaphone: (
    <>
      <path d="M32 60l6 20c1 4 11 3 10-2l-5-16" fill={ink} />
      <path d="M28 42l32-20v54L28 60z" fill={tint} />
      <path d="M28 42h-8c-10 0-10 18 0 18h8z" fill={lit} />
      <path d="M60 20v58" strokeWidth="6" />
      <path d="M69 42a10 10 0 0 1 0 14M75 34a20 20 0 0 1 0 30M81 26a31 31 0 0 1 0 46" stroke={lit} strokeWidth="4" />
    </>
  ),
  soapBubbles: (
    <>
      <path d="M28 30v50M42 30v50M58 30v50M72 30v50M14 44h72M14 58h72M14 70h72" strokeWidth="1.2" opacity=".5" />
      <path d="M14 82V27h72v55" strokeWidth="6" />
      {[
        [35, 56, 14],
        [63, 48, 11],
        [62, 73, 9],
        [44, 78, 6],
        [46, 36, 5.5],
        [30, 16, 5],
        [72, 14, 6.5],
      ].map(([x = 0, y = 0, r = 0]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} fill={tint} strokeWidth="2.2" />
          <path d={`M${x - r * 0.55} ${y - r * 0.1}a${r * 0.55} ${r * 0.55} 0 0 1 ${r * 0.45} ${-r * 0.45}`} stroke={lit} strokeWidth="2.6" />
        </g>
      ))}
    </>
  ),
  cornerFlag: (
    <>
      <path d="M12 84h76" strokeWidth="4" />
      <path d="M66 84a36 36 0 0 0-12-27" strokeWidth="4" />
      <path d="M32 20c17-9 26 8 48-2-3 10-3 20 1 30-22 9-32-8-49 0z" fill={lit} />
      <path d="M44 17c8 1 15 6 23 5-1 9-1 18 1 27-9 0-16-5-24-5z" fill={tint} stroke="none" />
      <path d="M32 14v70" strokeWidth="6" />
      <circle cx="32" cy="13" r="5" fill={lit} stroke="none" />
    </>
  ),
  clock: (
    <>
      <path d="M26 78l-7 9M74 78l7 9" strokeWidth="6" />
      <path d="M13 36a15 15 0 0 1 23-17zM87 36a15 15 0 0 0-23-17z" fill={lit} />
      <path d="M50 22v-8M43 12h14" strokeWidth="4" />
      <circle cx="50" cy="54" r="33" fill={tint} />
      <circle cx="50" cy="54" r="25" fill={hole} strokeWidth="2.4" />
      <path d="M50 54L37.5 32.4A25 25 0 0 1 50 29z" fill={lit} stroke="none" />
      <path d="M50 34v-2M70 54h2M50 74v2M30 54h-2" />
      <path d="M50 54L38 33.5" strokeWidth="4.6" />
      <path d="M50 54v-14" strokeWidth="5" />
      <circle cx="50" cy="54" r="4" fill={ink} stroke="none" />
    </>
  ),
  whistle: (
    <>
      <path d="M74 24l4-13M83 30l10-8M86 41h9" stroke={ink} strokeWidth="4" />
      <path d="M20 40l-8-5" strokeWidth="4" />
      <path d="M40 36h42c3 0 4 2 4 4v10c0 3-2 4-4 4H66a26 26 0 1 1-26-18z" fill={lit} stroke={hole} strokeWidth="2" />
      <path d="M52 36v12h14V36z" fill={hole} stroke="none" />
      <path d="M24 57a16 16 0 0 1 8-11" strokeWidth="4" />
      <Ball x={40} y={62} r={11} />
    </>
  ),
  twoHands: (
    <>
      <path d="M50 22V8M37 24l-7-11M63 24l7-11" stroke={lit} strokeWidth="4.6" />
      <Hand at="translate(33 56) rotate(10) scale(1.25)" fill={ink} />
      <Hand at="translate(67 56) rotate(-10) scale(-1.25 1.25)" fill={tint} />
    </>
  ),
  handshake: (
    <>
      <Ball x={50} y={34} r={21} />
      <path d="M9 60l16-8 10 20-16 9zM91 60l-16-8-10 20 16 9z" fill={lit} />
      <path d="M73 56l-18-5c-7-1-11 5-9 9l2 2 11-3 13 13z" fill={tint} stroke={hole} strokeWidth="2" />
      <path d="M27 56l14-4c5-2 8-1 13 2l13 11c4 4-1 10-6 7l2 3c1 5-5 8-9 4-1 5-7 6-10 2-4 1-7-1-8-4l-7-6z" fill={ink} stroke={hole} strokeWidth="2" />
      <path d="M61 72l-8-7M54 79l-8-8M44 81l-5-6" stroke={hole} strokeWidth="2" />
    </>
  ),
  shootingStar: (
    <>
      <path d="M20 46C28 22 44 12 60 20M72 32c5 5 8 10 9 15" stroke={ink} strokeDasharray="6 6" />
      <path d="M24 58L52 34M34 62l22-22" stroke={lit} strokeWidth="3" opacity=".7" />
      <Star x={63} y={31} r={19} turn={12} />
      <circle cx="22" cy="62" r="7" fill={tint} />
      <path d="M10 87c0-10 4-15 12-15s12 5 12 15z" fill={tint} />
      <circle cx="80" cy="62" r="7" fill={ink} />
      <path d="M68 87c0-10 4-15 12-15s12 5 12 15z" fill={ink} />
    </>
  ),
  openCircle: (
    <>
      {around(10, (degrees) =>
        degrees === 36 ? null : (
          <circle
            key={degrees}
            transform={`rotate(${degrees} 46 54)`}
            cx="46"
            cy="24"
            r="6.5"
            fill={degrees % 72 === 0 ? ink : tint}
            stroke="none"
          />
        ),
      )}
      <circle cx="79" cy="15" r="8" fill={lit} stroke="none" />
      <path d="M76 26l-9 8M67 26v8h8" stroke={lit} />
      <Ball x={46} y={54} r={12} />
    </>
  ),
  heart: (
    <>
      <path d="M50 86C23 66 11 51 11 36a20 20 0 0 1 39-7 20 20 0 0 1 39 7c0 15-12 30-39 50z" fill={lit} stroke={ink} />
      <path d="M50 40l11 8-4 13H43l-4-13z" fill={hole} stroke={hole} />
      <path d="M50 40V29M61 48l17-6M57 61l9 9M43 61l-9 9M39 48l-17-6M36 21l-9 8-15 4M64 21l9 8 15 4" stroke={hole} strokeWidth="3" />
    </>
  ),
} satisfies Partial<Record<Motif, ReactNode>>;
