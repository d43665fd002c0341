import pino from 'pino';

/**
 * The server's log: a line of JSON each. Tokens, emails and messages are not logged anywhere; the list here is
 * the second fence, for a field that slips through.
 */
export function logger(level: string): pino.Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['email', 'password', 'token', 'authorization', 'refresh_token', 'access_token', '*.email', '*.password'],
      censor: '[hidden]',
    },
    serializers: { err: pino.stdSerializers.errWithCause },
  });
}
