import { Toast } from '@base-ui/react/toast';
import { useMemo } from 'react';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastWords {
  text: string;
  /** A few words above the text. */
  title?: string;
  /** A button inside; the toast closes when it is pressed. */
  action?: { label: string; onPress: () => void };
  /** Stays until it is answered or closed: for an offer. */
  lasting?: boolean;
  /** What it tells of: it takes the place of the one before that tells of the same. */
  about?: string;
}

/** How long a message stays at least, in milliseconds (spec 000 §9: 3 to 5 s); the more it weighs, the longer. */
const stay: Record<ToastTone, number> = { success: 3_000, info: 4_000, warning: 5_000, error: 5_000 };
const LONGEST_STAY_MS = 5_000;
/** What a nine-year-old reads in a second, and the moment until the message was noticed. */
const WORDS_A_SECOND = 2.5;
const NOTICED_MS = 1_000;
/** The size of text that a browser has of itself, in pixels. */
const USUAL_TEXT_SIZE = 16;

export interface Toasts {
  /** Each takes a text, or a text with title and action, and returns the toast's id. */
  success: (words: string | ToastWords) => string;
  info: (words: string | ToastWords) => string;
  warning: (words: string | ToastWords) => string;
  error: (words: string | ToastWords) => string;
  /** Closes one toast, or all. */
  dismiss: (id?: string) => void;
}

/** Says things to the player in passing. The timer waits while a toast is touched or focused. */
export function useToasts(): Toasts {
  const { add, close } = Toast.useToastManager();
  return useMemo(() => {
    const show = (tone: ToastTone) => (words: string | ToastWords) => {
      const { text, title, action, lasting, about }: ToastWords = typeof words === 'string' ? { text: words } : words;
      const id: string = add({
        ...(about !== undefined && { id: about }),
        type: tone,
        title,
        description: text,
        // Zero is for ever.
        timeout: lasting === true ? 0 : stayFor(tone, `${title ?? ''} ${text}`),
        priority: tone === 'error' ? 'high' : 'low',
        actionProps: action && {
          children: action.label,
          onClick: () => {
            action.onPress();
            close(id);
          },
        },
      });
      return id;
    };
    return {
      success: show('success'),
      info: show('info'),
      warning: show('warning'),
      error: show('error'),
      dismiss: close,
    };
  }, [add, close]);
}

/** Milliseconds to read it in: more for many words and for large text, which stands in many lines; no longer than is specified. */
function stayFor(tone: ToastTone, words: string): number {
  const count = words.trim().split(/\s+/).length;
  const largeness = Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT_SIZE);
  return Math.min(LONGEST_STAY_MS, Math.max(stay[tone], NOTICED_MS + (count * 1_000) / WORDS_A_SECOND) * largeness);
}
