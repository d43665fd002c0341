import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { m } from '../../i18n/index.ts';
import { usePlayerSession } from '../../session/index.ts';
import { Button, type ButtonProps } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { SignOutIcon } from '../../ui/icons/controls.tsx';
import { useToasts } from '../../ui/toast/useToasts.ts';

const AskContext = createContext<() => void>(() => undefined);

/** Holds the question before signing out; the buttons below ask it. */
export function SignOutProvider({ children }: { readonly children: ReactNode }) {
  const { signOut } = usePlayerSession();
  const toasts = useToasts();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const ask = useCallback(() => setAsked(true), []);

  async function leave(): Promise<void> {
    setBusy(true);
    // Where it succeeds, the auth screen takes the place of all this.
    const left = await signOut();
    if (left) return;
    setBusy(false);
    setAsked(false);
    toasts.error(m.app_sign_out_failed());
  }

  return (
    <AskContext value={ask}>
      {children}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={m.app_sign_out_question()}
        description={m.app_sign_out_words()}
        confirmLabel={m.app_sign_out()}
        busy={busy}
        onConfirm={() => void leave()}
      />
    </AskContext>
  );
}

/** Signs out after the question. */
export function SignOutButton({ onAsk, ...look }: Omit<ButtonProps, 'children' | 'onClick'> & { readonly onAsk?: () => void }) {
  const ask = use(AskContext);
  return (
    <Button
      {...look}
      icon={<SignOutIcon />}
      onClick={() => {
        onAsk?.();
        ask();
      }}
    >
      {m.app_sign_out()}
    </Button>
  );
}
