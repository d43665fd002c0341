export interface DashboardTabProps {
  /** Goes to another place of the app; to the practice tab with the drill that is to wait there. */
  onNavigate: (tab: 'practice' | 'progress' | 'rewards', options?: { drillId?: string }) => void;
}

/** What shall I do now, how am I doing, what happened lately (spec 001 §2). */
export function DashboardTab({ onNavigate }: DashboardTabProps) {
  return (
    <button type="button" onClick={() => onNavigate('practice')}>
      Practice
    </button>
  );
}
