import { authFailures, failureStatus, type AuthFailureBody, type AuthFailureCode, type FailureBody, type FailureCode } from '@touchline/contracts';
import { errors, tooManyTries, tryAgainIn } from '@touchline/messages/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable, refusesWrites, tookTooLong } from '../db/database-error.ts';
import { AuthServiceError, AppError } from '../app-error.ts';

/** Seconds after which a database that is away is asked again: it is back in a moment or in minutes. */
const RETRY_SECONDS = 5;

/** What Fastify itself refuses, in our codes. */
const ofFastify: Readonly<Record<string, FailureCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_json',
};

/** Our codes where a sign-in endpoint meets them before its own code runs. */
const inAuthDialect: Partial<Readonly<Record<FailureCode, AuthFailureCode>>> = {
  too_many_requests: 'over_request_rate_limit',
  internal: 'unexpected_failure',
  unavailable: 'unexpected_failure',
  overloaded: 'unexpected_failure',
  timed_out: 'unexpected_failure',
  writes_failing: 'unexpected_failure',
};

/** What somebody has to look into who runs the server. */
const toBeLogged: ReadonlySet<string> = new Set(['internal', 'unavailable', 'timed_out', 'writes_failing']);

/** What the library of the sign-in service takes for a service that is away, and asks again by itself. */
const passing: ReadonlySet<string> = new Set(['overloaded', 'timed_out', 'unavailable', 'writes_failing']);

/** Turns whatever was thrown into a appError of the list; what is not known there is `internal`. */
function appErrorOf(error: unknown): AppError | AuthServiceError {
  if (error instanceof AppError || error instanceof AuthServiceError) return error;
  if (refusesWrites(error)) return new AppError('writes_failing', { retryAfter: RETRY_SECONDS });
  if (tookTooLong(error)) return new AppError('timed_out', { retryAfter: RETRY_SECONDS });
  if (isUnreachable(error)) return new AppError('unavailable', { retryAfter: RETRY_SECONDS });
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  const known = typeof code === 'string' ? ofFastify[code] : undefined;
  if (known !== undefined) return new AppError(known);
  // A file of the page that is asked for with a condition or a range it does not meet.
  if (statusCode === 412) return new AppError('precondition_failed');
  if (statusCode === 416) return new AppError('range_not_satisfiable', { headers: contentRangeOf(error) });
  // JSON that does not parse, or holds `__proto__`, reaches us as a bare error of status 400.
  if (statusCode === 400) return new AppError('bad_json');
  return new AppError('internal');
}

/** How long the file is, where the refusal of a range says it. */
function contentRangeOf(error: unknown): Record<string, string> {
  const { headers } = error as { headers?: Readonly<Record<string, unknown>> };
  const range = headers?.['Content-Range'];
  return typeof range === 'string' ? { 'content-range': range } : {};
}

/** Answers a failure in the shape of the endpoint's dialect. Logs only what was not foreseen. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, dialect?: 'auth'): FastifyReply {
  const appError = appErrorOf(error);
  const foreseen = appError === error || !toBeLogged.has(appError.code);
  if (!foreseen) request.log.error({ err: error }, 'request failed');
  if (appError.retryAfter !== undefined) reply.header('retry-after', appError.retryAfter);
  if (appError instanceof AppError) reply.headers(appError.headers);
  if (dialect === 'auth') return answerAuthFailure(appError, reply);
  return reply.status(failureStatus[codeOf(appError)]).send(bodyOf(appError, request));
}

/** The body of a failure that is told inside an answer, such as a stream's last event. Logs what was not foreseen. */
export function failureBodyOf(error: unknown, request: FastifyRequest): FailureBody {
  const appError = appErrorOf(error);
  if (appError !== error) request.log.error({ err: error }, 'request failed');
  return bodyOf(appError, request);
}

/** The sign-in service's own refusals have no place outside its addresses. */
function codeOf(appError: AppError | AuthServiceError): FailureCode {
  return appError instanceof AppError ? appError.code : 'internal';
}

function bodyOf(appError: AppError | AuthServiceError, request: FastifyRequest): FailureBody {
  const code = codeOf(appError);
  const { message, suggestion } = errors[code];
  const codes = appError instanceof AppError ? appError.codes : undefined;
  const { retryAfter } = appError;
  const wait = code === 'too_many_requests' && retryAfter !== undefined ? tooManyTries(retryAfter) : undefined;
  return {
    error: appError instanceof AppError && appError.ownWords ? appError.message : (wait ?? message),
    message: wait ?? appError.message,
    code,
    ...(codes !== undefined && { codes: [...codes] }),
    ...(suggestion !== undefined && { suggestion }),
    ...(request.routeOptions.url === '/api/practice-sessions' && { userMessage: message }),
    requestId: request.id,
  };
}

function answerAuthFailure(appError: AppError | AuthServiceError, reply: FastifyReply): FastifyReply {
  const code = appError instanceof AuthServiceError ? appError.code : (inAuthDialect[appError.code] ?? 'validation_failed');
  const { status, message } = authFailures[code];
  const words = appError instanceof AuthServiceError || code === 'validation_failed' ? appError.message : message;
  const body: AuthFailureBody = {
    code,
    message: status === 429 && appError.retryAfter !== undefined ? `${words}. ${tryAgainIn(appError.retryAfter)}` : words,
    ...(code === 'weak_password' && appError instanceof AuthServiceError && { weak_password: { reasons: [...appError.reasons] } }),
  };
  const isPassing = appError instanceof AppError && passing.has(appError.code);
  return reply.status(isPassing ? failureStatus[appError.code] : status).send(body);
}
