import { m } from '@touchline/messages';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { CopyIcon } from '../../../ui/icons/chat-icons.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import css from './Message.module.css';

/** Copies a message, and says whether it did (spec 002 §8). */
export function CopyButton({ text }: { readonly text: string }) {
  const toasts = useToasts();
  async function copy(): Promise<void> {
    // Browsers give no clipboard to a page that came without encryption.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) {
      toasts.error(m.coach_copy_impossible());
      return;
    }
    try {
      await clipboard.writeText(text);
      toasts.success(m.coach_copied());
    } catch {
      toasts.error(m.coach_copy_failed());
    }
  }
  return <IconButton label={m.coach_copy()} icon={<CopyIcon size={18} />} className={css['copy']} onClick={() => void copy()} />;
}
