import { authFailures, failures, type AuthFailureBody, type AuthFailureCode, type FailureBody, type FailureCode } from '@touchline/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from '../db/database-error.ts';
import { AuthFault, Fault } from '../fault.ts';

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
};

/** Turns whatever was thrown into a fault of the list; what is not known there is `internal`. */
function faultOf(error: unknown): Fault | AuthFault {
  if (error instanceof Fault || error instanceof AuthFault) return error;
  if (isUnreachable(error)) return new Fault('unavailable', { retryAfter: RETRY_SECONDS });
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  const known = typeof code === 'string' ? ofFastify[code] : undefined;
  if (known !== undefined) return new Fault(known);
  // JSON that does not parse, or holds `__proto__`, reaches us as a bare error of status 400.
  if (statusCode === 400) return new Fault('bad_json');
  return new Fault('internal');
}

/** Answers a failure in the shape of the endpoint's dialect. Logs only what was not foreseen. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, dialect?: 'auth'): FastifyReply {
  const fault = faultOf(error);
  const foreseen = fault === error || (fault.code !== 'internal' && fault.code !== 'unavailable');
  if (!foreseen) request.log.error({ err: error }, 'request failed');
  if (fault.retryAfter !== undefined) reply.header('retry-after', fault.retryAfter);
  if (fault instanceof Fault) reply.headers(fault.headers);
  if (dialect === 'auth') return answerAuthFailure(fault, reply);
  return reply.status(failures[codeOf(fault)].status).send(bodyOf(fault, request));
}

/** The body of a failure that is told inside an answer, such as a stream's last event. Logs what was not foreseen. */
export function failureBodyOf(error: unknown, request: FastifyRequest): FailureBody {
  const fault = faultOf(error);
  if (fault !== error) request.log.error({ err: error }, 'request failed');
  return bodyOf(fault, request);
}

/** The sign-in service's own refusals have no place outside its addresses. */
function codeOf(fault: Fault | AuthFault): FailureCode {
  return fault instanceof Fault ? fault.code : 'internal';
}

function bodyOf(fault: Fault | AuthFault, request: FastifyRequest): FailureBody {
  const code = codeOf(fault);
  const { message, suggestion } = failures[code] as { message: string; suggestion?: string };
  const codes = fault instanceof Fault ? fault.codes : undefined;
  return {
    // Several failures at once are told together, in their own words.
    error: codes === undefined ? message : fault.message,
    message: fault.message,
    code,
    ...(codes !== undefined && { codes: [...codes] }),
    ...(suggestion !== undefined && { suggestion }),
    ...(request.routeOptions.url === '/api/practice-sessions' && { userMessage: message }),
    requestId: request.id,
  };
}

function answerAuthFailure(fault: Fault | AuthFault, reply: FastifyReply): FastifyReply {
  const code = fault instanceof AuthFault ? fault.code : (inAuthDialect[fault.code] ?? 'validation_failed');
  const { status, message } = authFailures[code];
  const body: AuthFailureBody = {
    code,
    message: fault instanceof AuthFault || code === 'validation_failed' ? fault.message : message,
    ...(code === 'weak_password' && { weak_password: { reasons: ['length'] } }),
  };
  return reply.status(status).send(body);
}
