import type { DrillCategory } from '@touchline/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';

const drawings: Readonly<Record<DrillCategory, ReactNode>> = {
  ball_control: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8.2l3.6 2.6-1.4 4.2H9.8l-1.4-4.2z" fill="currentColor" />
      <path d="M12 8.2V3.8M15.6 10.8l4.3-1.4M14.2 15l2.6 3.6M9.8 15l-2.6 3.6M8.4 10.8 4.1 9.4" />
    </>
  ),
  dribbling: (
    <>
      <path d="M8 20.5h8L13.3 11h-2.6z" fill="currentColor" />
      <path d="M3 15.5C3 8 6.5 4 12 4c4.8 0 8 2.8 8.5 7.5M17 9.5l3.6 2.5L22.5 8" />
    </>
  ),
  passing: <path d="M4 8.5h15.5M15.5 4.5l4 4-4 4M20 15.5H4.5M8.5 11.5l-4 4 4 4" />,
  turns: <path d="M6.5 20V10a5 5 0 0 1 10 0v6.5M12.5 12.8l4 4 4-4" />,
  skills: <path d="M12 3l2.4 6.6L21 12l-6.6 2.4L12 21l-2.4-6.6L3 12l6.6-2.4z" fill="currentColor" fillOpacity=".28" />,
  shooting: (
    <>
      <path d="M2.5 20V4.5h19V20" />
      <circle cx="12" cy="15.5" r="4.5" fill="currentColor" />
    </>
  ),
  fitness: <path d="M7.5 3v18M16.5 3v18M7.5 7h9M7.5 12h9M7.5 17h9" />,
  other: <path d="M5 20.5h14L13.8 4h-3.6zM7.3 13.5h9.4" />,
};

/** What a drill is about, in one picture for each category: decoration beside its name. */
export function DrillCategoryIcon({ category, size = 24 }: { readonly category: DrillCategory; readonly size?: number }) {
  return <Icon size={size}>{drawings[category]}</Icon>;
}
