import type { ReactNode, RefObject } from 'react';
import { m } from '@touchline/messages';
import { Logo } from '../../ui/art/Logo.tsx';
import { PitchLines } from '../../ui/art/PitchLines.tsx';
import { Link } from '../../ui/link/Link.tsx';
import css from './AuthFrame.module.css';
import { StadiumDrawing } from './StadiumDrawing.tsx';

interface AuthFrameProps {
  /** The whole stadium shows, with its headline as the heading: no form needs the height. */
  readonly open: boolean;
  /** Takes the focus when what is shown changes; on the headline while the stadium is open. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Id of the heading, which names the panel. */
  readonly titleId: string;
  /** What stands beside the link for parents. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

/** The stadium, and beside or below it the panel with what is to be done. */
export function AuthFrame({ open, heading, titleId, links, children }: AuthFrameProps) {
  const Headline = open ? 'h1' : 'p';
  return (
    <div className={css['screen']} data-open={open}>
      <header className={css['hero']} data-theme="dark">
        <div className={css['scene']}>
          <StadiumDrawing />
        </div>
        <div className={css['top']}>
          <Logo size={32} />
          <div className={css['links']}>
            {/* Beside a form in a page of its own: what is typed stays. */}
            <Link href="/parents.html" {...(!open && { target: '_blank', rel: 'noreferrer' })}>
              {m.parents_link()}
            </Link>
            {links}
          </div>
        </div>
        <div className={css['words']}>
          <Headline className={css['headline']} {...(open && { ref: heading, tabIndex: -1, id: titleId })}>
            {m.app_slogan()}
          </Headline>
          <p className={css['lead']}>{m.auth_lead()}</p>
        </div>
      </header>
      <main className={css['panel']} aria-labelledby={titleId}>
        <PitchLines part="centre" className={css['art']} />
        <div className={css['content']}>{children}</div>
      </main>
    </div>
  );
}
