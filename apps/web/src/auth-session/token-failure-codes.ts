/** Code of a call whose token did not come within its time: the session may wait for an answer or for another tab. */
export const TOKEN_LATE = 'token_late';

/** Code of a call whose session the sign-in service could not renew just now: it was busy or down. */
export const SIGN_IN_TROUBLE = 'sign_in_trouble';
