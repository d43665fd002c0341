import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { readDraft, useOutboxState, useProfileEditsState, useUnfinishedDrill } from '../../offline/index.ts';
import { usePlayerSession } from '../../session/index.ts';
import { Button, type ButtonProps } from '../../ui/button/Button.tsx';
import { SignOutIcon } from '../../ui/icons/controls.tsx';
import { onFirstOpen } from '../../ui/overlay/on-first-open.tsx';
import { useToasts } from '../../ui/toast/useToasts.ts';

const ConfirmDialog = onFirstOpen(async () => (await import('../../ui/dialog/ConfirmDialog.tsx')).ConfirmDialog);

/** Words for a sign-out that did not go through. */
type FailedWords = () => string;

const AskContext = createContext<(failed: FailedWords) => void>(() => undefined);

interface SignOutProviderProps {
  readonly playerId: string;
  readonly children: ReactNode;
}

/** Holds the question before signing out; the buttons below ask it. */
export function SignOutProvider({ playerId, children }: SignOutProviderProps) {
  const { signOut } = usePlayerSession();
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
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={m.app_sign_out_question()}
        description={<WhatStays playerId={playerId} />}
        confirmLabel={m.app_sign_out()}
        busy={busy}
        onConfirm={() => void leave()}
      />
    </AskContext>
  );
}

/** What of the player still waits on this device, and what goes; nothing is called saved while a drill is unfinished. */
function WhatStays({ playerId }: { readonly playerId: string }) {
  const sessions = useOutboxState().waiting.length;
  const edit = useProfileEditsState().waiting !== null;
  const draft = Object.keys(readDraft(playerId)).length > 0;
  const drill = useUnfinishedDrill(playerId);
  const waits = sessions > 0 || edit;
  return (
    <>
      {drill === null ? null : <p>{drill === 'underWay' ? m.app_sign_out_drill() : m.app_sign_out_result()}</p>}
      {waits ? <p>{m.app_sign_out_waiting()}</p> : null}
      {waits || drill !== null ? null : <p>{m.app_sign_out_words()}</p>}
      {sessions === 0 ? null : <p>{m.app_sign_out_sessions({ count: sessions })}</p>}
      {edit ? <p>{m.app_sign_out_edit()}</p> : null}
      {draft ? <p>{m.app_sign_out_draft()}</p> : null}
    </>
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
