import type { ComponentPropsWithRef, ReactNode } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../join-class-names.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import css from './Button.module.css';

export interface ButtonLook {
  /** One primary a screen: the next thing to do. Waiting: not yet, for the reason in its <small>; a press leads to what is missing. Default secondary. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'waiting';
  /** md is 48 px high, lg 56, sm 40 with a 44 px touch area. Default md. */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width it is given. */
  wide?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The work has begun: a ball runs along the button's line, presses do nothing, focus stays. */
  busy?: boolean;
}

/** A button of type "button" unless told otherwise. */
export function Button({ variant, size, wide, icon, busy = false, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      data-primary={variant === 'primary' || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {icon}
      <span className={css['label']}>{children}</span>
      {busy ? (
        <>
          <span className={css['run']} />
          <VisuallyHidden>, {m.ui_busy()}</VisuallyHidden>
        </>
      ) : null}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'children'> {
  href: string;
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({ variant, size, wide, icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon}
      <span className={css['label']}>{children}</span>
    </a>
  );
}

type Look = { [key in 'variant' | 'size' | 'wide']: ButtonLook[key] | undefined };

function buttonClass({ variant = 'secondary', size = 'md', wide }: Look, extra: string | undefined) {
  return classes(css['button'], css[variant], css[size], wide && css['wide'], extra);
}
