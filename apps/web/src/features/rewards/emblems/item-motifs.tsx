import type { Motif } from '@touchline/domain';
import type { ReactNode } from 'react';
import { ember, hole, ink, lit, tint } from './emblem-colours.ts';
import { Ball, Hand, Spark, Star } from './shared-emblem-drawings.tsx';

const around = (count: number, each: (degrees: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, index) => each((360 / count) * index));

/** The items' emblems: what belongs to the game. */
export const itemMotifs = {
  laces: (
    <>
      <path d="M18 38h24l8 16 24 7c12 3 14 9 14 15H18z" fill={tint} />
      <path d="M16 78h73" strokeWidth="6" />
      <path d="M24 82v6M38 82v6M66 82v6M80 82v6" strokeWidth="5" stroke={ink} />
      <path d="M18 48h20M20 66c12 0 20-2 28-6" strokeWidth="2.4" />
      <path d="M52 58l6-6M60 61l6-6" strokeWidth="3.4" />
      <path d="M46 40C34 26 22 24 22 32s14 10 24 8zM46 40c2-18 14-28 20-22s-6 18-20 22z" fill={lit} stroke={hole} strokeWidth="2" />
      <path d="M46 40c8 0 16 4 20 10M46 40c-2 8-8 13-14 15" stroke={lit} strokeWidth="4" />
      <circle cx="46" cy="40" r="4.6" fill={ink} stroke="none" />
    </>
  ),
  scarf: (
    <>
      <path d="M30 46l-8 32 17 5 9-34z" fill={tint} />
      <path d="M26 62l17 5M24 70l17 5" stroke={lit} strokeWidth="5" strokeLinecap="butt" />
      <path d="M22 80l-2 6M28 82l-2 6M34 83l-1 6M39 84v5" strokeWidth="2.6" />
      <path d="M20 26c18-12 28 8 42 2 10-5 16-6 24-2-3 8-3 14 0 22-8-3-15-2-24 2-14 7-27-10-42 0-5-8-5-16 0-24z" fill={tint} />
      <path d="M38 22l-1 25M50 28l-2 24M64 27l1 23M76 23l1 24" stroke={lit} strokeWidth="6" strokeLinecap="butt" />
      <path d="M87 28l6-1M87 34l6-1M87 40l6-1M87 46l6-1" strokeWidth="2.6" />
    </>
  ),
  gloves: (
    <>
      {[
        { at: 'translate(31 48) rotate(-8) scale(-1.2 1.2)', key: 'left' },
        { at: 'translate(69 48) rotate(8) scale(1.2)', key: 'right' },
      ].map(({ at, key }) => (
        <Hand key={key} at={at} fill={tint}>
          <path d="M-7 6h14v8c0 4-14 4-14 0z" fill={lit} stroke="none" />
          <path d="M-10 22h20v9h-20z" fill={ink} stroke={hole} strokeWidth="1.6" />
          <path d="M-9 26.5h18" stroke={tint} strokeWidth="2" />
        </Hand>
      ))}
    </>
  ),
  socks: (
    <>
      {['translate(60 3)', 'translate(22 0)'].map((at) => (
        <g key={at} transform={at}>
          <path d="M-2 14h21v38c0 5 3 8 8 12 9 7 4 18-7 18-6 0-11-2-15-6L-1 70c-3-3-3-7-2-12z" fill={tint} stroke={hole} strokeWidth="7" />
          <path d="M-2 14h21v38c0 5 3 8 8 12 9 7 4 18-7 18-6 0-11-2-15-6L-1 70c-3-3-3-7-2-12z" fill={tint} />
          <path d="M-1 25h19M-1.5 35h20M-2 45h21" stroke={lit} strokeWidth="4.6" strokeLinecap="butt" />
          <path d="M28 66c-6 2-9 7-8 14" strokeWidth="2.6" />
        </g>
      ))}
    </>
  ),
  armband: (
    <>
      <path d="M14 36c0-8 16-13 36-13s36 5 36 13-16 12-36 12-36-4-36-12z" fill={hole} />
      <path d="M14 36c4 10 20 13 36 13s32-3 36-13v34c-4 10-20 13-36 13s-32-3-36-13z" fill={tint} />
      <path d="M15 45c6 8 20 11 35 11s29-3 35-11M15 68c6 7 20 9 35 9s29-2 35-9" stroke={lit} strokeWidth="4" strokeLinecap="butt" />
      <circle cx="50" cy="62" r="15" fill={hole} stroke="none" />
      <path d="M57 56.5a9 9 0 1 0 0 11" strokeWidth="6" />
    </>
  ),
  shirt: (
    <>
      <path d="M36 15L13 26l7 22 11-4v42h38V44l11 4 7-22-23-11c-5 9-23 9-28 0z" fill={tint} />
      <path d="M34 17c6 13 26 13 32 0" strokeWidth="5" />
      <Star x={50} y={52} r={13} />
      <Star x={40} y={74} r={5} turn={12} fill={ink} />
      <Star x={60} y={76} r={6} turn={-10} />
      <Star x={24} y={34} r={5} turn={-14} />
      <Star x={76} y={34} r={5} turn={14} fill={ink} />
      <Star x={61} y={35} r={4} fill={ink} />
      <Star x={37} y={38} r={4} />
    </>
  ),
  cones: (
    <>
      <path d="M10 74c6 12 22 14 26 2s6-34 16-34 8 20 10 30 18 12 26 0" stroke={lit} strokeWidth="4" strokeDasharray="7 6" />
      {[
        [25, 66, 1],
        [50, 78, 1.2],
        [75, 62, 0.95],
      ].map(([x = 0, y = 0, size = 1]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-12 0L-4-34c1-3 7-3 8 0L12 0z" fill={ember} stroke={hole} strokeWidth="6" />
          <path d="M-12 0L-4-34c1-3 7-3 8 0L12 0z" fill={ember} strokeWidth="2.6" />
          <path d="M-9-9H9L6.4-20H-6.4z" fill={ink} stroke="none" />
          <path d="M-16 1h32" strokeWidth="5" />
        </g>
      ))}
    </>
  ),
  bottle: (
    <>
      <path d="M36 22h20v9H36z" fill={lit} />
      <path d="M41 22v-9h10v9" fill={ink} />
      <path d="M32 33h28c7 5 7 10 7 16 0 5-4 6-4 10s4 5 4 10v13c0 5-4 7-8 7H33c-4 0-8-2-8-7V69c0-5 4-6 4-10s-4-5-4-10c0-6 0-11 7-16z" fill={tint} />
      <path d="M31 44c8 4 22 4 30 0" strokeWidth="2.4" />
      <path d="M36 66h20M36 74h20" strokeWidth="3" />
      <path d="M81 44c8 10 10 14 10 19a10 10 0 0 1-20 0c0-5 2-9 10-19z" fill={lit} stroke={hole} strokeWidth="2" />
      <path d="M77 64c0 3 2 5 5 5" stroke={ink} strokeWidth="2.6" />
    </>
  ),
  football: (
    <>
      <Ball x={50} y={50} r={37} />
      <g transform="rotate(-16 66 66)">
        <path d="M55 56h23v20H55z" fill={tint} stroke={hole} strokeWidth="2" />
        <path d="M58 59h17v14H58z" stroke={lit} strokeWidth="2" strokeDasharray="3.5 3" />
      </g>
      <path d="M25 36l7 4M23 42l7 3M58 20l6 7M62 17l5 6" stroke={hole} strokeWidth="2.4" />
    </>
  ),
  chalk: (
    <>
      <path d="M10 62h80" strokeWidth="3" opacity=".6" />
      <path d="M74 44A30 30 0 1 1 50 32" strokeWidth="5" strokeDasharray="13 2 20 2" />
      <circle cx="45" cy="62" r="3.6" fill={ink} stroke="none" />
      <path d="M49 34l28-25 12 13-28 25c-5 2-14-7-12-13z" fill={lit} />
      <path d="M63 21l12 13 8-7-12-13z" fill={tint} stroke="none" />
      <path d="M44 26l-5-4M52 48l2 6M43 36l-7 1" stroke={lit} strokeWidth="2.6" />
    </>
  ),
  goal: (
    <>
      <path d="M36 18v40M44 18v40M52 18v40M60 18v40M28 26h44M28 35h44M28 44h44" strokeWidth="1.4" opacity=".65" />
      <path d="M26 60V15h48v45" strokeWidth="6" />
      <path d="M18 54h64v16c0 12-14 18-32 18S18 82 18 70z" fill={tint} />
      <path d="M24 60h52v9c0 9-12 13-26 13s-26-4-26-13z" stroke={lit} strokeWidth="2.4" strokeDasharray="4 4" />
      <path d="M15 54h70" strokeWidth="6" />
      <Ball x={50} y={69} r={9} />
    </>
  ),
  floodlight: (
    <>
      <path d="M40 36L10 84h46zM62 36l0 48h30z" fill={tint} stroke="none" opacity=".5" />
      <path d="M51 40v46M44 86h14M51 56l-6 8M51 56l6 8" strokeWidth="5" />
      <path d="M22 13h58v28H22z" fill={tint} />
      {[31, 44, 57, 70].map((x) =>
        [21, 33].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4.4" fill={lit} stroke="none" />),
      )}
      <Ball x={29} y={76} r={10} />
      <path d="M80 60l4-4M82 68h6" stroke={lit} />
    </>
  ),
  orange: (
    <>
      <circle cx="50" cy="50" r="39" fill={ember} stroke="none" />
      <circle cx="50" cy="50" r="34" fill={ink} stroke="none" />
      {around(5, (degrees) => (
        <g key={degrees} transform={`rotate(${degrees} 50 50)`}>
          <path d="M50 42l-13-9.5C33 28 38 20 50 20s17 8 13 12.5z" fill={ember} stroke={ember} strokeWidth="2" />
          <path d="M50 36v-9M44 31l-2-3M56 31l2-3" stroke={lit} strokeWidth="2" />
        </g>
      ))}
      <path d="M50 42l7.6 5.5-2.9 9h-9.4l-2.9-9z" fill={lit} stroke="none" />
    </>
  ),
  album: (
    <>
      <path d="M50 24c-10-6-24-6-38-2v54c14-4 28-4 38 2 10-6 24-6 38-2V22c-14-4-28-4-38 2z" fill={tint} />
      <path d="M50 27c-9-5-21-6-33-3v46c12-2 24-1 33 3 9-4 21-5 33-3V24c-12-3-24-2-33 3z" fill={ink} stroke="none" />
      <path d="M50 26v48" stroke={hole} strokeWidth="2.4" />
      <path d="M22 31h10v14H22zM35 32h10v14H35zM22 50h10v14H22z" fill={tint} stroke="none" />
      <path d="M55 32h10v14H55zM68 31h10v14H68zM35 51h10v14H35zM68 50h10v14H68z" fill={ember} stroke="none" />
      <circle cx="40" cy="38" r="3" fill={ink} stroke="none" />
      <circle cx="73" cy="57" r="3" fill={ink} stroke="none" />
      <Star x={27} y={57} r={4.4} fill={ink} />
      <Star x={60} y={39} r={4.4} fill={ink} />
      <path d="M55 51h10v14H55z" stroke={hole} strokeWidth="1.8" strokeDasharray="3 2.5" />
      <path d="M58 58h4M60 56v4" stroke={hole} strokeWidth="1.8" />
    </>
  ),
  photo: (
    <g transform="rotate(-6 50 50)">
      <path d="M12 20h76v60H12z" fill={ink} stroke="none" />
      <path d="M18 26h64v42H18z" fill={hole} stroke="none" />
      <path d="M18 60h64v8H18z" fill={tint} stroke="none" />
      {[
        [28, 40, lit],
        [43, 38, ember],
        [58, 39, tint],
        [73, 40, lit],
        [35, 54, tint],
        [51, 53, lit],
        [66, 54, ember],
      ].map(([x = 0, y = 0, fill = lit]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="7.6" fill={String(fill)} stroke={hole} strokeWidth="1.6" />
          <path d="M-2.6-1.5h.1M2.6-1.5h.1" stroke={hole} strokeWidth="2.2" />
          <path d="M-2.8 2c1.5 2 4 2 5.6 0" stroke={hole} strokeWidth="1.5" />
        </g>
      ))}
    </g>
  ),
  chest: (
    <>
      <path d="M50 14V6M33 15l-4-8M67 15l4-8M17 26l-7-6M83 26l7-6" stroke={lit} strokeWidth="4" />
      <path d="M20 40l4-14c1-4 3-5 6-5h40c3 0 5 1 6 5l4 14z" fill={tint} />
      <path d="M20 42h60v10H20z" fill={lit} stroke="none" />
      <path d="M17 52h66v30c0 3-2 4-4 4H21c-2 0-4-1-4-4z" fill={tint} />
      <path d="M30 52v34M70 52v34" stroke={ink} strokeWidth="4" strokeLinecap="butt" />
      <path d="M43 50h14v12c0 4-3 7-7 7s-7-3-7-7z" fill={ink} stroke={hole} strokeWidth="2" />
      <path d="M50 57v5" stroke={hole} strokeWidth="3.4" />
      <path d="M30 21l-3 19M70 21l3 19" strokeWidth="3" />
    </>
  ),
  crystalBall: (
    <>
      <path d="M50 12l27 10 13 26-8 27-24 15H42L18 75l-8-27 13-26z" fill={tint} />
      <path d="M50 30l19 14-7 22H38l-7-22z" fill={ink} stroke="none" opacity=".95" />
      <path d="M50 12v18l19 14 8-22zM90 48L69 44l-7 22 20 9zM10 48l21-4 7 22-20 9z" fill={ink} stroke="none" opacity=".38" />
      <path d="M50 30V12L23 22l8 22zM42 90l-4-24h24l-4 24z" fill={lit} stroke="none" opacity=".75" />
      <path d="M50 30l19 14-7 22H38l-7-22zM50 30V12M69 44l8-22M69 44l21 4M62 66l20 9M62 66l-4 24M38 66l4 24M38 66l-20 9M31 44l-21 4M31 44l-8-22" strokeWidth="2.2" />
      <path d="M50 38l-11 9" stroke={lit} strokeWidth="3" />
      <Spark x={80} y={22} r={11} fill={ink} />
      <Spark x={20} y={84} r={7} />
    </>
  ),
  cup: (
    <>
      <path d="M29 22H15c-2 16 6 26 18 28M71 22h14c2 16-6 26-18 28" strokeWidth="5" stroke={lit} />
      <path d="M27 13h46v20c0 17-9 28-23 28S27 50 27 33z" fill={lit} stroke={ink} />
      <path d="M24 13h52" strokeWidth="5" />
      <path d="M46 61h8v11h-8z" fill={lit} stroke="none" />
      <path d="M32 86c0-8 6-14 18-14s18 6 18 14z" fill={tint} />
      <path d="M28 87h44" strokeWidth="5" />
      <Star x={50} y={35} r={13} fill={hole} />
      <path d="M22 52l-8 22 9-3 5 8 5-21zM78 52l8 22-9-3-5 8-5-21z" fill={ember} stroke={hole} strokeWidth="2" />
    </>
  ),
} satisfies Partial<Record<Motif, ReactNode>>;
