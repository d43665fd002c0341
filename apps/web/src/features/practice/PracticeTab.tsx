export interface PracticeTabProps {
  /** Whose practice this is: a drill that a reload interrupts is kept under this id and offered to nobody else. */
  playerId: string;
  /** A drill chosen elsewhere, as on the dashboard; it waits in the dropdown. */
  drillId?: string | undefined;
  /** Goes to another place of the app. */
  onNavigate: (tab: 'dashboard') => void;
}

/** Choose a drill, run the timer, log the result, see what it earned (spec 002 §2, §4). */
export function PracticeTab({ playerId, drillId }: PracticeTabProps) {
  return <section data-player={playerId} data-drill={drillId} />;
}
