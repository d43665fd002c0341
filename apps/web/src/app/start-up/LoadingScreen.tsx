import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import template from './first-screen.html?raw';

const firstScreen = (): string => template.replace('{{app_slogan}}', m.app_slogan());

interface LoadingScreenProps {
  /** Which try to reach the server is under way; from the second on the player is told. Default 1. */
  readonly attempt?: number;
}

/**
 * The first thing on screen, as `index.html` shows it before any script runs: the name of the place, and calm. A ball
 * waits on the halfway line, and runs when it takes long.
 */
export function LoadingScreen({ attempt = 1 }: LoadingScreenProps) {
  return (
    <main className="first-screen">
      <div className="first-screen-still" dangerouslySetInnerHTML={{ __html: firstScreen() }} />
      <output className="first-screen-status">
        <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
        {attempt > 1 ? <span className="first-screen-words">{m.app_still_connecting()}</span> : null}
      </output>
    </main>
  );
}
