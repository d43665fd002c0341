// Loaded before a server: notes every statement that the server sends to its database, and hands them out by message.
import pg from 'pg';
import type { Statement } from './recorded-statements-for-another-player.ts';

let noted: Statement[] = [];

type Query = (this: pg.Client, config: Statement | string, values?: readonly unknown[], callback?: unknown) => unknown;

const { prototype } = pg.Client as unknown as { prototype: { query: Query } };
const { query } = prototype;
prototype.query = function noteAndQuery(config, values, callback) {
  const { text, name } = typeof config === 'string' ? { text: config } : config;
  noted.push({
    text,
    values: [...(values ?? (typeof config === 'string' ? [] : (config.values ?? [])))],
    ...(name !== undefined && { name }),
  });
  return query.call(this, config, values, callback);
};

process.on('message', () => {
  process.send?.(noted);
  noted = [];
});
// Being listened to shall not keep the server running.
process.channel?.unref();
