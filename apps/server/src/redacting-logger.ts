import pino from 'pino';

/**
 * The server's log: a line of JSON each, on standard output or where `destination` says. Tokens, emails and messages
 * are not logged anywhere; the list here is the second fence, for a field that slips through.
 */
export function logger(level: string, destination?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['email', 'password', 'token', 'authorization', 'refresh_token', 'access_token', '*.email', '*.password'],
      censor: '[hidden]',
    },
    serializers: { err: pino.stdSerializers.errWithCause },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
