import type { ComponentPropsWithRef } from 'react';
import { classes } from '../join-class-names.ts';
import css from './Link.module.css';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** A link in or under text; 44 px high to the thumb. */
export function Link({ className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={classes(css['link'], className)}>
      {children}
    </a>
  );
}

/** Looks like a link and does something here: for changing a mode, not for going somewhere. */
export function LinkButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...rest} className={classes(css['link'], className)} />;
}
