import { type Routine, routineIn, routineLimits, routineSeconds } from '@touchline/domain';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { PencilIcon, PlusIcon, TrashIcon } from '../../../ui/icons/edit-icons.tsx';
import { loadOverlayOnFirstOpen } from '../../../ui/overlay/load-overlay-on-first-open.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { keepRoutine, onRoutinesChangeAnywhere, routinesText, storedRoutines } from '../../../offline/index.ts';
import type { OfferedDrills } from '../selection/drills-offered-by-server.ts';
import { ReadyMadeRoutines } from './ReadyMadeRoutines.tsx';
import { proposedRoutineName } from './proposed-routine-name.ts';
import { RoutineChoiceStrip } from './RoutineChoiceStrip.tsx';
import { RoutineRow } from './RoutineRow.tsx';
import css from './RoutinesCard.module.css';
import type { RoutineRun } from './routine-run.ts';

const RoutineEditor = loadOverlayOnFirstOpen(async () => (await import('./RoutineEditor.tsx')).RoutineEditor);

interface RoutinesCardProps {
  readonly playerId: string;
  readonly drills: OfferedDrills | undefined;
  /** The foot the player plays less well with; null where it is not known. */
  readonly weakerFoot: 'left' | 'right' | null;
  /** One that waits for its next drill. */
  readonly waiting: RoutineRun | null;
  /** One is being made or changed. */
  readonly onEdit: () => void;
  readonly onStart: (routine: Routine) => void;
  /** On with the one that waits. */
  readonly onGoOn: () => void;
}

/**
 * The player's routines: each starts with one tap, in a line above the choice of a single drill; below it is where they are
 * made and changed.
 */
export function RoutinesCard({ playerId, drills, weakerFoot, waiting, onEdit, onStart, onGoOn }: RoutinesCardProps) {
  const { routines, save, remove } = useRoutines(playerId);
  const toasts = useToasts();
  /** Whoever comes with routines finds the line of them; the first one that is made does not move the page meanwhile. */
  const [hadRoutines] = useState(routines.length > 0);
  const card = useRef<HTMLDivElement>(null);
  /** What is open in the editor: a routine, or a new one; it stays while the editor closes. */
  const [edited, setEdited] = useState<Routine | null>(null);
  const [isEditing, setEditing] = useState(false);
  /** Each opening begins anew. */
  const [opening, setOpening] = useState(0);
  const [toDelete, setToDelete] = useState<Routine | null>(null);
  const make = useRef<HTMLButtonElement>(null);
  /** The one that was saved last in the editor, and what starts it. */
  const [savedId, setSavedId] = useState<string | null>(null);
  const startOfSaved = useRef<HTMLButtonElement>(null);
  const isFull = routines.length >= routineLimits.maxRoutines;
  const edit = (routine: Routine | null): void => {
    setEdited(routine);
    setSavedId(null);
    setOpening((before) => before + 1);
    setEditing(true);
    onEdit();
  };
  return (
    <>
      {waiting === null && !hadRoutines ? null : (
        <RoutineChoiceStrip routines={hadRoutines ? routines : []} {...{ waiting, onStart, onGoOn }} onAll={() => card.current?.focus()} />
      )}
      <div ref={card} tabIndex={-1} className={css['place']}>
        <Card
          title={m.routine_title()}
          level={3}
          className={css['card'] ?? ''}
          {...(!isFull && {
            aside: (
              <Button ref={make} size="sm" icon={<PlusIcon />} onClick={() => edit(null)}>
                {m.routine_make()}
              </Button>
            ),
          })}
        >
          {routines.length === 0 ? <p className={css['words']}>{m.routine_none()}</p> : null}
          {routines.length === 0 ? null : (
            <ul className={css['list']}>
              {routines.map((routine) => (
                <RoutineRow
                  key={routine.id}
                  {...{ routine, onStart }}
                  facts={m.routine_about({ drills: routine.steps.length, count: Math.round(routineSeconds(routine) / 60) })}
                  // What was just made is what comes next.
                  isNext={routine.id === savedId}
                  startRef={routine.id === savedId ? startOfSaved : null}
                >
                  <IconButton label={m.routine_edit({ name: routine.name })} icon={<PencilIcon />} onClick={() => edit(routine)} />
                  <IconButton label={m.routine_delete({ name: routine.name })} icon={<TrashIcon />} onClick={() => setToDelete(routine)} />
                </RoutineRow>
              ))}
            </ul>
          )}
          <ReadyMadeRoutines
            drills={drills}
            isOpen={!hadRoutines}
            onStart={onStart}
            onChange={isFull ? undefined : (routine) => edit({ ...routine, id: crypto.randomUUID() })}
          />
          {isFull ? <p className={css['words']}>{m.routine_full()}</p> : null}
          <RoutineEditor
            key={opening}
            open={isEditing}
            onOpenChange={setEditing}
            routine={edited}
            proposedName={proposedRoutineName(routines.map(({ name }) => name))}
            drills={drills}
            weakerFoot={weakerFoot}
            onSave={(routine) => {
              if (!save(routine)) {
                toasts.error(m.routine_not_saved());
                return;
              }
              setSavedId(routine.id);
              setEditing(false);
              toasts.success({ title: m.routine_saved(), text: routine.name });
            }}
            finalFocus={() => inView(startOfSaved.current)}
          />
          <ConfirmDialog
            open={toDelete !== null}
            onOpenChange={(open) => {
              if (!open) setToDelete(null);
            }}
            title={m.routine_delete_title({ name: toDelete?.name ?? '' })}
            description={m.routine_delete_words()}
            confirmLabel={m.routine_delete_yes()}
            tone="danger"
            onConfirm={() => {
              const isDeleted = toDelete !== null && remove(toDelete.id);
              setToDelete(null);
              if (isDeleted) toasts.info(m.routine_deleted());
              else toasts.error(m.routine_not_deleted());
            }}
            finalFocus={() => make.current ?? true}
          />
        </Card>
      </div>
    </>
  );
}

/** Brings what was made into view, to take the focus. True without one. */
function inView(element: HTMLElement | null): HTMLElement | true {
  element?.scrollIntoView({ block: 'center' });
  return element ?? true;
}

interface OwnRoutines {
  /** Those that can be practised here, the one that was changed last first. */
  readonly routines: readonly Routine[];
  /** False where the device takes nothing more. */
  readonly save: (routine: Routine) => boolean;
  readonly remove: (id: string) => boolean;
}

/** The player's routines, followed. */
function useRoutines(playerId: string): OwnRoutines {
  const text = useSyncExternalStore(onRoutinesChangeAnywhere, () => routinesText(playerId));
  const routines = useMemo(
    () => (text === null ? [] : storedRoutines(playerId).flatMap(({ id, routine }) => routineIn({ ...(routine as object | null), id }) ?? [])),
    [playerId, text],
  );
  return {
    routines,
    save: ({ id, ...routine }) => keepRoutine(playerId, id, routine),
    remove: (id) => keepRoutine(playerId, id, null),
  };
}
