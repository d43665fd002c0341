import { Combobox as Base } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useState } from 'react';
import { useBackCloses } from '../back/useBackCloses.ts';
import { classes } from '../classes.ts';
import controlCss from '../field/Control.module.css';
import { Field } from '../field/Field.tsx';
import type { FieldFrame } from '../field/Field.tsx';
import { CheckIcon, ChevronDownIcon, CloseIcon } from '../icons/controls.tsx';
import css from './SearchSelect.module.css';

export interface SearchSelectProps extends FieldFrame {
  /** In the order in which they are listed; each once. */
  options: readonly string[];
  /** Other words by which an option is found. */
  alsoFoundBy?: (option: string) => readonly string[];
  /** null while nothing is chosen. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  placeholder?: string;
  /** What the list says where nothing fits what was typed. */
  emptyText: string;
  /** Names of the two buttons in the field. */
  clearLabel: string;
  openLabel: string;
  id?: string;
}

const noOthers = (): readonly string[] => [];

/** One of a long list, found by typing a part of it; accents and capitals do not matter. Back closes the list. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, hint, validity = 'neutral', message, note, options, value, onValueChange, alsoFoundBy = noOthers } = props;
  const [open, setOpen] = useState(false);
  const { contains } = Base.useFilter();
  const isFoundBy = (option: string, typed: string): boolean =>
    [option, ...alsoFoundBy(option)].some((words) => contains(words, typed));
  useBackCloses(open, () => setOpen(false));
  return (
    <Field {...{ label, hint, validity, message }} {...(note === undefined ? {} : { note })} id={props.id}>
      {(wiring, labelId) => (
        <CSPProvider disableStyleElements>
          <Base.Root {...{ value, onValueChange, open }} items={options} filter={isFoundBy} onOpenChange={setOpen} autoHighlight>
            <Base.InputGroup className={classes(controlCss['box'], controlCss[validity])}>
              <Base.Input
                {...wiring}
                className={classes(controlCss['input'], css['input'])}
                placeholder={props.placeholder}
                // A browser's own list would lie over ours.
                autoComplete="off"
              />
              {value === null ? null : (
                <Base.Clear className={css['button']} aria-label={props.clearLabel}>
                  <CloseIcon size={18} />
                </Base.Clear>
              )}
              <Base.Trigger className={css['button']} aria-label={props.openLabel}>
                <ChevronDownIcon size={20} />
              </Base.Trigger>
            </Base.InputGroup>
            <Base.Portal>
              <Base.Positioner className={css['positioner']} sideOffset={6}>
                {/* A landmark of its own: the portal lies outside the page's. */}
                <section aria-label={label}>
                  <Base.Popup className={css['popup']}>
                    <Base.Empty>
                      <p className={css['empty']}>{props.emptyText}</p>
                    </Base.Empty>
                    <Base.List className={css['list']} aria-labelledby={labelId}>
                      {(option: string) => (
                        <Base.Item key={option} value={option} className={css['item']}>
                          <span className={css['words']}>{option}</span>
                          <Base.ItemIndicator className={css['tick']}>
                            <CheckIcon size={20} />
                          </Base.ItemIndicator>
                        </Base.Item>
                      )}
                    </Base.List>
                  </Base.Popup>
                </section>
              </Base.Positioner>
            </Base.Portal>
          </Base.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
