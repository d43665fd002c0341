import { Combobox as Base } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useRef, useState } from 'react';
import { useBackCloses } from '../browser-back/useBackCloses.ts';
import { Button } from '../button/Button.tsx';
import { Field } from '../field/Field.tsx';
import type { FieldFrame } from '../field/Field.tsx';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import { RetryIcon } from '../icons/control-icons.tsx';
import { SearchSelectField, type SearchSelectFieldTexts } from './SearchSelectField.tsx';
import { SearchSelectPopup } from './SearchSelectPopup.tsx';
import css from './SearchSelect.module.css';
import { onlyOption } from './rank-search-options.ts';
import { useSearchedOptions, type SearchOptions } from './useSearchedOptions.ts';
import { useUnlistedText } from './useUnlistedText.ts';

/** What the list says, and how it is said to those who do not see it. */
export interface AsyncSearchTexts {
  loading: string;
  empty: string;
  failed: string;
  retry: string;
  count: (count: number) => string;
  /** What was typed and is none of the list. */
  unlisted: (typed: string) => string;
}

export interface AsyncSearchSelectProps extends FieldFrame, SearchSelectFieldTexts {
  search: SearchOptions;
  texts: AsyncSearchTexts;
  /** null while nothing is chosen. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  id?: string;
}

/**
 * One of a list that is too long to be here: what is typed is looked up after a short pause. Until the answer comes, what
 * is listed already and fits stays; an older answer never replaces a newer one. Back closes the list.
 */
export function AsyncSearchSelect(props: AsyncSearchSelectProps) {
  const { label, hint, validity = 'neutral', message, note, value, onValueChange, texts } = props;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { unlisted, onOpenChange } = useUnlistedText(value, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  const found = useSearchedOptions(props.search, typed, open);
  const { contains } = Base.useFilter();
  const listed = found.isWaiting ? found.options.filter((option) => contains(option.value, typed)) : found.options;
  const details = new Map(listed.map((option) => [option.value, option.detail]));
  const change = (isOpen: boolean, reason?: string): void => {
    setOpen(isOpen);
    // A part of a name that leaves one option is a choice.
    onOpenChange(isOpen, typed, reason, () => (found.isWaiting ? undefined : onlyOption([...details.keys()], typed)));
    // The field shows the choice again: nothing is typed any more.
    if (!isOpen) setTyped('');
  };
  const retry = (): void => {
    found.retry();
    // The button goes; the keyboard is not to fall off the page with it.
    input.current?.focus();
  };
  useBackCloses(open, () => change(false));
  const said = unlisted === null ? { validity, message } : { validity: 'invalid' as const, message: texts.unlisted(unlisted) };
  return (
    <Field {...{ label, hint }} {...said} {...(note === undefined ? {} : { note })} id={props.id}>
      {(wiring, labelId) => (
        <CSPProvider disableStyleElements>
          <Base.Root
            {...{ value, onValueChange, open }}
            items={listed.map((option) => option.value)}
            filter={null}
            onOpenChange={(isOpen, { reason }) => change(isOpen, reason)}
            onInputValueChange={(text, { reason }) => {
              if (reason === 'input-change' || reason === 'input-clear') setTyped(text.trim());
            }}
            autoHighlight
          >
            <SearchSelectField {...props} wiring={wiring} validity={said.validity} isChosen={value !== null} open={open} inputRef={input} />
            <SearchSelectPopup label={label} labelId={labelId} detailOf={(option) => details.get(option)}>
              <Base.Status>
                <Said isWaiting={found.isWaiting} hasFailed={found.hasFailed} count={listed.length} texts={texts} />
              </Base.Status>
              {found.hasFailed ? (
                <div className={css['retry']}>
                  <Button size="sm" icon={<RetryIcon size={18} />} onClick={retry}>
                    {texts.retry}
                  </Button>
                </div>
              ) : null}
            </SearchSelectPopup>
          </Base.Root>
        </CSPProvider>
      )}
    </Field>
  );
}

interface SaidProps {
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly count: number;
  readonly texts: AsyncSearchTexts;
}

/** What there is to say in place of options; of options their number, to those who do not see them. */
function Said({ isWaiting, hasFailed, count, texts }: SaidProps) {
  if (isWaiting) return count > 0 ? null : <p className={css['empty']}>{texts.loading}</p>;
  if (hasFailed) return <p className={css['empty']}>{texts.failed}</p>;
  return count === 0 ? <p className={css['empty']}>{texts.empty}</p> : <VisuallyHidden>{texts.count(count)}</VisuallyHidden>;
}
