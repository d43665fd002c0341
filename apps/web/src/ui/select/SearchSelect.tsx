import { Combobox as Base } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useState } from 'react';
import { useBackCloses } from '../browser-back/useBackCloses.ts';
import { Field } from '../field/Field.tsx';
import type { FieldFrame } from '../field/Field.tsx';
import { onlyOption, rankSearchOptions } from './rank-search-options.ts';
import { SearchSelectField, type SearchSelectFieldTexts } from './SearchSelectField.tsx';
import { SearchSelectPopup } from './SearchSelectPopup.tsx';
import { useUnlistedText } from './useUnlistedText.ts';
import css from './SearchSelect.module.css';

export interface SearchSelectProps extends FieldFrame, SearchSelectFieldTexts {
  /** In the order in which they are listed; each once. Asked for when the list is opened. */
  options: () => readonly string[];
  /** Other words by which an option is found. */
  alsoFoundBy?: (option: string) => readonly string[];
  /** null while nothing is chosen. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** What the list says where nothing fits what was typed. */
  emptyText: string;
  /** What the field says of words that it was left with and that are none of the list. */
  unlistedText: (typed: string) => string;
  id?: string;
}

const none = (): readonly string[] => [];

/** One of a long list, found by typing a part of it; accents and capitals do not matter. Back closes the list. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, hint, validity = 'neutral', message, note, options, value, onValueChange, alsoFoundBy = none } = props;
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const { unlisted, onOpenChange } = useUnlistedText(value, onValueChange);
  const { contains, startsWith } = Base.useFilter();
  const isFoundBy = (option: string, query: string): boolean =>
    [option, ...alsoFoundBy(option)].some((words) => contains(words, query));
  const isNamed = (option: string): boolean => [option, ...alsoFoundBy(option)].some((words) => words.toLowerCase() === typed.trim().toLowerCase());
  const listed = wasOpened ? options() : none();
  const items = rankSearchOptions(listed, typed, startsWith, alsoFoundBy);
  const change = (isOpen: boolean, reason?: string): void => {
    setOpen(isOpen);
    if (isOpen) setWasOpened(true);
    // A name that was typed in full is a choice, and so is a part that leaves one option.
    onOpenChange(isOpen, typed.trim(), reason, () => listed.find(isNamed) ?? onlyOption(listed.filter((option) => isFoundBy(option, typed.trim())), typed));
    // The field shows the choice again: nothing is typed any more.
    if (!isOpen) setTyped('');
  };
  useBackCloses(open, () => change(false));
  const said = unlisted === null ? { validity, message } : { validity: 'invalid' as const, message: props.unlistedText(unlisted) };
  return (
    <Field {...{ label, hint }} {...said} {...(note === undefined ? {} : { note })} id={props.id}>
      {(wiring, labelId) => (
        <CSPProvider disableStyleElements>
          <Base.Root
            {...{ value, onValueChange, open, items }}
            filter={isFoundBy}
            onOpenChange={(isOpen, { reason }) => change(isOpen, reason)}
            onInputValueChange={(text, { reason }) => {
              if (reason === 'input-change' || reason === 'input-clear') setTyped(text);
            }}
            autoHighlight
          >
            <SearchSelectField {...props} wiring={wiring} validity={said.validity} isChosen={value !== null} open={open} />
            <SearchSelectPopup label={label} labelId={labelId}>
              <Base.Empty>
                <p className={css['empty']}>{props.emptyText}</p>
              </Base.Empty>
            </SearchSelectPopup>
          </Base.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
