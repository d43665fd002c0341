import { emptyDraft, type AuthDraft } from './form-draft.ts';

/** What of a form goes along when the page is loaded anew in another language: no password, not even in this browser. */
const fields = ['name', 'email', 'invite'] as const;

type Entry = Pick<History, 'state' | 'replaceState'>;

/** Keeps what was typed with this entry of the history, which outlives the page and no more than its tab. */
export function keepTyped(draft: AuthDraft, history: Entry = globalThis.history): void {
  const typed = Object.fromEntries(fields.map((field) => [field, draft[field]]));
  history.replaceState({ ...fieldsOf(history.state), typed }, '');
}

/** What had been typed when the page was loaded anew; an empty form else. */
export function typedBefore(history: Pick<History, 'state'> = globalThis.history): AuthDraft {
  const typed = fieldsOf(fieldsOf(history.state)['typed']);
  const known = fields.filter((field) => typeof typed[field] === 'string').map((field) => [field, typed[field]]);
  return { ...emptyDraft, ...Object.fromEntries(known) };
}

/** Keeps the same way whether the choice of a language had the focus. */
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
