import { Combobox as Base } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useState } from 'react';
import { useBackCloses } from '../browser-back/useBackCloses.ts';
import { Field } from '../field/Field.tsx';
import type { FieldFrame } from '../field/Field.tsx';
import { SearchControl, type SearchControlTexts } from './SearchControl.tsx';
import { SearchOptionList } from './SearchOptionList.tsx';
import css from './SearchSelect.module.css';

export interface SearchSelectProps extends FieldFrame, SearchControlTexts {
  /** In the order in which they are listed; each once. Asked for when the list is opened. */
  options: () => readonly string[];
  /** Other words by which an option is found. */
  alsoFoundBy?: (option: string) => readonly string[];
  /** null while nothing is chosen. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** What the list says where nothing fits what was typed. */
  emptyText: string;
  id?: string;
}

const none = (): readonly string[] => [];

/** One of a long list, found by typing a part of it; accents and capitals do not matter. Back closes the list. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, hint, validity = 'neutral', message, note, options, value, onValueChange, alsoFoundBy = none } = props;
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const { contains } = Base.useFilter();
  const isFoundBy = (option: string, query: string): boolean =>
    [option, ...alsoFoundBy(option)].some((words) => contains(words, query));
  const isNamed = (option: string): boolean => alsoFoundBy(option).some((words) => words.toLowerCase() === typed.trim().toLowerCase());
  const listed = wasOpened ? options() : none();
  // What is called just so comes first: 'UK' is no beginning of Ukraine.
  const items = typed.trim() === '' ? listed : [...listed.filter(isNamed), ...listed.filter((option) => !isNamed(option))];
  const change = (isOpen: boolean): void => {
    setOpen(isOpen);
    if (isOpen) setWasOpened(true);
  };
  useBackCloses(open, () => setOpen(false));
  return (
    <Field {...{ label, hint, validity, message }} {...(note === undefined ? {} : { note })} id={props.id}>
      {(wiring, labelId) => (
        <CSPProvider disableStyleElements>
          <Base.Root {...{ value, onValueChange, open, items }} filter={isFoundBy} onOpenChange={change} onInputValueChange={setTyped} autoHighlight>
            <SearchControl {...props} wiring={wiring} validity={validity} isChosen={value !== null} />
            <SearchOptionList label={label} labelId={labelId}>
              <Base.Empty>
                <p className={css['empty']}>{props.emptyText}</p>
              </Base.Empty>
            </SearchOptionList>
          </Base.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
