import { expect, it } from 'vitest';
import { prepareAnswer } from './prepared-answer-with-etag.ts';

it('equal answers have equal tags, and others have others', () => {
  const { etag, bytes } = prepareAnswer({ success: true, scores: ['Süd – Nord'] });
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(JSON.parse(bytes.toString())).toEqual({ success: true, scores: ['Süd – Nord'] });
  expect(prepareAnswer({ success: true, scores: ['Süd – Nord'] }).etag).toBe(etag);
  expect(prepareAnswer({ success: true, scores: [] }).etag).not.toBe(etag);
});
