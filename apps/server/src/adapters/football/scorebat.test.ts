import { Highlight } from '@touchline/contracts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { scoreBat } from './scorebat.ts';

// Written from a description of its answers: none was recorded.
const video = (embed: string) => ({ title: 'Harbour - North', competition: 'LEAGUE: One', thumbnail: 'https://images.example/1.jpg', date: '2026-03-14T15:00:00+0000', videos: [{ title: 'Highlights', embed }] });
const frame = (src: string) => `<div style='x'><iframe src='${src}' frameborder='0' allowfullscreen></iframe></div>`;
const read = (...response: unknown[]) => scoreBat(async () => ({ response }), 'to ken').highlights();

it('asks with the token, and tells the frame of a video and nothing that is fetched by itself', async () => {
  const asked: string[] = [];
  const get = async (address: string) => {
    asked.push(address);
    return { response: [video(frame('https://www.scorebat.com/embed/v/abc/?utm=1&amp;x=2'))] };
  };
  const highlights = await scoreBat(get, 'to ken').highlights();
  expect(asked).toEqual(['https://www.scorebat.com/video-api/v3/feed/?token=to%20ken']);
  expect(z.array(Highlight).safeParse(highlights).error).toBeUndefined();
  expect(highlights).toMatchObject([
    { title: 'Harbour - North', url: 'https://www.scorebat.com/embed/v/abc/?utm=1&x=2', thumbnail: null, competition: 'LEAGUE: One', date: '2026-03-14T15:00:00.000Z' },
  ]);
});

it.each([
  frame('http://www.scorebat.com/embed/1'),
  frame('https://www.scorebat.com.example.org/embed/1'),
  frame('https://www.scorebat.com@example.org/embed/1'),
  frame('https://scorebat.com.evil/1'),
  frame('javascript:alert(1)'),
  frame('//example.org/1'),
  '<script src="https://www.scorebat.com/x.js"></script>',
  '',
])('leaves out a video whose frame leads elsewhere: %s', async (embed) => {
  expect(await read(video(embed))).toEqual([]);
});

it('leaves out what it cannot read, and puts the latest first', async () => {
  const good = video(frame('https://www.scorebat.com/embed/1'));
  const found = await read({ title: 7 }, { ...good, title: 'old', date: '2026-03-13T15:00:00Z' }, good, { ...good, date: 'soon' });
  expect(found.map(({ title }) => title)).toEqual(['Harbour - North', 'old']);
});

it('that answers something else has failed', async () => {
  await expect(scoreBat(async () => ({ error: 'bad token' }), 'x').highlights()).rejects.toMatchObject({ kind: 'unreadable' });
});
