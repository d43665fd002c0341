import { findAchievement } from '@touchline/domain';
import type { AchievementId } from '@touchline/domain';
import css from './AchievementEmblem.module.css';
import { motif, shape } from './achievement-emblem-shapes.tsx';

interface AchievementEmblemProps {
  id: AchievementId;
  /** One still to be earned is drawn in chalk only. Default true. */
  earned?: boolean;
  /** How far the way to one still to be earned has been gone, of 1: so much of its edge is drawn. Default 0. */
  share?: number;
  /** Height in CSS pixels. Default 64. */
  size?: number;
}

/** The badge of an achievement: the shape, cloth and sign of what it measures, the number reached on a ribbon, all edged in its tier. */
export function AchievementEmblem({ id, earned = true, share = 0, size = 64 }: AchievementEmblemProps) {
  const { measure, target, tier, counts } = findAchievement(id);
  const outline = shape[measure];
  return (
    <svg
      className={css['emblem']}
      viewBox="0 0 64 72"
      width={(size * 64) / 72}
      height={size}
      data-earned={earned}
      data-tier={tier}
      data-measure={measure}
      aria-hidden="true"
      focusable="false"
    >
      <path className={css['cloth']} d={outline} />
      {earned ? <path className={css['seam']} d={outline} transform="translate(4.8 4.95) scale(0.85)" /> : null}
      {earned || share <= 0 ? null : <path className={css['gone']} d={outline} pathLength={100} strokeDasharray={`${share * 100} 100`} />}
      <g className={css['motif']} transform={counts ? 'translate(0 -0.5)' : 'translate(0 5)'}>
        {motif[measure]}
      </g>
      {counts ? (
        <>
          <path className={css['ribbon']} d="M5 50h54l-5 9.5 5 9.5H5l5-9.5z" />
          <text className={css['count']} x="32" y="65.5" textAnchor="middle">
            {countText(target)}
          </text>
        </>
      ) : null}
    </svg>
  );
}

/** A number short enough for a badge: '500', '10k'. */
function countText(count: number): string {
  return count < 1_000 ? String(count) : `${count / 1_000}k`;
}
