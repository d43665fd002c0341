import { findAchievement } from '@touchline/domain';
import type { AchievementId } from '@touchline/domain';
import css from './AchievementEmblem.module.css';
import { motif } from './achievement-motifs.tsx';

interface AchievementEmblemProps {
  id: AchievementId;
  /** One still to be earned is drawn in chalk only. Default true. */
  earned?: boolean;
  /** Height in CSS pixels. Default 64. */
  size?: number;
}

/** The badge of an achievement, as on a club's shirt: the sign of what it measures, the number reached, an edge for its tier. */
export function AchievementEmblem({ id, earned = true, size = 64 }: AchievementEmblemProps) {
  const { measure, target, tier, counts } = findAchievement(id);
  return (
    <svg
      className={css['emblem']}
      viewBox="0 0 64 72"
      width={(size * 64) / 72}
      height={size}
      data-earned={earned}
      data-tier={tier}
      aria-hidden="true"
      focusable="false"
    >
      <path className={css['cloth']} d="M32 2.5l28 6.6v29.4c0 15.6-11.6 25.6-28 31-16.4-5.4-28-15.4-28-31V9.1z" />
      {earned ? (
        <>
          <path className={css['stripe']} d="M15 6.5h9v59.6c-3.3-1.8-6.3-3.9-9-6.3zM40 4.4l9 2.1v53.3c-2.7 2.4-5.7 4.5-9 6.3z" />
          <path className={css['seam']} d="M32 6.6l24 5.6v26.3c0 13.1-9.6 21.7-24 26.7-14.4-5-24-13.6-24-26.7V12.2z" />
        </>
      ) : null}
      <g className={css['motif']} transform={counts ? undefined : 'translate(0 6)'}>
        {motif[measure]}
      </g>
      {counts ? (
        <text className={css['count']} x="32" y="59" textAnchor="middle">
          {countText(target)}
        </text>
      ) : null}
    </svg>
  );
}

/** A number short enough for a badge: '500', '10k'. */
function countText(count: number): string {
  return count < 1_000 ? String(count) : `${count / 1_000}k`;
}
