import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import css from './Tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: ReadonlyArray<TabItem<Value>>;
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Views of one thing; only the chosen one is drawn. A long row scrolls inside itself. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Base.List className={css['list']} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={css['tab']} disabled={tab.disabled ?? false}>
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={css['line']} />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={css['panel']}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
