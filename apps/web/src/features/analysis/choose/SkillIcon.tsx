import type { AnalysisType } from '@touchline/domain';
import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../../../ui/icons/Icon.tsx';

/** The ball, in the colour of the place that shows it; else in none. */
const BALL = 'var(--ball, none)';

/** What each skill is, in a few strokes on a 24 grid. */
const drawings: Readonly<Record<AnalysisType, ReactNode>> = {
  shooting: (
    <>
      <path d="M3 20V5h18v15" />
      <circle cx="12" cy="14" r="3" fill={BALL} />
      <path d="M8 21l1.5-2.5M16 21l-1.5-2.5" />
    </>
  ),
  passing: (
    <>
      <circle cx="5" cy="18" r="2.5" fill={BALL} />
      <path d="M9 15l9-8M12.5 6.5H18.5V12.5" />
    </>
  ),
  dribbling: (
    <>
      <path d="M3 20c6 0 4-8 9-8s3-6.5 6-7.3" />
      <path d="M4 11l2.5-5L9 11zM14 20l2.5-5L19 20z" />
      <circle cx="20.5" cy="4.5" r="2.25" fill={BALL} />
    </>
  ),
  defending: (
    <>
      <path d="M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6z" />
      <circle cx="12" cy="11.5" r="2.5" fill={BALL} />
    </>
  ),
  goalkeeping: (
    <>
      <path d="M7.5 21v-5L5 11.5a1.6 1.6 0 0 1 2.8-1.5L8.5 11V5.5a1.5 1.5 0 0 1 3 0V10M11.5 9V4.5a1.5 1.5 0 0 1 3 0V10M14.5 10V6a1.5 1.5 0 0 1 3 0v9c0 2-1 3-1 6z" />
      <path d="M7.5 18h9" />
    </>
  ),
  juggling: (
    <>
      <circle cx="12" cy="5" r="3" fill={BALL} />
      <path d="M12 15v-4M9.5 13L12 10.5l2.5 2.5M4 21h12l4-1-3-2.5H9L6 16z" />
    </>
  ),
  turns: (
    <>
      <path d="M5 16.5V9a5 5 0 0 1 10 0v9M11 14.5l4 4 4-4" />
      <circle cx="5" cy="19.5" r="2.25" fill={BALL} />
    </>
  ),
  heading: (
    <>
      <circle cx="9" cy="12" r="4.5" />
      <circle cx="18.5" cy="4.5" r="2.5" fill={BALL} />
      <path d="M13.5 8.5l2-1.5M3 21c0-3 2.5-4.5 6-4.5s6 1.5 6 4.5" />
    </>
  ),
  crossAndFinish: (
    <>
      <circle cx="4.5" cy="19" r="2" fill={BALL} />
      <path d="M5 14C6 8 10 6 15 8M11.5 5L15.5 8l-3 4M20 4v16" />
    </>
  ),
  setpiece: (
    <>
      <circle cx="5.5" cy="18" r="2.8" fill={BALL} />
      <path d="M13 20v-8M17 20v-8M21 20v-8M13 8v.01M17 8v.01M21 8v.01" />
    </>
  ),
  general: (
    <>
      <circle cx="12" cy="4.5" r="2" />
      <path d="M12 7v7M6 10.5L12 8.5l6 2M12 14l-4 7M12 14l4 7" />
    </>
  ),
};

/** The drawn sign of a skill. */
export function SkillIcon({ type, ...props }: IconProps & { readonly type: AnalysisType }) {
  return <Icon {...props}>{drawings[type]}</Icon>;
}
