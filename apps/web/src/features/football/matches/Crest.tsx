import css from './Crest.module.css';

const SHAPES = ['plain', 'halves', 'hoops', 'sash'] as const;
const SHIRTS = ['common', 'rare', 'epic', 'legendary', 'red', 'night'] as const;
const PARTS = { plain: '', halves: 'M12 0h12v28H12z', hoops: 'M0 9h24v5H0zM0 19h24v5H0z', sash: 'M0 0h7l17 20v8h-1L0 6z' } as const;

/** A crest drawn from a club's name: the same every time, and nothing is fetched from anybody. Decoration. */
export function Crest({ name, size = 28 }: { readonly name: string; readonly size?: number }) {
  const number = numberOf(name);
  const shirt = SHIRTS[number % SHIRTS.length] ?? 'common';
  const shape = SHAPES[Math.floor(number / SHIRTS.length) % SHAPES.length] ?? 'plain';
  const id = `crest-${number}`;
  return (
    <svg className={css['crest']} width={size} height={size} viewBox="0 0 24 28" aria-hidden="true" focusable="false" data-shirt={shirt}>
      <clipPath id={id}>
        <path d="M2 2h20v13c0 6-5 9-10 11C7 24 2 21 2 15z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path className={css['ground']} d="M0 0h24v28H0z" />
        <path className={css['part']} d={PARTS[shape]} />
      </g>
      <path className={css['rim']} d="M2 2h20v13c0 6-5 9-10 11C7 24 2 21 2 15z" />
      <text className={css['letters']} x="12" y="17" textAnchor="middle">
        {initials(name)}
      </text>
    </svg>
  );
}

/** A number that a name always has, spread over names that are alike. */
function numberOf(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return number;
}

/** The first letters of a club's first two words. */
function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.slice(0, 2).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase()).join('');
}
