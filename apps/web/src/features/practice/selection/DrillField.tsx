import { findDrill, type DrillWish } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillNames } from '@touchline/messages/drill-names';
import { useEffect, useState } from 'react';
import { prefetch } from '../../../store/prefetch-code-part.ts';
import { loadOverlayOnFirstOpen } from '../../../ui/overlay/load-overlay-on-first-open.tsx';
import { DialogField } from '../../../ui/select/DialogField.tsx';
import { categoryOf } from '../drill-labels.ts';
import { minutesIn, offeredOf, type OfferedDrills } from './drills-offered-by-server.ts';

const loadPicker = async () => (await import('./picker/DrillPicker.tsx')).DrillPicker;
const DrillPicker = loadOverlayOnFirstOpen(loadPicker);

interface DrillFieldProps {
  id: string;
  drills: OfferedDrills | undefined;
  drillId: string | null;
  /** A start was refused for want of a drill. */
  isMissing: boolean;
  /** Whether the picker is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDrill: (drillId: string, wishes: readonly DrillWish[]) => void;
}

/** Which drill: the field with its name, and the picker that it opens. */
export function DrillField({ id, drills, drillId, isMissing, open, onOpenChange, onDrill }: DrillFieldProps) {
  useEffect(() => {
    // Beside a pitch the signal goes: the picker is here before it does. Opening it tries again, and tells.
    prefetch(loadPicker);
  }, []);
  // Nothing was pressed here that the focus could go back to.
  const [cameForIt] = useState(open);
  const drill = drillId === null ? undefined : findDrill(drillId);
  return (
    <>
      <DialogField
        id={id}
        label={m.practice_drill_label()}
        placeholder={m.practice_drill_placeholder()}
        chosen={drill === undefined ? null : m.practice_drill_option({ name: drillNames[drill.id], category: categoryOf(drill) })}
        open={open}
        listId={`${id}-list`}
        onOpen={() => onOpenChange(true)}
        validity={isMissing ? 'invalid' : 'neutral'}
        message={m.practice_drill_missing()}
      />
      <DrillPicker
        open={open}
        onOpenChange={onOpenChange}
        listId={`${id}-list`}
        isMissing={isMissing}
        drills={offeredOf(drills)}
        minutesOf={minutesIn(drills)}
        chosen={drillId}
        onDrill={onDrill}
        {...(cameForIt && { finalFocus: () => document.getElementById(id) ?? true })}
      />
    </>
  );
}
