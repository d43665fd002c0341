import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { useBackCloses } from '../browser-back/useBackCloses.ts';
import { classes } from '../join-class-names.ts';
import controlCss from '../field/Control.module.css';
import { Field } from '../field/Field.tsx';
import type { FieldFrame, FieldProps } from '../field/Field.tsx';
import { CheckIcon, ChevronDownIcon } from '../icons/control-icons.tsx';
import listCss from './OptionList.module.css';
import css from './Select.module.css';
import triggerCss from './SelectTrigger.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  /** Also what typing ahead matches. */
  label: string;
  /** A second, quieter line. */
  detail?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SelectGroup<Value extends string> {
  label: string;
  options: ReadonlyArray<SelectOption<Value>>;
}

export interface SelectProps<Value extends string> extends FieldFrame {
  /** Plain options, or groups of them. */
  options: ReadonlyArray<SelectOption<Value> | SelectGroup<Value>>;
  /** null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  name?: string;
  /** bare: the label is read out only (`Field`). */
  layout?: FieldProps['layout'];
  /** Stands in the field in the place of the chosen option's. */
  icon?: ReactNode;
}

/** One of a list. A popup under the field on a wide screen, a sheet from the bottom on a phone; Back closes it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, validity = 'neutral', message, note, options, value, onValueChange, placeholder } = props;
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  const chosen = options.flatMap((entry) => ('options' in entry ? entry.options : [entry])).find(
    (option) => option.value === value,
  );
  return (
    <Field {...{ label, hint, validity, message }} {...(note === undefined ? {} : { note })} id={props.id} layout={props.layout}>
      {(wiring, labelId) => (
        <CSPProvider disableStyleElements>
          <Base.Root
            value={value}
            onValueChange={(next) => {
              if (next !== null) onValueChange(next);
            }}
            disabled={props.disabled}
            name={props.name}
            open={open}
            onOpenChange={setOpen}
          >
            <Base.Trigger
              {...wiring}
              aria-labelledby={labelId}
              className={classes(controlCss['box'], controlCss[validity], triggerCss['trigger'])}
            >
              {props.icon ?? chosen?.icon}
              <Base.Value className={triggerCss['chosen']}>
                {() => chosen?.label ?? <span className={triggerCss['placeholder']}>{placeholder ?? m.ui_select_placeholder()}</span>}
              </Base.Value>
              <Base.Icon className={triggerCss['icon']}>
                <ChevronDownIcon size={20} />
              </Base.Icon>
            </Base.Trigger>
            <Base.Portal>
              <Base.Backdrop className={css['veil']} />
              <Base.Positioner className={classes(listCss['positioner'], css['positioner'])} sideOffset={6} alignItemWithTrigger={false}>
                {/* A landmark of its own: the portal lies outside the page's. */}
                <section aria-label={label}>
                  <Base.Popup className={classes(listCss['popup'], css['popup'])}>
                    <p className={css['sheetTitle']} aria-hidden="true">
                      {label}
                    </p>
                    <Base.List className={classes(listCss['list'], css['list'])} aria-labelledby={labelId}>
                      {options.map((entry) =>
                        'options' in entry ? (
                          <Base.Group key={entry.label}>
                            <Base.GroupLabel className={css['groupLabel']}>{entry.label}</Base.GroupLabel>
                            {entry.options.map((option) => (
                              <Option key={option.value} option={option} />
                            ))}
                          </Base.Group>
                        ) : (
                          <Option key={entry.value} option={entry} />
                        ),
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

function Option<Value extends string>({ option }: { option: SelectOption<Value> }) {
  return (
    <Base.Item className={classes(listCss['item'], css['item'])} value={option.value} label={option.label} disabled={option.disabled ?? false}>
      {option.icon}
      <span className={css['words']}>
        <Base.ItemText>{option.label}</Base.ItemText>
        {option.detail === undefined ? null : <span className={css['detail']}>{option.detail}</span>}
      </span>
      <Base.ItemIndicator className={listCss['tick']}>
        <CheckIcon size={20} />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
