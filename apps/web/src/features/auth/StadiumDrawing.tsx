import css from './StadiumDrawing.module.css';

/* The scene stands on a 900 by 1000 sheet. Lines that run away from the player meet at the vanishing point. */
const vanishing = { x: 450, y: 250 };
const grassEdge = 546;
const sheet = { width: 900, height: 1000 };

/** Where a line that leaves the sheet's lower edge at `x` is, at height `y`. */
function along(x: number, y: number): number {
  return vanishing.x + (x - vanishing.x) * ((y - vanishing.y) / (sheet.height - vanishing.y));
}

/** A strip of ground between two lines that run away. */
function strip(left: number, right: number): string {
  const corners = [
    [along(left, grassEdge), grassEdge],
    [along(right, grassEdge), grassEdge],
    [right, sheet.height],
    [left, sheet.height],
  ];
  return corners.map(([x = 0, y = 0]) => `${x.toFixed(1)},${y}`).join(' ');
}

const mown = Array.from({ length: 9 }, (_, index) => strip(-1_650 + index * 400, -1_450 + index * 400));

/** Specks of light in the stand, scattered the same way every time. */
const crowd = Array.from({ length: 190 }, (_, index) => {
  const across = (index * 0.618_034) % 1;
  const row = (index * 0.754_878) % 1;
  const x = across * sheet.width;
  // The stand bows down towards the middle.
  const bow = 42 * (1 - ((x - 450) / 450) ** 2);
  return { x, y: 398 + bow + row * (112 - bow * 0.55), size: 1.1 + ((index * 7) % 5) * 0.28, hue: index % 7 };
});

const lamps = Array.from({ length: 12 }, (_, index) => ({ x: (index % 4) * 25, y: Math.floor(index / 4) * 21 }));

/** Where the lamps of both masts are. */
const LAMPS = { left: 86, right: 718, y: 176 };

/** The pitch at night, or at dusk in the light theme, seen from the touchline; decoration. */
export function StadiumDrawing() {
  return (
    <svg
      className={css['stadium']}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="st-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css['skyTop']} />
          <stop offset="0.36" className={css['skyMid']} />
          <stop offset="0.66" className={css['skyLow']} />
        </linearGradient>
        <linearGradient id="st-grass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css['grassFar']} />
          <stop offset="0.45" className={css['grassMid']} />
          <stop offset="1" className={css['grassNear']} />
        </linearGradient>
        <radialGradient id="st-pool" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className={css['poolIn']} />
          <stop offset="1" className={css['clear']} />
        </radialGradient>
        <radialGradient id="st-halo" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className={css['haloIn']} />
          <stop offset="0.35" className={css['haloMid']} />
          <stop offset="1" className={css['clear']} />
        </radialGradient>
        <linearGradient id="st-beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css['beamTop']} />
          <stop offset="1" className={css['clear']} />
        </linearGradient>
        <linearGradient id="st-fade" gradientUnits="userSpaceOnUse" x1="530" y1="0" x2="720" y2="0">
          <stop offset="0" className={css['clear']} />
          <stop offset="1" className={css['chalkIn']} />
        </linearGradient>
        <radialGradient id="st-ball" cx="0.38" cy="0.28" r="0.85">
          <stop offset="0" className={css['ballLit']} />
          <stop offset="0.62" className={css['ballMid']} />
          <stop offset="1" className={css['ballDark']} />
        </radialGradient>
        <clipPath id="st-round">
          <circle cx="0" cy="0" r="44" />
        </clipPath>
      </defs>

      <rect width="900" height="580" fill="url(#st-sky)" />
      <Stand />
      {/* Their feet are behind the grass, also where they are lowered. */}
      <Mast x={LAMPS.left} />
      <Mast x={LAMPS.right} />

      <g>
        <rect y={grassEdge} width="900" height={sheet.height - grassEdge} fill="url(#st-grass)" />
        {mown.map((points) => (
          <polygon key={points} points={points} className={css['mown']} />
        ))}
        <ellipse cx="330" cy="640" rx="470" ry="120" fill="url(#st-pool)" />
      </g>
      <Chalk />
      <Floodlight x={LAMPS.left} y={LAMPS.y} turn={-7} beam={{ lamps: '84,48 8,62', ground: [[-180, 560], [520, 660]] }} delay="first" />
      <Floodlight x={LAMPS.right} y={LAMPS.y} turn={7} beam={{ lamps: '12,48 88,62', ground: [[276, 560], [-424, 660]] }} delay="second" />
      <Ball />
    </svg>
  );
}

function Stand() {
  return (
    <g>
      <path d="M0 352Q450 446 900 352V560H0z" className={css['stand']} />
      {crowd.map(({ x, y, size, hue }) => (
        <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r={size} className={css['fan']} data-hue={hue} />
      ))}
      <path d="M0 300Q450 408 900 300V356Q450 450 0 356z" className={css['roof']} />
      <path d="M0 356Q450 450 900 356" className={css['rim']} />
      <path d="M0 520h900v30H0z" className={css['boards']} />
      <path d="M0 520h900" className={css['boardsEdge']} />
    </g>
  );
}

/** The far half and the near touchline. */
function Chalk() {
  const line = 740;
  const [near, far] = [strip(line - 26, line + 26), 560];
  const left = -600;
  const across = (y: number) => ({ from: along(left, y), to: along(line, y) });
  const [goalLine, box, spot, half] = [across(far), across(592), across(574), across(690)];
  const share = (part: { from: number; to: number }, at: number) => part.from + (part.to - part.from) * at;
  return (
    <g className={css['chalk']}>
      <path d={`M${goalLine.from} ${far}H${goalLine.to}`} className={css['chalkFar']} />
      <path
        d={`M${share(goalLine, 0.2)} ${far}L${share(box, 0.2)} 592H${share(box, 0.8)}L${share(goalLine, 0.8)} ${far}`}
        className={css['chalkFar']}
      />
      <circle cx={share(spot, 0.5)} cy="577" r="1.8" className={css['chalkSpot']} />
      <path
        d={`M${share(goalLine, 0.447)} ${far}v-25H${share(goalLine, 0.553)}v25`}
        className={css['goal']}
      />
      <path d={`M${half.from} 690H${half.to}`} stroke="url(#st-fade)" className={css['chalkMid']} />
      <ellipse cx={share(half, 0.62)} cy="690" rx="162" ry="36" stroke="url(#st-fade)" className={css['chalkMid']} />
      <polygon points={near} className={css['touchline']} />
    </g>
  );
}

type GroundPoint = readonly [x: number, y: number];

interface FloodlightProps {
  readonly x: number;
  readonly y: number;
  /** Degrees it leans over the pitch. */
  readonly turn: number;
  /** Where its beam leaves the lamps, and where it meets the ground, from one side to the other. */
  readonly beam: { readonly lamps: string; readonly ground: readonly [GroundPoint, GroundPoint] };
  /** Which of the two comes on first. */
  readonly delay: 'first' | 'second';
}

const LAYERS = 8;

/** A beam in layers, each narrower than the one below: its edge fades, as light does. */
function beamLayers({ lamps, ground: [from, to] }: FloodlightProps['beam']): string[] {
  return Array.from({ length: LAYERS }, (_, layer) => {
    const share = (layer / LAYERS) * 0.42;
    const at = (part: number): string => [0, 1].map((axis) => ((from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * part).toFixed(1)).join(',');
    return `${lamps} ${at(share)} ${at(1 - share)}`;
  });
}

function Mast({ x }: { readonly x: number }) {
  return (
    <g className={css['lowered']}>
      <path
        d="M44 78L36 345M52 78L60 345M37 318L58 262M59 318L39 262M39 262L57 206M57 262L41 206M41 206L55 150M55 206L42 150"
        transform={`translate(${x} ${LAMPS.y})`}
        className={css['mast']}
      />
    </g>
  );
}

function Floodlight({ x, y, turn, beam, delay }: FloodlightProps) {
  return (
    <g className={css['lowered']}>
      <g transform={`translate(${x} ${y})`}>
        <g className={css['light']} data-delay={delay}>
          <g className={css['beam']}>
            {beamLayers(beam).map((points) => (
              <polygon key={points} points={points} fill="url(#st-beam)" />
            ))}
          </g>
          <circle cx="48" cy="32" r="190" fill="url(#st-halo)" />
        </g>
        <g transform={`rotate(${turn} 48 32)`}>
          <rect x="-14" y="-14" width="125" height="92" rx="7" className={css['panel']} />
          {lamps.map((lamp) => (
            <circle
              key={`${lamp.x} ${lamp.y}`}
              cx={11 + lamp.x}
              cy={11 + lamp.y}
              r="8.2"
              className={css['lamp']}
              data-delay={delay}
            />
          ))}
        </g>
      </g>
    </g>
  );
}

/** On the line, waiting, with a shadow for each floodlight. */
function Ball() {
  const y = 858;
  return (
    <g className={css['ball']}>
      <g transform={`translate(${along(740, y)} ${y})`}>
        <ellipse cx="0" cy="42" rx="54" ry="9" className={css['shadow']} />
        <g>
          <circle r="44" fill="url(#st-ball)" />
          <g clipPath="url(#st-round)">
            <path d="M0-17L16.2-5.3 10 13.8H-10L-16.2-5.3z" className={css['patch']} />
            <path
              d="M0-17V-36M16.2-5.3L34-12M10 13.8L21 30M-10 13.8L-21 30M-16.2-5.3L-34-12"
              className={css['seam']}
            />
            <path
              d="M-13-44L0-36 13-44V-60H-13zM34-12L44 2 60-4V-26L40-28zM21 30L38 24 46 40 24 52 14 44zM-21 30L-38 24-46 40-24 52-14 44zM-34-12L-44 2-60-4V-26L-40-28z"
              className={css['patch']}
            />
          </g>
        </g>
      </g>
    </g>
  );
}
