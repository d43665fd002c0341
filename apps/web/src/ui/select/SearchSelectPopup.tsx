import { Combobox as Base } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';
import { classes } from '../join-class-names.ts';
import { CheckIcon } from '../icons/control-icons.tsx';
import listCss from './OptionList.module.css';
import css from './SearchSelect.module.css';

/** Pixels between the field and its list. */
const GAP = 6;
/** Pixels that the name above a field takes. */
const LABEL_HEIGHT = 26;

interface SearchSelectPopupProps {
  label: string;
  labelId: string;
  /** Above the list: what it says in place of options. */
  children: ReactNode;
  /** A second, quieter line of an option. */
  detailOf?: (option: string) => string | undefined;
}

/** The list of a combobox under its field. */
export function SearchSelectPopup({ label, labelId, children, detailOf }: SearchSelectPopupProps) {
  return (
    <Base.Portal>
      <Base.Positioner className={listCss['positioner']} sideOffset={offsetOf}>
        {/* A landmark of its own: the portal lies outside the page's. */}
        <section aria-label={label}>
          <Base.Popup className={classes(listCss['popup'], css['popup'])}>
            {children}
            <Base.List className={classes(listCss['list'], css['list'])} aria-labelledby={labelId}>
              {(option: string) => (
                <Base.Item key={option} value={option} className={listCss['item']}>
                  <span className={css['words']} dir="auto">
                    {option}
                    <Detail text={detailOf?.(option)} />
                  </span>
                  <Base.ItemIndicator className={listCss['tick']}>
                    <CheckIcon size={20} />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </section>
      </Base.Positioner>
    </Base.Portal>
  );
}

/** In pixels. Above its field the list leaves the field's name in sight. */
function offsetOf({ side }: { readonly side: string }): number {
  return side === 'top' ? GAP + LABEL_HEIGHT : GAP;
}

function Detail({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <>
      {' '}
      <span className={css['detail']}>{text}</span>
    </>
  );
}
