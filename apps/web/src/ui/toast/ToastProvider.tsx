import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { IconButton } from '../button/IconButton.tsx';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/control-icons.tsx';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import { keepFree } from './avoid-covering-controls.ts';
import css from './Toast.module.css';
import { useCloseToastsOnDialog } from './useCloseToastsOnDialog.ts';
import type { ToastTone } from './useToasts.ts';

/** Wraps the app once: gives `useToasts()` its place on the screen and its live region. F6 moves focus there. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport ref={standFree} data-messages="" className={css['viewport']} aria-label={m.ui_notices()}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** As long as there is a place for messages, it keeps out of the way. */
function standFree(viewport: HTMLElement | null): (() => void) | undefined {
  return viewport === null ? undefined : keepFree(viewport);
}

const toneWord: Record<ToastTone, () => string> = {
  success: m.ui_notice_success,
  info: m.ui_notice_info,
  warning: m.ui_notice_warning,
  error: m.ui_notice_error,
};

function ToastList() {
  const { toasts } = Toast.useToastManager();
  useCloseToastsOnDialog();
  return toasts.map((toast) => {
    const tone = toast.type as ToastTone;
    return (
      <Toast.Root key={toast.id} toast={toast} className={css['toast']} swipeDirection={['up', 'down', 'right']}>
        <Toast.Content className={css['content']}>
          <span className={css['sign']}>
            <ToneIcon tone={tone} />
          </span>
          <div className={css['words']}>
            <Toast.Title className={css['title']} render={<p />}>
              <VisuallyHidden>{toneWord[tone]()}</VisuallyHidden>{' '}
              {toast.title}
            </Toast.Title>
            <Toast.Description className={css['text']} />
          </div>
          <Toast.Action className={css['action']} />
          {/* Seen at once, it is there for a screen reader at once, not only when it has the focus. */}
          <Toast.Close aria-hidden={false} render={<IconButton label={m.ui_close()} icon={<CloseIcon size={18} />} />} />
        </Toast.Content>
      </Toast.Root>
    );
  });
}

function ToneIcon({ tone }: { tone: ToastTone }) {
  if (tone === 'success') return <CheckIcon size={20} />;
  return tone === 'info' ? <InfoIcon size={20} /> : <AlertIcon size={20} />;
}
