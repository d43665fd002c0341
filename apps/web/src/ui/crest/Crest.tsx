import css from './Crest.module.css';
import { classes } from '../classes.ts';
import { nameNumber, shirtOf, shirtCount } from './club-shirt-colours.ts';
import shirtCss from './ClubShirtColours.module.css';

const SHAPES = ['plain', 'halves', 'hoops', 'sash'] as const;
/** Below it nobody can read the letters. */
const SMALLEST_WITH_LETTERS = 28;
const PARTS = { plain: '', halves: 'M12 0h12v28H12z', hoops: 'M0 9h24v5H0zM0 19h24v5H0z', sash: 'M0 0h7l17 20v8h-1L0 6z' } as const;

interface CrestProps {
  readonly name: string;
  readonly size?: number;
  /** The home side, beside which an away side never has the same colour. */
  readonly against?: string | undefined;
}

/** A crest drawn from a club's or team's name: the same every time, and nothing is fetched from anybody. Decoration. */
export function Crest({ name, size = 28, against }: CrestProps) {
  const number = nameNumber(name);
  const shirt = shirtOf(name, against);
  const shape = SHAPES[Math.floor(number / shirtCount) % SHAPES.length] ?? 'plain';
  const id = `crest-${number}`;
  return (
    <svg className={classes(css['crest'], shirtCss['shirt'])} width={size} height={size} viewBox="0 0 24 28" aria-hidden="true" focusable="false" data-shirt={shirt}>
      <clipPath id={id}>
        <path d="M2 2h20v13c0 6-5 9-10 11C7 24 2 21 2 15z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path className={css['ground']} d="M0 0h24v28H0z" />
        <path className={css['part']} d={PARTS[shape]} />
      </g>
      <path className={css['rim']} d="M2 2h20v13c0 6-5 9-10 11C7 24 2 21 2 15z" />
      {size < SMALLEST_WITH_LETTERS ? null : (
        <text className={css['letters']} x="12" y="17" textAnchor="middle">
          {initials(name)}
        </text>
      )}
    </svg>
  );
}

/** The first letters of a club's first two words. */
function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.slice(0, 2).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase()).join('');
}
