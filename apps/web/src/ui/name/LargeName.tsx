import { Fragment, type CSSProperties } from 'react';
import { classes } from '../join-class-names.ts';
import css from './LargeName.module.css';
import { longestWordOf, namePartsOf } from './name-line-breaks.ts';

interface LargeNameProps {
  readonly as: 'h1' | 'h3' | 'p' | 'bdi' | 'span';
  /** A name, or a line that holds one. */
  readonly name: string;
  /** Has to set the custom properties --full and --least; the element around has to be a container, or --room be set. */
  readonly className: string | undefined;
  /** A name beside it, in letters as large. */
  readonly beside?: string | undefined;
}

/** A name in large letters: they shrink until its longest word fits, and a word too long for that breaks where it is put together. */
export function LargeName({ as: Element, name, className, beside = '' }: LargeNameProps) {
  return (
    <Element className={classes(css['name'], className)} dir="auto" style={{ '--longest': Math.max(longestWordOf(name), longestWordOf(beside)) } as CSSProperties}>
      {namePartsOf(name).map((part, index, parts) => (
        <Fragment key={parts.slice(0, index + 1).join('')}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </Element>
  );
}
