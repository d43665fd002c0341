import { emptyDraft, type AuthDraft } from './form-fields.ts';

/** What of a form is kept: no password, not even in this browser. */
const fields = ['name', 'email', 'invite'] as const;

type Entry = Pick<History, 'state' | 'replaceState'>;
type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'touchline.typed';

/** Keeps what was typed for as long as the tab lives: for Back and Forward, a reload and another language. */
export function keepTyped(draft: AuthDraft, storage: () => TabStorage = () => sessionStorage): void {
  try {
    storage().setItem(storageKey, JSON.stringify(Object.fromEntries(fields.map((field) => [field, draft[field]]))));
  } catch {
    // Storage can be full or forbidden: the form is then empty after a reload.
  }
}

/** Whoever is signed in leaves nothing typed behind. */
export function forgetTyped(storage: () => TabStorage = () => sessionStorage): void {
  try {
    storage().removeItem(storageKey);
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** What had been typed in this tab before the page was loaded; an empty form else. */
export function typedBefore(storage: () => TabStorage = () => sessionStorage): AuthDraft {
  try {
    const typed = fieldsOf(JSON.parse(storage().getItem(storageKey) ?? 'null'));
    return { ...emptyDraft, ...Object.fromEntries(fields.filter((field) => typeof typed[field] === 'string').map((field) => [field, typed[field]])) };
  } catch {
    return emptyDraft;
  }
}

/** Keeps with the entry of the history whether the choice of a language had the focus. */
export function keepLanguageFocus(hadFocus: boolean, history: Entry = globalThis.history): void {
  const { languageFocus: _before, ...state } = fieldsOf(history.state);
  history.replaceState(hadFocus ? { ...state, languageFocus: true } : state, '');
}

/** Whether the choice of a language had the focus when the page was loaded anew. */
export function hadLanguageFocus(history: Pick<History, 'state'> = globalThis.history): boolean {
  return fieldsOf(history.state)['languageFocus'] === true;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
