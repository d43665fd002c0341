import { useRef, useState, type FormEvent } from 'react';
import { joinMessages } from '@touchline/domain';
import { m } from '@touchline/messages';
import type { AuthFailureCode, AuthOutcome, AuthRefusal } from '../../auth-session/index.ts';
import type { Validity } from '../../ui/field/Field.tsx';
import { fieldsIn, type AuthDraft, type AuthField, type AuthForm } from './form-fields.ts';
import { problemsIn, validityOf } from './form-validation.ts';
import type { NoticeProps } from './Notice.tsx';
import { failureWords, problemWords } from './auth-problem-text.ts';

/** The field that a refusal of the service is about. */
const fieldOfFailure: Readonly<Partial<Record<AuthFailureCode, AuthField>>> = {
  already_registered: 'email',
  invalid_credentials: 'password',
  weak_password: 'password',
  easy_password: 'password',
  name_refused: 'name',
  invite_missing: 'invite',
  invite_over: 'invite',
};

interface AuthFormProps {
  readonly form: AuthForm;
  readonly draft: AuthDraft;
  readonly onDraftChange: (draft: AuthDraft) => void;
  /** Sends what was typed, once it may go. */
  readonly send: (draft: AuthDraft) => Promise<AuthOutcome>;
}

/** What one field of the form is given. */
export interface AuthFieldWiring {
  readonly name: AuthField;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly validity: Validity;
  readonly message: string | undefined;
}

/** A form as its component sees it. */
export interface AuthFormState {
  readonly field: (name: AuthField) => AuthFieldWiring;
  /** What there is to say of the form as a whole. */
  readonly notice: NoticeProps;
  /** Why it was refused when it was last sent; null when it was not. */
  readonly failure: AuthFailureCode | null;
  /** What was typed is on its way. */
  readonly busy: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * The life of a form of the auth screen. A field that is good says so at once; a field that is not says so once it was
 * left or the form was sent, so that nobody is corrected in the middle of a word.
 */
export function useAuthForm({ form, draft, onDraftChange, send }: AuthFormProps): AuthFormState {
  const [left, setLeft] = useState<ReadonlySet<AuthField>>(new Set());
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<AuthRefusal | null>(null);
  /** The field and the value that the service has just refused. */
  const [refused, setRefused] = useState<{ readonly name: AuthField; readonly value: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const problems = problemsIn(form, draft);
  /** Nothing was typed at all into the two fields of a sign-in: one sentence says so. */
  const isUntouched = form === 'signin' && problems[0]?.fields.length === fieldsIn(form).length;

  function field(name: AuthField): AuthFieldWiring {
    const value = draft[name];
    const judged = tried || (left.has(name) && value !== '');
    const isRefused = refused !== null && draft[refused.name] === refused.value && (name === refused.name || repeats(name, refused.name));
    const problem = judged ? problems.find(({ fields }) => fields.includes(name)) : undefined;
    return {
      name,
      value,
      onValueChange: (typed) => onDraftChange({ ...draft, [name]: typed }),
      onBlur: () => setLeft(new Set(left).add(name)),
      validity: problem ? 'invalid' : validityOf(form, name, draft) === 'valid' && !isRefused ? 'valid' : 'neutral',
      // The form's own place tells what both fields lack; beside each stands its own part of that, unless it is all there is.
      message: problem && !isUntouched ? (problem.code === 'credentials_missing' ? missingWords(name) : problemWords[problem.code]()) : undefined,
    };
  }

  function notice(): NoticeProps {
    if (tried && problems[0]?.code === 'credentials_missing') {
      const also = problems.flatMap(({ code }) => (code === 'name_missing' || code === 'invite_missing' ? [problemWords[code]()] : []));
      // An empty form is nothing that went wrong.
      return { tone: 'hitch', text: joinMessages([problemWords.credentials_missing(), ...also]) };
    }
    const tone = refusal?.failure === 'no_connection' || refusal?.failure === 'foreign_page' ? 'hitch' : 'error';
    return { tone, text: refusal === null ? null : failureWords(refusal, form) };
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    setTried(true);
    setRefusal(null);
    const wrong = fieldsIn(form).find((name) => problems.some(({ fields }) => fields.includes(name)));
    if (wrong !== undefined) {
      const control = event.currentTarget.elements.namedItem(wrong);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    underWay.current = true;
    setBusy(true);
    const outcome = await send(draft);
    underWay.current = false;
    setBusy(false);
    if (outcome.ok) return;
    setRefusal(outcome);
    const about = fieldOfFailure[outcome.failure];
    setRefused(about === undefined ? null : { name: about, value: draft[about] });
  }

  return { field, notice: notice(), failure: refusal?.failure ?? null, busy, submit: (event) => void submit(event) };
}

/** That an email or a password is missing, beside the field. */
function missingWords(name: AuthField): string {
  return name === 'email' ? m.auth_email_missing() : m.auth_password_missing();
}

/** The second time a password is typed is as good as the first. */
function repeats(name: AuthField, first: AuthField): boolean {
  return name === 'confirm' && first === 'password';
}
