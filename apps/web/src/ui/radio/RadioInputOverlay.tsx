import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import css from './RadioInputOverlay.module.css';

type RadioInputOverlayProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'onKeyDown'>;

/** A choice is not the end of a form, which a browser would send. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** The browser's own radio button, unseen over the whole of a label with `position: relative`; those of one name are a group. */
export function RadioInputOverlay(props: RadioInputOverlayProps) {
  return <input {...props} type="radio" onKeyDown={keepForm} className={css['cover']} />;
}
