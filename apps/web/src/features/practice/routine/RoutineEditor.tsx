import { defaultRest, findDrill, isSessionMinutes, restChoices, routineLimits, routineOf, routineProblems, sideMeantBy, type Routine, type RoutineForm } from '@touchline/domain';
import { useId, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { AlertIcon } from '../../../ui/icons/control-icons.tsx';
import { PlusIcon } from '../../../ui/icons/edit-icons.tsx';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { DrillPicker } from '../selection/picker/DrillPicker.tsx';
import { minutesIn, offeredOf, type OfferedDrills } from '../selection/drills-offered-by-server.ts';
import { moved, type EditorStep } from './move-routine-step.ts';
import css from './RoutineEditor.module.css';
import { RoutineStepEditor } from './RoutineStepEditor.tsx';

interface RoutineEditorProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The one to change; null makes a new one. */
  readonly routine: Routine | null;
  /** What a new one is called before the player names it. */
  readonly proposedName: string;
  readonly drills: OfferedDrills | undefined;
  /** The foot the player plays less well with; null where it is not known. */
  readonly weakerFoot: 'left' | 'right' | null;
  readonly onSave: (routine: Routine) => void;
  /** Where the focus goes once it has closed; true: back to where it was opened from. */
  readonly finalFocus: () => HTMLElement | true;
}

/** Puts a routine together: its name, its drills in order, the rest between them. */
export function RoutineEditor({ open, onOpenChange, routine, proposedName, drills, weakerFoot, onSave, finalFocus }: RoutineEditorProps) {
  const [name, setName] = useState(routine?.name ?? proposedName);
  const [steps, setSteps] = useState<readonly EditorStep[]>(() => (routine?.steps ?? []).map((step, key) => ({ ...step, key })));
  const [restSeconds, setRest] = useState(routine?.restSeconds ?? defaultRest);
  const [isPicking, setPicking] = useState(false);
  /** A save was refused: from now on what is wrong is said. */
  const [refused, setRefused] = useState(false);
  const [said, setSaid] = useState('');
  /** Opens the choice of a drill: the first empty place, else the button below them. */
  const add = useRef<HTMLButtonElement>(null);
  const id = useId();
  const form: RoutineForm = { name, steps, restSeconds };
  const problems = refused ? routineProblems(form) : [];
  const isFull = steps.length >= routineLimits.maxDrills;
  const isEnough = steps.length >= routineLimits.minDrills;
  const minutesOf = minutesIn(drills);
  const nameWrong = problems.find((problem) => problem === 'noName' || problem === 'nameTooLong');

  const change = (key: number, with_: Partial<EditorStep>): void =>
    setSteps(steps.map((step) => (step.key === key ? { ...step, ...with_ } : step)));
  const move = (index: number, by: number): void => {
    setSteps(moved(steps, index, by));
    setSaid(m.routine_drill_moved({ drill: drillName(steps[index]?.drillId ?? ''), number: index + by + 1 }));
  };
  const remove = (key: number): void => {
    setSteps(steps.filter((step) => step.key !== key));
    focusAdd();
  };
  /** Once what is there now is drawn: a place that was filled or emptied takes the focus along. */
  const focusAdd = (): void => queueMicrotask(() => add.current?.focus());
  const save = (): void => {
    const made = routineOf(routine?.id ?? crypto.randomUUID(), form);
    if (made !== null) {
      onSave(made);
      return;
    }
    setRefused(true);
    const [first] = routineProblems(form);
    if (first === 'noName' || first === 'nameTooLong') document.getElementById(`${id}-name`)?.focus();
    else if (first === 'minutes') document.getElementById(`${id}-minutes-${steps.find(({ minutes }) => !isSessionMinutes(minutes))?.key ?? 0}`)?.focus();
    else add.current?.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={routine === null ? m.routine_edit_new() : m.routine_edit_title()}
      size="lg"
      finalFocus={finalFocus}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{m.ui_dialog_cancel()}</Button>
          {/* It has the light once there is something to save. */}
          <Button variant={isEnough ? 'primary' : 'secondary'} onClick={save}>
            {m.routine_save()}
          </Button>
        </>
      }
    >
      <TextInput
        id={`${id}-name`}
        label={m.routine_name()}
        placeholder={m.routine_name_placeholder()}
        value={name}
        onValueChange={setName}
        onFocus={(event) => {
          // What is only proposed is typed over.
          if (routine === null && name === proposedName) event.currentTarget.select();
        }}
        autoComplete="off"
        validity={nameWrong === undefined ? 'neutral' : 'invalid'}
        message={nameWrong === 'nameTooLong' ? m.routine_name_long({ count: routineLimits.maxName }) : m.routine_name_missing()}
      />
      <section className={css['drills']} aria-label={m.routine_drills()}>
        <ol className={css['steps']}>
          {steps.map((step, index) => (
            <RoutineStepEditor
              key={step.key}
              minutesId={`${id}-minutes-${step.key}`}
              number={index + 1}
              of={steps.length}
              step={step}
              onChange={(with_) => change(step.key, with_)}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(step.key)}
            />
          ))}
        </ol>
        {problems.includes('tooFewDrills') ? (
          <p className={css['wrong']} role="alert">
            <AlertIcon size={20} />
            {m.routine_drills_few({ count: routineLimits.minDrills })}
          </p>
        ) : null}
        {isFull ? <p className={css['full']}>{m.routine_drills_most({ count: routineLimits.maxDrills })}</p> : null}
        {isEnough ? (
          <Button ref={add} icon={<PlusIcon />} aria-disabled={isFull} onClick={isFull ? undefined : () => setPicking(true)}>
            {m.routine_drill_add()}
          </Button>
        ) : (
          <>
            <ul className={css['slots']}>
              {Array.from({ length: routineLimits.minDrills - steps.length }, (_, index) => (
                <li key={steps.length + index}>
                  <button ref={index === 0 ? add : null} type="button" className={css['slot']} onClick={() => setPicking(true)}>
                    <PlusIcon size={20} />
                    {m.routine_drill_choose({ number: steps.length + index + 1 })}
                  </button>
                </li>
              ))}
            </ul>
            <p className={css['full']}>{m.routine_drills_between({ least: routineLimits.minDrills, most: routineLimits.maxDrills })}</p>
          </>
        )}
        <VisuallyHidden>
          <output>{said}</output>
        </VisuallyHidden>
      </section>
      <SegmentedControl
        label={m.routine_rest()}
        segments={restChoices.map((seconds) => ({ value: String(seconds), label: m.routine_rest_seconds({ count: seconds }) }))}
        value={String(restSeconds)}
        onValueChange={(value) => setRest(restChoices.find((choice) => String(choice) === value) ?? defaultRest)}
      />
      <DrillPicker
        open={isPicking}
        onOpenChange={setPicking}
        listId={`${id}-list`}
        drills={offeredOf(drills)}
        minutesOf={minutesOf}
        chosen={null}
        // On to the next place: the one that was pressed is filled.
        finalFocus={() => add.current ?? true}
        onDrill={(drillId, wishes) => {
          const drill = findDrill(drillId);
          const side = (drill && sideMeantBy(drill, weakerFoot, wishes)) ?? 'both';
          setSteps([...steps, { drillId, side, minutes: minutesOf(drillId), key: 1 + Math.max(0, ...steps.map(({ key }) => key)) }]);
        }}
      />
    </Dialog>
  );
}
