/** The views of the auth screen (spec 000 §2). */
export type AuthMode = 'choice' | 'signin' | 'signup' | 'forgot-password' | 'prove-sign-up';

/** What a player can press to change the view. */
export type AuthStep = 'startPracticing' | 'practiceMore' | 'forgotPassword' | 'backToSignIn' | 'backToOptions';

const steps: Readonly<Record<AuthMode, Readonly<Partial<Record<AuthStep, AuthMode>>>>> = {
  choice: { startPracticing: 'signup', practiceMore: 'signin' },
  // Whoever is led to the sign-in may be new here.
  signin: { startPracticing: 'signup', forgotPassword: 'forgot-password', backToOptions: 'choice' },
  // Whoever finds that there is an account already goes on to it.
  signup: { practiceMore: 'signin', backToOptions: 'choice' },
  'forgot-password': { backToSignIn: 'signin' },
  'prove-sign-up': { backToSignIn: 'signin' },
};

/** The view a step leads to; the same one where it leads nowhere (spec 000 §4). */
export function modeAfter(mode: AuthMode, step: AuthStep): AuthMode {
  return steps[mode][step] ?? mode;
}

const storageKey = 'touchline.auth-mode';

/** The view of the last visit; choice where none was kept or storage is forbidden. */
export function keptMode(storage: () => Pick<Storage, 'getItem'> = () => localStorage): AuthMode {
  try {
    const kept = storage().getItem(storageKey);
    return kept !== null && Object.hasOwn(steps, kept) && kept !== 'prove-sign-up' ? (kept as AuthMode) : 'choice';
  } catch {
    return 'choice';
  }
}

/** Keeps the view for the next visit. */
export function keepMode(mode: AuthMode, storage: () => Pick<Storage, 'setItem'> = () => localStorage): void {
  try {
    storage().setItem(storageKey, mode);
  } catch {
    // Storage can be full or forbidden: the next visit then begins at the choice.
  }
}
