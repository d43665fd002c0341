import css from './Crest.module.css';
import { classes } from '../join-class-names.ts';
import { nameNumber, shirtOf, shirtCount } from './club-shirt-colours.ts';
import shirtCss from './ClubShirtColours.module.css';

const PLATE = 'M12 .6c2.9 1.6 6.2 2.3 10.4 2.4v11.2c0 6.3-4.7 10.4-10.4 13.1C6.3 24.6 1.6 20.5 1.6 14.2V3c4.2-.1 7.5-.8 10.4-2.4z';
const SHIELD = 'M12 2.8c2.5 1.2 5.2 1.8 8.5 2v9.4c0 5.2-3.9 8.6-8.5 10.9-4.6-2.3-8.5-5.7-8.5-10.9V4.8c3.3-.2 6-.8 8.5-2z';
const SHAPES = ['plain', 'halves', 'hoops', 'sash', 'stripes', 'chief'] as const;
/** Below it nobody can read the letters. */
const SMALLEST_WITH_LETTERS = 28;
const PARTS = {
  plain: '',
  halves: 'M12 0h12v28H12z',
  hoops: 'M0 8.5h24v4.5H0zM0 17.5h24V22H0z',
  sash: 'M0 0h6.5L24 20v8h-1L0 6z',
  stripes: 'M6.5 0H10v28H6.5zM14 0h3.5v28H14z',
  chief: 'M0 0h24v9H0z',
} as const;

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
        <path d={SHIELD} />
      </clipPath>
      <path className={css['plate']} d={PLATE} />
      <g clipPath={`url(#${id})`}>
        <path className={css['ground']} d="M0 0h24v28H0z" />
        <path className={css['part']} d={PARTS[shape]} />
      </g>
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
