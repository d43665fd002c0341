import { isAbsolute, join } from 'node:path';
import { footballSourceIds } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { BadSettings, readSettings } from './config.ts';

const folder = process.cwd();
const read = (env: NodeJS.ProcessEnv, args: readonly string[] = []) => readSettings(env, args, folder);

/** The lines that a start with these settings would print; none when it would start. */
function complaints(env: NodeJS.ProcessEnv, args: readonly string[] = []): string[] {
  try {
    read(env, args);
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.message.split('\n');
    throw error;
  }
}

/** All that a storage service needs. */
const storageService = {
  S3_ENDPOINT: 'https://s3.example:9000/',
  S3_BUCKET: 'touchline-clips',
  S3_ACCESS_KEY_ID: 'AK',
  S3_SECRET_ACCESS_KEY: 'a secret',
};

describe('without any setting', () => {
  it('the server listens to this machine, with its own database beside it', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      football: { sources: footballSourceIds, keys: {} },
      trustedProxies: [],
      dataDir: join(folder, 'data'),
      publicUrl: undefined,
      hstsSubdomains: false,
      databaseUrl: undefined,
      mail: { kind: 'outbox', folder: join(folder, 'data', 'outbox') },
      clips: { kind: 'disk', folder: join(folder, 'data', 'clips') },
      hosted: undefined,
      signUps: { who: 'open', maxAccounts: null },
      coachModel: undefined,
      secondOpinion: undefined,
      backups: { folder: join(folder, 'data', 'backups'), count: 14, days: 60, every: 0, toBucket: false },
      metricsToken: undefined,
      securityContact: undefined,
      operator: { name: null, contact: null },
      slowQueryMs: 500,
      drainSeconds: 0,
      role: 'all',
      logLevel: 'info',
      environment: 'production',
    });
  });

  it('an empty variable is as good as none, since that is how a compose file leaves one out', () => {
    const own = ['PORT', 'HOST', 'TRUSTED_PROXIES', 'DATA_DIR', 'PUBLIC_URL', 'DATABASE_URL', 'ROLE', 'LOG_LEVEL'];
    const names = [...own, 'SMTP_URL', 'MAIL_FROM', 'SUPABASE_URL', 'SUPABASE_ANON_KEY'];
    expect(read(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(read({}));
  });
});

describe('a good value', () => {
  it.each([
    ['BACKUP_EVERY', '24', { backups: { folder: join(folder, 'data', 'backups'), count: 14, days: 60, every: 24, toBucket: false } }],
    ['SECURITY_CONTACT', 'safe@club.example', { securityContact: 'mailto:safe@club.example' }],
    ['SECURITY_CONTACT', 'https://club.example/report', { securityContact: 'https://club.example/report' }],
    ['OPERATOR_NAME', ' SV Hafen 04 ', { operator: { name: 'SV Hafen 04', contact: null } }],
    ['OPERATOR_CONTACT', 'jugend@club.example', { operator: { name: null, contact: 'mailto:jugend@club.example' } }],
    ['SIGN_UP', 'invite', { signUps: { who: 'invite', maxAccounts: null } }],
    ['MAX_ACCOUNTS', '200', { signUps: { who: 'open', maxAccounts: 200 } }],
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', '::', { host: '::' }],
    ['TRUSTED_PROXIES', '127.0.0.1', { trustedProxies: ['127.0.0.1'] }],
    ['TRUSTED_PROXIES', ' 127.0.0.1, 10.0.0.0/8 ,', { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] }],
    ['TRUSTED_PROXIES', '::1,fd00::/8', { trustedProxies: ['::1', 'fd00::/8'] }],
    ['FOOTBALL_SOURCES', 'openligadb, demo', { football: { sources: ['openligadb', 'demo'], keys: {} } }],
    ['API_FOOTBALL_KEY', 'secret', { football: { keys: { API_FOOTBALL_KEY: 'secret' } } }],
    ['SCOREBAT_TOKEN', 'secret', { football: { scoreBatToken: 'secret' } }],
    ['DATA_DIR', '/var/lib/touchline', { dataDir: '/var/lib/touchline' }],
    ['BACKUP_DIR', '/mnt/backups', { backups: { folder: '/mnt/backups', count: 14, days: 60, every: 0, toBucket: false } }],
    ['BACKUP_COUNT', '3', { backups: { folder: join(folder, 'data', 'backups'), count: 3, days: 60 } }],
    ['BACKUP_COUNT', '1', { backups: { count: 1 } }],
    ['BACKUP_DAYS', '36500', { backups: { days: 36_500 } }],
    ['MAX_CONNECTIONS', '2000', { maxConnections: 2_000 }],
    ['DRAIN_SECONDS', '60', { drainSeconds: 60 }],
    ['DATA_DIR', 'somewhere/else', { dataDir: join(folder, 'somewhere/else') }],
    ['PUBLIC_URL', 'https://touchline.example', { publicUrl: 'https://touchline.example' }],
    ['PUBLIC_URL', 'http://192.168.1.20:3000/', { publicUrl: 'http://192.168.1.20:3000' }],
    ['DATABASE_URL', 'postgres://u:p@db:5432/touchline', { databaseUrl: 'postgres://u:p@db:5432/touchline' }],
    ['DATABASE_URL', 'postgresql://db/touchline?sslmode=require', { databaseUrl: 'postgresql://db/touchline?sslmode=require' }],
    ['DATABASE_URL', 'postgres:///touchline?host=/run/postgresql', { databaseUrl: 'postgres:///touchline?host=/run/postgresql' }],
    ['ROLE', 'all', { role: 'all' }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['ENVIRONMENT', 'staging', { environment: 'staging' }],
  ] as const)('%s=%s is taken', (name, value, expected) => {
    expect(read({ [name]: value })).toMatchObject(expected);
  });

  it.each(['web', 'worker'] as const)('ROLE=%s is taken with a database that several processes can share', (role) => {
    const shared = { ROLE: role, DATABASE_URL: 'postgres://db/touchline' };
    expect(read({ ...shared, CLIPS_SHARED: 'true' })).toMatchObject({ role, clips: { kind: 'disk' } });
    expect(read({ ...shared, ...storageService })).toMatchObject({ role, clips: { kind: 's3' } });
  });

  it('says where clips are kept: in DATA_DIR, or in the bucket of a storage service', () => {
    expect(read({}).clips).toEqual({ kind: 'disk', folder: join(folder, 'data', 'clips') });
    const s3 = { kind: 's3', endpoint: 'https://s3.example:9000', bucket: 'touchline-clips', accessKeyId: 'AK', secretAccessKey: 'a secret' };
    expect(read(storageService).clips).toEqual({ ...s3, region: 'us-east-1' });
    expect(read({ ...storageService, S3_REGION: 'eu-central-1' }).clips).toEqual({ ...s3, region: 'eu-central-1' });
  });
});

describe('a bad value', () => {
  it.each([
    ['PORT', '-1', 'PORT must be a number from 0 to 65535 (it is "-1")'],
    ['PORT', '65536', 'PORT must be a number from 0 to 65535 (it is "65536")'],
    ['PORT', '80.5', 'PORT must be a number from 0 to 65535 (it is "80.5")'],
    ['PORT', 'http', 'PORT must be a number from 0 to 65535 (it is "http")'],
    ['PORT', '0x50', 'PORT must be a number from 0 to 65535 (it is "0x50")'],
    ['PORT', ' ', 'PORT must be a number from 0 to 65535 (it is " ")'],
    ['PORT', '3000\n3001', 'PORT must be a number from 0 to 65535 (it is "3000\\n3001")'],
    [
      'FOOTBALL_SOURCES',
      'espn,teletext',
      `FOOTBALL_SOURCES must be a list of ${footballSourceIds.join(', ')} (it is "espn,teletext")`,
    ],
    ['FOOTBALL_SOURCES', 'demo,demo', 'FOOTBALL_SOURCES must name each source once (it is "demo,demo")'],
    ['HOST', '  ', 'HOST must not be empty (it is "  ")'],
    [
      'TRUSTED_PROXIES',
      'proxy.example',
      'TRUSTED_PROXIES must be a list of addresses, such as 127.0.0.1,10.0.0.0/8 (it is "proxy.example")',
    ],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/33,also wrong',
      'TRUSTED_PROXIES must be a list of addresses, such as 127.0.0.1,10.0.0.0/8 (it is "10.0.0.0/33,also wrong")',
    ],
    ['AI_PROVIDER', 'chatbot', 'AI_PROVIDER must be openai, google, anthropic or compatible (it is "chatbot")'],
    ['AI_PROVIDER', 'openai', 'AI_PROVIDER needs AI_MODEL: the name of the model that is asked'],
    ['AI_PICTURES', 'yes', 'AI_PICTURES must be on or off (it is "yes")'],
    ['AI_CALLS_PER_PLAYER', '-1', 'AI_CALLS_PER_PLAYER must be a whole number (it is "-1")'],
    ['AI_BASE_URL', 'ai.example', 'AI_BASE_URL must be an address such as https://ai.example/v1 (it is "…")'],
    ['BACKUP_COUNT', '0', 'BACKUP_COUNT must be at least 1: the newest archive always stays (it is "0")'],
    ['BACKUP_DAYS', '0', 'BACKUP_DAYS must be from 1 to 36500 (it is "0")'],
    ['BACKUP_DAYS', '999999999', 'BACKUP_DAYS must be from 1 to 36500 (it is "999999999")'],
    ['MAX_CONNECTIONS', '9', 'MAX_CONNECTIONS must be from 10 to 100000 (it is "9")'],
    ['DRAIN_SECONDS', '61', 'DRAIN_SECONDS must be at most 60 (it is "61")'],
    ['DATA_DIR', ' ', 'DATA_DIR must not be empty (it is " ")'],
    ['ROLE', 'both', 'ROLE must be all, web or worker (it is "both")'],
    ['ROLE', 'web', 'ROLE web needs DATABASE_URL: only one process can own the embedded database'],
    ['CLIPS_SHARED', 'yes', 'CLIPS_SHARED must be true or false (it is "yes")'],
    ['S3_ENDPOINT', 'https://noa:secret-word@s3.example', 'S3_ENDPOINT must be an address such as https://s3.example (it is "…")'],
    ['S3_BUCKET', 'My Bucket', 'S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, hyphens and dots (it is "My Bucket")'],
    ['S3_BUCKET', 'clips', 'S3_BUCKET needs S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: all of a storage service or none'],
    ['S3_REGION', 'eu', 'S3_REGION needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: all of a storage service or none'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent (it is "loud")'],
    ['ENVIRONMENT', 'x'.repeat(41), `ENVIRONMENT must be at most 40 characters (it is "${'x'.repeat(41)}")`],
  ])('%s=%j stops the start with one line', (name, value, line) => {
    expect(complaints({ [name]: value })).toEqual([line]);
  });

  it.each([
    'touchline.example',
    'ftp://touchline.example',
    'https://',
    'https://touchline.example/app',
    'https://touchline.example/?a=b',
    'https://noa:secret-word@touchline.example',
  ])('PUBLIC_URL=%s is no address of a server', (value) => {
    expect(complaints({ PUBLIC_URL: value })).toEqual([
      'PUBLIC_URL must be an address such as https://touchline.example (it is "…")',
    ]);
  });

  it.each(['mysql://u:secret-word@db/x', 'u:secret-word@db/touchline', 'postgres://u:secret-word@[db/x'])(
    'DATABASE_URL=%s is refused without printing the password in it',
    (value) => {
      expect(complaints({ DATABASE_URL: value })).toEqual([
        'DATABASE_URL must be an address such as postgres://user:password@host:5432/database (it is "…")',
      ]);
    },
  );

  it('of the storage is refused where it cannot work with the others', () => {
    const split = { ROLE: 'web', DATABASE_URL: 'postgres://db/touchline' };
    expect(complaints(split)).toEqual([
      'ROLE web needs a place for clips that all processes reach: set S3_ENDPOINT, or CLIPS_SHARED=true where all processes have the same DATA_DIR',
    ]);
    expect(complaints({ ...storageService, CLIPS_SHARED: 'true' })).toEqual(['CLIPS_SHARED is about a folder: with S3_ENDPOINT there is none']);
    expect(complaints({ ...storageService, S3_ENDPOINT: 'http://s3.example', PUBLIC_URL: 'https://touchline.example' })).toEqual([
      'S3_ENDPOINT must begin with https: as PUBLIC_URL does, or no browser sends anything there',
    ]);
  });

  it('is told together with all others, a line each', () => {
    expect(complaints({ PORT: 'x', ROLE: 'y', LOG_LEVEL: 'z' })).toHaveLength(3);
  });
});

describe('settings that belong together', () => {
  const smtp = {
    SMTP_URL: 'smtp://user:secret-word@mail.example:587',
    MAIL_FROM: 'Touchline <no-reply@touchline.example>',
  };
  const keyOf = (role: string) =>
    `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role, ref: 'x'.repeat(60) })).toString('base64url')}.c2lnbg`;
  const project = { SUPABASE_URL: 'https://abc.supabase.co/', SUPABASE_ANON_KEY: keyOf('anon') };

  it('a mail server and a sender are taken', () => {
    expect(read(smtp).mail).toEqual({ kind: 'smtp', url: smtp.SMTP_URL, from: smtp.MAIL_FROM });
    for (const MAIL_FROM of ['no-reply@touchline.example', 'Team Ü <a@b.example>']) {
      expect(complaints({ ...smtp, MAIL_FROM })).toEqual([]);
    }
  });

  it('mails wait in the data folder, with a database elsewhere too', () => {
    const { mail } = read({ DATABASE_URL: 'postgres://db/touchline', DATA_DIR: '/var/lib/touchline' });
    expect(mail).toEqual({ kind: 'outbox', folder: '/var/lib/touchline/outbox' });
  });

  it('a model, its key and how often it may be asked are taken', () => {
    const model = { AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5-mini', AI_API_KEY: 'secret-word' };
    const expected = { provider: 'openai', model: 'gpt-5-mini', apiKey: 'secret-word', baseUrl: undefined, perPlayer: 30, inAll: 1000 };
    expect(read(model).coachModel).toEqual(expected);
    expect(read({ ...model, AI_CALLS_PER_PLAYER: '3', AI_CALLS_PER_DAY: '50' }).coachModel).toEqual({ ...expected, perPlayer: 3, inAll: 50 });
    const own = { AI_PROVIDER: 'compatible', AI_MODEL: 'llama3', AI_BASE_URL: 'http://127.0.0.1:11434/v1' };
    expect(read(model).secondOpinion).toEqual({ ...expected, pictures: false });
    expect(read({ ...model, AI_PICTURES: 'on' }).secondOpinion).toEqual({ ...expected, pictures: true });
    expect(read(own).coachModel).toMatchObject({ provider: 'compatible', apiKey: undefined, baseUrl: 'http://127.0.0.1:11434/v1' });
  });

  it('a hosted project and its key are taken', () => {
    expect(read(project).hosted).toEqual({
      projectUrl: 'https://abc.supabase.co',
      projectKey: project.SUPABASE_ANON_KEY,
    });
    expect(complaints({ ...project, SUPABASE_ANON_KEY: `eyJ${'x'.repeat(98)}` })).toEqual([]);
  });

  it.each([
    [{ SMTP_URL: smtp.SMTP_URL }, 'SMTP_URL needs MAIL_FROM: who the mails come from'],
    [{ BACKUP_S3: 'true' }, 'BACKUP_S3 needs S3_ENDPOINT: the bucket that archives are copied to'],
    [{ MAIL_FROM: smtp.MAIL_FROM }, 'MAIL_FROM needs SMTP_URL: the server that takes the mails'],
    [{ AI_MODEL: 'gpt-5-mini' }, 'AI_MODEL needs AI_PROVIDER: openai, google, anthropic, compatible'],
    [{ AI_PICTURES: 'on' }, 'AI_PICTURES needs AI_PROVIDER: openai, google, anthropic, compatible'],
    [{ AI_API_KEY: 'secret-word' }, 'AI_API_KEY needs AI_PROVIDER: openai, google, anthropic, compatible'],
    [{ AI_PROVIDER: 'google', AI_MODEL: 'gemini-2.5-flash' }, 'AI_PROVIDER google needs AI_API_KEY'],
    [{ AI_PROVIDER: 'compatible', AI_MODEL: 'llama3' }, 'AI_PROVIDER compatible needs AI_BASE_URL: the address of the endpoint'],
    [{ ...project, SIGN_UP: 'closed' }, 'SIGN_UP is about accounts that Touchline keeps: with SUPABASE_URL the project says who may join'],
    [{ ...project, MAX_ACCOUNTS: '5' }, 'MAX_ACCOUNTS is about accounts that Touchline keeps: with SUPABASE_URL the project says who may join'],
    [{ SUPABASE_URL: project.SUPABASE_URL }, "SUPABASE_URL needs SUPABASE_ANON_KEY: the project's public key"],
    [
      { SUPABASE_ANON_KEY: project.SUPABASE_ANON_KEY },
      'SUPABASE_ANON_KEY needs SUPABASE_URL: the address of the project',
    ],
  ])('of %j one is missing, which stops the start with one line', (env, line) => {
    expect(complaints(env)).toEqual([line]);
  });

  it.each([
    ['no-reply', 'no address'],
    ['Touchline <no-reply>', 'no address'],
    ['a@b.example, c@d.example', 'two addresses'],
    ['Touchline\nBcc: x@y.example <a@b.example>', 'a second line'],
  ])('MAIL_FROM=%j is %s', (MAIL_FROM) => {
    const shown = JSON.stringify(MAIL_FROM);
    expect(complaints({ ...smtp, MAIL_FROM })).toEqual([
      `MAIL_FROM must be an address such as Touchline <no-reply@touchline.example> (it is ${shown})`,
    ]);
  });

  it.each(['http://mail.example', 'mail.example:25'])('SMTP_URL=%s is no mail server', (SMTP_URL) => {
    expect(complaints({ ...smtp, SMTP_URL })).toEqual([
      'SMTP_URL must be an address such as smtp://user:password@host:587 (it is "…")',
    ]);
  });

  const x = 'x'.repeat(97);
  it.each([`eyJ${x}`, `xxxx${x}`, `sb_publishable_${x}`, `eyJx${x}\r\nx: y`])(
    'SUPABASE_ANON_KEY=%j is no key',
    (key) => {
      expect(complaints({ ...project, SUPABASE_ANON_KEY: key })).toEqual([
        `SUPABASE_ANON_KEY must be the project's public key: over 100 characters that begin with eyJ (it is "…")`,
      ]);
    },
  );

  it('the secret key of a project is refused, and not shown', () => {
    expect(complaints({ ...project, SUPABASE_ANON_KEY: keyOf('service_role') })).toEqual([
      `SUPABASE_ANON_KEY must be the project's public key: this one may do anything, keep it secret (it is "…")`,
    ]);
  });
});

describe('a flag', () => {
  it('wins over its variable', () => {
    const env = { PORT: '4000', DATA_DIR: '/from/env' };
    const settings = read(env, ['--port', '5000', '--data=/from/flag']);
    expect(settings).toMatchObject({ port: 5000, dataDir: '/from/flag' });
  });

  it('is a folder of the caller when it is relative', () => {
    const { dataDir } = read({}, ['--data', 'here']);
    expect(dataDir).toBe(join(folder, 'here'));
    expect(isAbsolute(dataDir)).toBe(true);
  });

  it.each([
    [['--prot', '3000'], /^Unknown option '--prot'\. The flags are --port NUMBER and --data FOLDER\.$/],
    [['3000'], /^Unexpected argument '3000'\. The flags are --port NUMBER and --data FOLDER\.$/],
    [['--port'], /^Option '--port <value>' argument missing\. The flags are --port NUMBER and --data FOLDER\.$/],
    [['--port', 'many'], /^--port must be a number from 0 to 65535 \(it is "many"\)$/],
    [['--port='], /^--port must not be empty\.$/],
    [['--data', ''], /^--data must not be empty\.$/],
  ])('%j is refused with one line', (args, line) => {
    expect(complaints({}, args)).toEqual([expect.stringMatching(line)]);
  });
});

describe('a variable whose name is nearly one of ours', () => {
  it.each([
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
    ['TRUSTEDPROXIES', 'TRUSTED_PROXIES'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['DATA-DIR', 'DATA_DIR'],
    ['PUBLIC_URLS', 'PUBLIC_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['ENVIROMENT', 'ENVIRONMENT'],
  ])('%s stops the start, which would go on without what was meant', (name, meant) => {
    expect(complaints({ [name]: 'a secret-word' })).toEqual([`${name} is not a setting: is ${meant} meant?`]);
  });

  it.each(['HOME', 'PATH', 'POST', 'HOSTNAME', 'PORTS', 'ROLES', 'XDG_DATA_DIRS', 'DATABASE_HOST', 'PUBLIC_KEY', 'NODE_ENV'])(
    '%s is somebody else’s',
    (name) => {
      expect(complaints({ [name]: 'x' })).toEqual([]);
    },
  );

  it.each([
    ['DATABASE_URI', 'DATABASE_URL', 'postgres://db/touchline'],
    ['LOGLEVEL', 'LOG_LEVEL', 'info'],
  ])('%s is nobody’s mistake where %s is set as well', (name, meant, value) => {
    expect(complaints({ [name]: value, [meant]: value })).toEqual([]);
  });

  it('is no reason to stop when it is empty', () => {
    expect(complaints({ DATABASE_URI: '' })).toEqual([]);
  });
});
