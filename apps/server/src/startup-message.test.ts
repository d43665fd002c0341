import { describe, expect, it } from 'vitest';
import { readSettings } from './config.ts';
import { startupMessage } from './startup-message.ts';

const told = (env: NodeJS.ProcessEnv) => startupMessage('http://localhost:3000', readSettings(env, [], '/srv'), '/srv/dist');
const smtp = { SMTP_URL: 'smtp://touchline:secret-word@mail.example:587', MAIL_FROM: 'no-reply@touchline.example' };
const hosted = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: `eyJ${'x'.repeat(98)}` };

describe('the start says', () => {
  it('where it is, where its data is, and that no mail is delivered', () => {
    expect(told({})).toBe(
      [
        '',
        '  Touchline is ready:  http://localhost:3000',
        '',
        "  Players' data is kept in /srv/data",
        '  No mail server is set: mail is not delivered and addresses are not confirmed.',
        '  Mails are kept in /srv/data/outbox',
        '  OPERATOR_NAME is not set: parents do not read who runs this server, and many stop there.',
        '  Stop with Ctrl-C.',
        '',
      ].join('\n'),
    );
  });

  it('that the page is elsewhere where it serves the API alone, as below npm run dev', () => {
    const message = startupMessage('http://localhost:3001', readSettings({}, [], '/srv'), null);
    expect(message).toContain('\n  The API of Touchline is ready:  http://localhost:3001\n');
  });

  it('nothing of a name for parents that is set', () => {
    expect(told({ OPERATOR_NAME: 'SV Hafen 04' })).not.toContain('OPERATOR_NAME');
  });

  it('nothing of a folder for data that is kept elsewhere', () => {
    expect(told({ DATABASE_URL: 'postgres://u:secret-word@db/touchline' })).not.toMatch(/data is kept|secret-word/);
  });

  it('by which server mail leaves, without its password, and where links lead', () => {
    expect(told(smtp)).toContain('Mail leaves through mail.example:587; new addresses are confirmed.');
    expect(told(smtp)).toContain('PUBLIC_URL is not set');
    expect(told(smtp)).not.toContain('secret-word');
    expect(told({ ...smtp, PUBLIC_URL: 'https://touchline.example' })).not.toContain('PUBLIC_URL');
  });

  it('who outside may get questions to the coach, without the key', () => {
    const text = told({ AI_PROVIDER: 'google', AI_MODEL: 'gemini-2.5-flash', AI_API_KEY: 'secret-word' });
    expect(text).toContain('Questions to the coach may be answered by Google.');
    expect(text).toContain('Analyses whose video is shared may get a second opinion by Google.');
    expect(text).not.toContain('secret-word');
    const seeing = told({ AI_PROVIDER: 'google', AI_MODEL: 'gemini-2.5-flash', AI_API_KEY: 'secret-word', AI_PICTURES: 'on' });
    expect(seeing).toContain('a second opinion by Google, with pictures of key frames.');
  });

  it('who keeps the accounts, and then nothing of confirmed addresses, which are not ours to confirm', () => {
    expect(told(hosted)).toContain('Accounts are kept by https://abc.supabase.co');
    expect(told(hosted)).toContain('mail is not delivered.');
    expect(told({ ...hosted, ...smtp })).toContain('Mail leaves through mail.example:587.');
  });
});
