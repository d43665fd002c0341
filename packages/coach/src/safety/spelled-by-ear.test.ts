import { describe, expect, it, test } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import { readByEar } from './spelled-by-ear.ts';

describe('what young children write as it sounds', () => {
  it.each([
    ['my hed herts and i feel sik', 'my head hurts and i feel sick'],
    ['i thru up and evryfing is blury', 'i threw up and everything is blurry'],
    ['nokked my hed', 'knocked my head'],
    ['i carnt breev', 'i cant breathe'],
    ['my unkle tucht me', 'my uncle touched me'],
    ['mir is schwindlich', 'mir is schwindlig'],
  ])('“%s” is read as “%s”', (written, meant) => {
    expect(readByEar(written)).toBe(meant);
  });

  it.each(['he said hed pass', 'i run thru the cones', 'dice que no', 'voll blod', 'une astuce secrete', 'the dribble and the cross', 'er ist im park'])('“%s” stays as it is', (written) => {
    expect(readByEar(written)).toBe(written);
  });
});

describe.each([
  ['body', ['i hed the bal yestday, my hed herts and i feel sik', 'i hed the bal and now im dizy', 'i carnt breev', 'my chesst hurtz wen i run', 'i hirt my hed on the post', 'mein kopf tut we und mir is schwindlich']],
  ['crisis', ['my unkle tucht me', 'he wants piktures of me']],
] as const)('%s, spelled by ear', (kind, messages) => {
  it.each(messages)('%s', (message) => {
    expect(talkWithCoach('en', [message]).safety).toBe(kind);
  });
});

test('a second turn of it is no less an emergency', () => {
  expect(talkWithCoach('en', ['i hed the bal yestday, my hed herts and i feel sik', 'i thru up too and evryfing is blury']).safety).toBe('body');
});
