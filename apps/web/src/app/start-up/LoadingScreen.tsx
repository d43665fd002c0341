import { m } from '../../i18n/index.ts';
import { Logo } from '../../ui/art/Logo.tsx';
import { PitchLines } from '../../ui/art/PitchLines.tsx';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import css from './LoadingScreen.module.css';

interface LoadingScreenProps {
  /** Which try to reach the server is under way; from the second on the player is told. Default 1. */
  readonly attempt?: number;
}

/** The first thing on screen: the name of the place, and calm. A ball waits on the halfway line, and runs when it takes long. */
export function LoadingScreen({ attempt = 1 }: LoadingScreenProps) {
  return (
    <main className={css['screen']}>
      <PitchLines part="centre" className={css['lines']} />
      <span className={css['ball']} />
      <div className={css['logo']}>
        <Logo size={52} />
      </div>
      <output className={css['status']}>
        <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
        {attempt > 1 ? <span className={css['words']}>{m.app_still_connecting()}</span> : null}
      </output>
    </main>
  );
}
