import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../join-class-names.ts';
import css from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** What it does, for screen readers and as the tooltip. */
  label: string;
  icon: ReactNode;
  /** plain has no ground until touched; board has one always. Default plain. */
  variant?: 'plain' | 'board';
}

/** A 44 px button that is only a sign; its name is required. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={classes(css['button'], css[variant], className)}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
