import type { Rarity } from '@touchline/domain';

const places: Readonly<Record<Exclude<Rarity, 'legendary'>, readonly number[]>> = {
  common: [6],
  rare: [6, 18],
  epic: [6, 18, 30],
};

/** The sign of a rarity, beside its colour: one ball, two, three, and a star. Decoration; the word says it too. */
export function RarityPips({ rarity, className }: { readonly rarity: Rarity; readonly className?: string | undefined }) {
  if (rarity === 'legendary') {
    return (
      <svg className={className} viewBox="0 0 12 12" width="12" height="12" fill="currentColor" aria-hidden="true" focusable="false">
        <path d="M6 .4l1.7 3.7 4 .5-3 2.8.8 4L6 9.4l-3.5 2 .8-4-3-2.8 4-.5z" />
      </svg>
    );
  }
  const balls = places[rarity];
  const width = balls.length * 12;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 12`}
      width={width}
      height="12"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {balls.map((x) => (
        <circle key={x} cx={x} cy="6" r="4.2" />
      ))}
    </svg>
  );
}
