import { useId } from 'react';
import type { ReactNode } from 'react';
import { PitchLines } from '../art/PitchLines.tsx';
import type { PitchPart } from '../art/PitchLines.tsx';
import { classes } from '../join-class-names.ts';
import css from './Card.module.css';

export interface CardProps {
  /** Makes the card a named region with a heading. */
  title?: string;
  /** A short line in capitals above the title. */
  kicker?: string;
  /** Right after the title, on its line where there is room: what kind of thing it is. */
  beside?: ReactNode;
  /** At the end of the heading's line: a badge, a button. */
  aside?: ReactNode;
  /** plain; raised, for a card in a card; pitch, floodlit green in both themes, for the one next thing; flood, warm. */
  tone?: 'plain' | 'raised' | 'pitch' | 'flood';
  /** Chalk lines behind the content. */
  lines?: PitchPart;
  /** The heading's rank; default 2. */
  level?: 1 | 2 | 3;
  /** Lets the heading take the focus, under this id: where it says that something has arrived. */
  headingId?: string | undefined;
  children?: ReactNode;
  className?: string;
}

/** A surface that holds one thing. */
export function Card({ title, kicker, beside, aside, tone = 'plain', lines, level = 2, headingId, children, className }: CardProps) {
  const ownId = useId();
  const titleId = headingId ?? ownId;
  const Root = title === undefined ? 'div' : 'section';
  const Heading = `h${level}` as const;
  return (
    <Root
      className={classes(css['card'], css[tone], className)}
      aria-labelledby={title === undefined ? undefined : titleId}
      data-theme={tone === 'pitch' ? 'dark' : undefined}
    >
      {lines === undefined ? null : (
        <span className={css['chalk']}>
          <PitchLines part={lines} className={classes(css['lines'], lines === 'corner' && css['corner'])} />
        </span>
      )}
      {title === undefined && kicker === undefined && aside === undefined ? null : (
        <header className={css['head']}>
          <div className={beside === undefined ? undefined : css['beside']}>
            {kicker === undefined ? null : <p className={css['kicker']}>{kicker}</p>}
            {title === undefined ? null : (
              <Heading className={css['title']} id={titleId} tabIndex={headingId === undefined ? undefined : -1}>
                {title}
              </Heading>
            )}
            {beside}
          </div>
          {aside === undefined ? null : <div className={css['aside']}>{aside}</div>}
        </header>
      )}
      {children}
    </Root>
  );
}
