import type { Motif } from '@touchline/domain';
import type { ReactNode } from 'react';
import { ember, hole, ink, lit, tint } from './emblem-colours.ts';
import { Ball, Spark, Star } from './shared-emblem-drawings.tsx';

/** The player cards' emblems: what each of them is on the pitch. */
export const playerMotifs = {
  metronome: (
    <>
      <path d="M40 24h20l10 54H30z" fill={tint} />
      <path d="M46 36h8M45 46h10M44 56h12" strokeWidth="2.2" />
      <path d="M25 77h50v9H25z" fill={ink} stroke="none" />
      <path d="M50 76L69 29" stroke={hole} strokeWidth="8" />
      <path d="M50 76L69 29" />
      <path d="M56 46l9 4-3 8-9-4z" fill={lit} stroke="none" />
      <Ball x={72} y={22} r={9.5} />
    </>
  ),
  engine: (
    <>
      <path d="M42 47h31c6 0 6 19 0 19H42z" fill={tint} />
      <path d="M20 33h24v33H20z" fill={tint} />
      <path d="M16 32h32" strokeWidth="5" />
      <path d="M26 40h11v10H26z" fill={lit} stroke="none" />
      <path d="M60 46V36h10v10M57 35h16" />
      <path d="M74 66l10 10H72z" fill={ink} />
      <path d="M20 71h54" strokeWidth="4" />
      {[30, 48, 65].map((x) => (
        <g key={x}>
          <circle cx={x} cy="75" r="8" fill={hole} />
          <circle cx={x} cy="75" r="2.4" fill={lit} stroke="none" />
        </g>
      ))}
      <Ball x={66} y={23} r={7} />
      <Ball x={53} y={13} r={5} />
      <circle cx="41" cy="12" r="2.6" fill={ink} stroke="none" />
    </>
  ),
  compass: (
    <>
      <circle cx="50" cy="50" r="39" fill={tint} />
      <circle cx="50" cy="50" r="30" fill={hole} strokeWidth="2.4" />
      <path d="M84 50h-4M20 50h-4M50 84v-4" />
      <path d="M38 36V24h24v12" strokeWidth="3.6" />
      <path d="M44 25v9M50 25v9M56 25v9M39 30h22" strokeWidth="1.4" />
      <path d="M50 37l8 18H42z" fill={lit} stroke="none" />
      <path d="M42 55h16l-8 18z" fill={ink} stroke="none" />
      <circle cx="50" cy="55" r="3.4" fill={hole} stroke="none" />
    </>
  ),
  needleAndThread: (
    <>
      {[26, 48, 70].map((x) => (
        <path key={x} d={`M${x - 8} 74l6-24c1-2 3-2 4 0l6 24z`} fill={ember} strokeWidth="2.4" />
      ))}
      <path d="M12 50C13 70 16 82 26 82S37 38 48 38 59 82 69 82C80 82 79 62 80 50" stroke={hole} strokeWidth="6.4" />
      <path d="M12 50C13 70 16 82 26 82S37 38 48 38 59 82 69 82C80 82 79 62 80 50" stroke={lit} strokeWidth="3.6" />
      <path d="M77 54l6-34 3-7 1 8-5 33c-1 4-6 4-5 0z" fill={ink} stroke="none" />
      <path d="M80.5 50l1-6" stroke={hole} strokeWidth="2" />
    </>
  ),
  paintbrush: (
    <>
      <path d="M20 74C18 42 36 26 52 52" stroke={tint} strokeWidth="12" />
      <path d="M20 74C18 42 36 26 52 52" stroke={lit} strokeWidth="3" />
      <path d="M53 47l8 7c0 9-7 14-17 14 6-5 2-13 9-21z" fill={lit} />
      <path d="M54 46l6-8 9 8-7 8z" fill={tint} />
      <path d="M62 36L78 15c3-4 11 2 8 7L70 44z" fill={ink} />
      <Ball x={20} y={74} r={9.5} />
      <circle cx="68" cy="74" r="4" fill={tint} stroke="none" />
      <circle cx="78" cy="64" r="3" fill={lit} stroke="none" />
      <circle cx="57" cy="82" r="2.6" fill={ink} stroke="none" />
    </>
  ),
  baton: (
    <>
      {[0, 8, 16, 24, 32].map((y) => (
        <path key={y} d={`M16 ${52 + y}c12-14 22-14 34-5s22 8 34-5`} strokeWidth="2" />
      ))}
      <path d="M26 37L80 15" stroke={hole} strokeWidth="9" />
      <path d="M30 35L80 15" strokeWidth="4" />
      <path d="M20 42c-4-6 4-12 10-9s5 9 0 11-8 1-10-2z" fill={lit} stroke="none" />
      <Spark x={81} y={15} r={9} />
      <path d="M45 70V50l22 5v19" stroke={lit} strokeWidth="3.4" />
      <Ball x={38.5} y={70} r={8} />
      <Ball x={60.5} y={74} r={8} />
    </>
  ),
  fox: (
    <>
      <path d="M40 18l14 14h14l14-14 5 32-26 28-26-28z" fill={ember} />
      <path d="M36 52l13-2 12 13 12-13 13 2-25 26z" fill={ink} stroke="none" />
      <path d="M44 27l7 8-8 6zM78 27l-7 8 8 6z" fill={hole} stroke="none" />
      <path d="M50 43a4 4.6 0 1 0 .1 0zM72 43a4 4.6 0 1 0 .1 0z" fill={hole} stroke="none" />
      <path d="M56 68h10l-5 8z" fill={hole} stroke={hole} />
      <path d="M30 90V10" stroke={hole} strokeWidth="19" strokeLinecap="butt" />
      <path d="M30 87V12" strokeWidth="11" />
      <path d="M26 30h8M26 46h8M26 62h8M26 78h8" stroke={tint} strokeWidth="3.4" strokeLinecap="butt" />
      <path d="M23 57h16M23 65h15" stroke={ember} strokeWidth="6" />
    </>
  ),
  rocket: (
    <g transform="rotate(24 50 50)">
      <path d="M41 66c-2 10 4 17 9 24 5-7 11-14 9-24z" fill={ember} stroke="none" />
      <path d="M45 66c0 6 2 10 5 14 3-4 5-8 5-14z" fill={lit} stroke="none" />
      <path d="M35 46L23 62v12l14-8zM65 46l12 16v12l-14-8z" fill={lit} />
      <path d="M50 8c14 11 17 27 17 39 0 8-2 14-5 20H38c-3-6-5-12-5-20 0-12 3-28 17-39z" fill={tint} />
      <path d="M41 19h18" strokeWidth="2.6" />
      <Ball x={50} y={41} r={10.5} />
    </g>
  ),
  cloud: (
    <>
      <Ball x={50} y={37} r={19} />
      <path
        d="M28 82a15 15 0 0 1-3-29.5a12 12 0 0 1 15-5 13 13 0 0 0 20 0 13 13 0 0 1 17 7A14 14 0 0 1 74 82z"
        fill={tint}
        stroke={hole}
        strokeWidth="9"
      />
      <path
        d="M28 82a15 15 0 0 1-3-29.5a12 12 0 0 1 15-5 13 13 0 0 0 20 0 13 13 0 0 1 17 7A14 14 0 0 1 74 82z"
        fill={tint}
      />
      <path d="M34 66c6-5 12-5 17 0M60 72c4-4 9-4 13-1" strokeWidth="2.6" />
      <path d="M28 22l-6-6M72 22l6-6M50 13V6" stroke={lit} />
    </>
  ),
  overheadKick: (
    <>
      <path d="M16 86h68" stroke={tint} strokeWidth="2.4" strokeDasharray="7 6" />
      <path d="M70 22A34 34 0 0 1 86 44" stroke={tint} strokeWidth="3.4" strokeDasharray="8 6" />
      <path d="M40 60L30 70 33 82" strokeWidth="6" />
      <path d="M58 63L70 66 79 78l6-3" strokeWidth="7" />
      <path d="M36 57L58 62" stroke={tint} strokeWidth="14" />
      <path d="M58 60L69 45 58 30l-8-2" strokeWidth="7" />
      <circle cx="24" cy="50" r="8.5" fill={lit} stroke="none" />
      <Ball x={37} y={19} r={9.5} />
    </>
  ),
  topHat: (
    <>
      <path d="M30 56l5 28c4 4 26 4 30 0l5-28z" fill={tint} />
      <path d="M32.5 68c9 4 26 4 35 0l1.5-8c-10 5-28 5-38 0z" fill={lit} stroke="none" />
      <ellipse cx="50" cy="55" rx="35" ry="9" fill={tint} />
      <ellipse cx="50" cy="54" rx="21" ry="5" fill={hole} strokeWidth="2" />
      <Ball x={50} y={33} r={13} />
      <Star x={23} y={34} r={8} turn={-16} />
      <Star x={78} y={35} r={7} turn={14} />
      <Star x={33} y={16} r={5} turn={10} fill={ink} />
      <Star x={68} y={14} r={6} turn={-10} />
    </>
  ),
  comet: (
    <>
      <path d="M21 53C40 38 62 22 90 12 80 40 64 62 50 81z" fill={ember} stroke="none" />
      <path d="M27 55C46 42 62 30 84 18 72 42 60 58 48 74z" fill={lit} stroke="none" />
      <path d="M44 54L76 26" stroke={ink} strokeWidth="3" />
      <Ball x={36} y={66} r={18} />
      <Spark x={24} y={28} r={7} fill={ink} />
      <Spark x={44} y={16} r={4} />
      <Spark x={78} y={66} r={6} fill={ink} />
    </>
  ),
  brickWall: (
    <>
      {[0, 1, 2].map((row) =>
        [0, 1, 2, 3].map((column) => {
          const start = 15 + column * 20 - (row % 2) * 10;
          const left = Math.max(start, 15);
          const width = Math.min(start + 17.5, 85) - left;
          if (width < 5) return null;
          return (
            <path
              key={`${row} ${column}`}
              d={`M${left} ${46 + row * 13}h${width}v9.5h${-width}z`}
              fill={(row + column) % 3 === 1 ? ink : tint}
              stroke="none"
            />
          );
        }),
      )}
      <path d="M22 18L44 36l5-4" stroke={lit} strokeDasharray="1 6" strokeWidth="4" />
      <path d="M37 40l-3 3M44 41v4M51 40l3 3" stroke={lit} />
      <Ball x={66} y={23} r={12} />
    </>
  ),
  owl: (
    <>
      <path d="M23 14c8 3 14 5 27 5s19-2 27-5c3 12 4 26 4 38 0 20-13 32-31 32S19 72 19 52c0-12 1-26 4-38z" fill={tint} />
      <path d="M36 66l5 4 5-4 4 4 4-4 5 4 5-4M41 75l4 3 5-3 5 3 4-3" strokeWidth="2.6" />
      <Ball x={35.5} y={43} r={14} />
      <Ball x={64.5} y={43} r={14} />
      <path d="M50 50l6 7-6 9-6-9z" fill={lit} stroke={hole} strokeWidth="2" />
      <path d="M40 86v4M45 86v4M55 86v4M60 86v4" stroke={lit} strokeWidth="4" />
    </>
  ),
  anchor: (
    <>
      <circle cx="45" cy="20" r="7" strokeWidth="5" />
      <path d="M45 28v54M31 38h28" strokeWidth="7" />
      <path d="M17 58c2 16 14 25 28 25s26-9 28-25" strokeWidth="7" />
      <path d="M11 65l6-13 10 9zM79 65l-6-13-10 9z" fill={ink} strokeWidth="2" />
      <path d="M52 20c14-6 26-2 25 10" stroke={lit} strokeWidth="4" />
      <Ball x={75} y={40} r={12} />
    </>
  ),
  octopus: (
    <>
      <path d="M13 80V17h74v63" strokeWidth="3.6" />
      <path d="M36 58C24 66 18 56 22 46M64 58c12 8 18-2 14-12M40 62c0 12-12 16-18 12M60 62c0 12 12 16 18 12M46 64c0 8-4 14-8 18M54 64c0 8 4 14 8 18" stroke={tint} strokeWidth="7" />
      <path d="M28 48c0-16 9-26 22-26s22 10 22 26c0 12-8 18-22 18s-22-6-22-18z" fill={tint} />
      {[
        [22, 40],
        [78, 40],
        [20, 73],
        [80, 73],
        [37, 84],
        [63, 84],
      ].map(([x = 0, y = 0]) => (
        <path key={`${x} ${y}`} d={`M${x - 6} ${y + 6}v-8a6 6 0 0 1 11-3c4-2 7 2 4 5l-3 2v4z`} fill={lit} stroke={hole} strokeWidth="1.8" />
      ))}
      <circle cx="42" cy="44" r="6.5" fill={ink} stroke="none" />
      <circle cx="58" cy="44" r="6.5" fill={ink} stroke="none" />
      <circle cx="43" cy="45" r="3" fill={hole} stroke="none" />
      <circle cx="57" cy="45" r="3" fill={hole} stroke="none" />
      <path d="M43 56c4 4 10 4 14 0" strokeWidth="2.6" />
    </>
  ),
  moonShadow: (
    <>
      <path d="M42 11a25 25 0 1 0 20 39A21 21 0 0 1 42 11z" fill={lit} stroke="none" />
      <g transform="matrix(1 0 .6 -.3 -46.8 101.4)" stroke={tint} strokeWidth="6.5">
        <path d="M68 33h.1M66 44l-5 15M61 59l11 7-2 12M61 59l-9 7-9-2M65 47l-11 5M65 47l9 7" />
      </g>
      <circle cx="68" cy="34" r="6" fill={ink} stroke="none" />
      <path d="M66 44l-5 15M61 59l11 7-2 12M61 59l-9 7-9-2M65 47l-11 5-3 6M65 47l9 7 6-3" strokeWidth="5.5" />
      <Spark x={76} y={16} r={5} fill={ink} />
    </>
  ),
  castleGate: (
    <>
      <path d="M32 84V42h6v6h6v-6h12v6h6v-6h6v42z" fill={tint} />
      <path d="M14 84V30h6v6h5v-6h6v6h5v-6h3v54zM86 84V30h-6v6h-5v-6h-6v6h-5v-6h-3v54z" fill={tint} />
      <path d="M37 84V68a13 13 0 0 1 26 0v16z" fill={hole} />
      <path d="M43 57v27M50 55v29M57 57v27M37 66h26M37 75h26" stroke={ink} strokeWidth="1.8" />
      <path d="M26 30V12M74 30V12" />
      <path d="M26 12h15l-5 5 5 5H26zM74 12h15l-5 5 5 5H74z" fill={lit} stroke="none" />
      <path d="M26 46v8M74 46v8" strokeWidth="5" stroke={hole} />
    </>
  ),
} satisfies Partial<Record<Motif, ReactNode>>;
