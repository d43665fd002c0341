import { m } from '@touchline/messages';
import { useRef } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { useToasts } from '../../ui/toast/useToasts.ts';
import css from './OperatorTabs.module.css';

interface CopyableTextProps {
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
}

/** A text to hand on: selected when it is touched, copied by a button. */
export function CopyableText({ label, hint, text }: CopyableTextProps) {
  const box = useRef<HTMLInputElement>(null);
  const toasts = useToasts();
  const copy = async (): Promise<void> => {
    box.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(m.operator_copied());
    } catch {
      // Forbidden, or no https: it is selected, and the keys copy it.
      toasts.info(m.operator_copy_failed());
    }
  };
  return (
    <div className={css['form']}>
      <div className={css['grow']}>
        <TextInput ref={box} label={label} hint={hint} value={text} onValueChange={() => undefined} readOnly onFocus={() => box.current?.select()} />
      </div>
      <Button onClick={() => void copy()}>{m.operator_copy()}</Button>
    </div>
  );
}
