/** A hosted project that keeps the accounts. */
export type HostedSettings = {
  /** Scheme, host and port. */
  readonly projectUrl: string;
  /** The project's public client key. */
  readonly projectKey: string;
};

/** A call of the sign-in library, checked for size and path by whoever took it. */
export type SignInCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query, from `/auth/v1/` on. */
  readonly target: string;
  /** The caller's headers, in small letters; what does not concern the project is left out. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** JSON. */
  readonly body: string | undefined;
};

export type SignInAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Whom a verified token of the project names. */
export type HostedBearer = {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
  /** When the token was given out; 1970 when it does not say. */
  readonly issuedAt: Date;
  readonly userMetadata: Readonly<Record<string, unknown>>;
};

/** The project did not answer in time, or with more than it may. */
export class ProjectAway extends Error {
  override readonly name = 'ProjectAway';
}

/** A hosted sign-in service. Both ask the project and throw `ProjectAway` when it does not answer. */
export type HostedSignIn = {
  readonly forward: (call: SignInCall) => Promise<SignInAnswer>;
  /** Null for a token that is expired, forged, or not of a signed-in user of this project. */
  readonly verify: (token: string) => Promise<HostedBearer | null>;
};
