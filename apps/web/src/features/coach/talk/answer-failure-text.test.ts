import { ApiError } from '@touchline/contracts/client';
import { expect, it } from 'vitest';
import { failureWords } from './answer-failure-text.ts';

const failure = (status: number, code: string, message: string, suggestion?: string) =>
  new ApiError({ status, code, message, ...(suggestion !== undefined && { suggestion }) });

it.each([
  ['a lost network', failure(0, 'network', 'Network error'), 'I am having trouble connecting to the server. Please check your internet connection and try again.', 'Coach service error: Unable to connect to coach service - please check your internet connection'],
  ['an answer that was cut', failure(0, 'cut', 'The answer was cut off'), 'I am having trouble connecting to the server. Please check your internet connection and try again.', 'Coach service error: Unable to connect to coach service - please check your internet connection'],
  ['a browser that waited too long', failure(0, 'timeout', 'late'), 'The request took too long. Please try a shorter or simpler question.', null],
  ['a session that is late', failure(0, 'token_late', 'late'), 'The request took too long. Please try a shorter or simpler question.', null],
  ['a sign-in service that is down', failure(0, 'sign_in_trouble', 'HTTP 503'), 'Authentication service temporarily unavailable. Please try again.', null],
  ['a server that took too long', failure(504, 'timed_out', 'This took too long.'), 'The request took too long. Please try a shorter or simpler question.', null],
  ['a session that is over', failure(401, 'sign_in_required', 'Please sign in again to continue'), 'You are not logged in. Please log in to use the AI coach.', 'Please sign in again to continue'],
  ['too many questions', failure(429, 'too_many_requests', 'Too many tries. Try again in 40 seconds.'), 'Too many tries. Try again in 40 seconds.', null],
  ['a fault of the server', failure(500, 'internal', 'Something went wrong on our side.', 'Try again in a moment.'), 'Something went wrong on our side.', 'Try again in a moment.'],
  ['a server that starts', failure(503, 'starting', 'Touchline is about to start.', 'Try again in a moment.'), 'Touchline is about to start.', 'Try again in a moment.'],
  ['a page of a Wi-Fi', failure(200, 'foreign_page', 'HTTP 200'), 'Something on the way answered in Touchline’s place, like the sign-in page of a Wi-Fi. Open any other website to see it.', null],
  ['a status without words', failure(502, 'unknown', 'HTTP 502'), 'An unexpected issue came up. Please rephrase your question or refresh the page.', 'Coach service error: HTTP 502'],
  ['an answer that cannot be read', new SyntaxError('no JSON'), 'An unexpected issue came up. Please rephrase your question or refresh the page.', 'Coach service error: Invalid response format from server'],
] as const)('%s has its words', (_what, error, text, detail) => {
  expect(failureWords(error)).toEqual({ text, detail });
});
