import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { usePlayerAuthSession } from '../../auth-session/index.ts';
import { Button, type ButtonProps } from '../../ui/button/Button.tsx';
import { SignOutIcon } from '../../ui/icons/control-icons.tsx';
import { loadOverlayOnFirstOpen } from '../../ui/overlay/load-overlay-on-first-open.tsx';
import { useToasts } from '../../ui/toast/useToasts.ts';

const SignOutQuestion = loadOverlayOnFirstOpen(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion);

/** Words for a sign-out that did not go through. */
type FailedWords = () => string;

const AskContext = createContext<(failed: FailedWords) => void>(() => undefined);

interface SignOutProviderProps {
  readonly playerId: string;
  readonly children: ReactNode;
}

/** Holds the question before signing out; the buttons below ask it. */
export function SignOutProvider({ playerId, children }: SignOutProviderProps) {
  const { signOut } = usePlayerAuthSession();
  const toasts = useToasts();
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState<FailedWords>(() => m.app_sign_out_failed);
  const [busy, setBusy] = useState(false);
  const ask = useCallback((words: FailedWords) => {
    setFailed(() => words);
    setAsked(true);
  }, []);

  async function leave(): Promise<void> {
    setBusy(true);
    // Where it succeeds, the auth screen takes the place of all this.
    const left = await signOut();
    if (left) return;
    setBusy(false);
    setAsked(false);
    toasts.error(failed());
  }

  return (
    <AskContext value={ask}>
      {children}
      <SignOutQuestion playerId={playerId} open={asked} onOpenChange={setAsked} busy={busy} onConfirm={() => void leave()} />
    </AskContext>
  );
}

interface SignOutButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  readonly failed: FailedWords;
  readonly onAsk?: () => void;
}

/** Signs out after the question. */
export function SignOutButton({ onAsk, failed, ...look }: SignOutButtonProps) {
  const ask = use(AskContext);
  return (
    <Button
      {...look}
      icon={<SignOutIcon />}
      onClick={() => {
        onAsk?.();
        ask(failed);
      }}
    >
      {m.app_sign_out()}
    </Button>
  );
}
