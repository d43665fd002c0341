import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../clip-store-port.ts';

/** The least that S3 takes for a part that is not the last. */
const LEAST_PART = 5 * 1024 * 1024;
/** How long a request that is signed in its headers is good, in milliseconds. */
const SIGNED_FOR_MS = 15 * 60_000;

type Stored = { readonly bytes: Buffer; readonly type: string; readonly at: Date };
type Upload = { readonly name: string; readonly begunAt: Date; readonly parts: Map<number, Buffer> };

export type S3Server = {
  readonly settings: S3Settings;
  /** By name in the bucket. */
  readonly objects: Map<string, Stored>;
  readonly uploads: Map<string, Upload>;
  /** Each request that came, such as `PUT clips/a?partNumber=1`, without its signature. */
  readonly requests: string[];
  /** The next requests of a method fail with this status, until it is null. */
  failing: { readonly method: string; readonly status: number; readonly code: string } | null;
  readonly stop: () => Promise<void>;
};

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/**
 * An S3 service for tests, in memory. It checks what a real one checks: signatures (version 4) in headers and in the
 * query, when they run out, which headers they cover, the hash of a body, the least size of parts and their tags.
 */
export async function startS3Server({ now = () => new Date(), pageSize = 1000 }: { now?: () => Date; pageSize?: number } = {}): Promise<S3Server> {
  const account = { bucket: 'touchline-clips', region: 'eu-test-1', accessKeyId: 'AKTEST', secretAccessKey: 'a secret/of+this=test' };
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Upload>();
  const requests: string[] = [];

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      const { status, code } = error instanceof Refused ? error : new Refused(500, 'InternalError');
      send(response, status, `<Error><Code>${code}</Code><Message>refused</Message></Error>`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const s3: S3Server = {
    settings: { endpoint, ...account },
    objects,
    uploads,
    requests,
    failing: null,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return s3;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', endpoint);
    const body = await buffer(request);
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const name = rest.join('/');
    const shown = [...url.searchParams].filter(([key]) => !key.startsWith('X-Amz-')).map((pair) => pair.join('='));
    requests.push(`${method} ${name}?${shown.join('&')}`);
    checkSignature(request, url, body);
    if (s3.failing?.method === method) throw new Refused(s3.failing.status, s3.failing.code);
    if (bucket !== account.bucket) throw new Refused(404, 'NoSuchBucket');
    const query = url.searchParams;
    if (name === '') return send(response, 200, query.has('uploads') ? listUploads(query) : listObjects(query));
    if (method === 'POST' && query.has('uploads')) {
      const uploadId = randomUUID();
      uploads.set(uploadId, { name, begunAt: now(), parts: new Map() });
      return send(response, 200, `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`);
    }
    const uploadId = query.get('uploadId');
    if (uploadId !== null) return partOf(method, name, uploadId, Number(query.get('partNumber')), body, response);
    if (method === 'PUT') return put(request, name, body, response);
    if (method === 'DELETE') {
      objects.delete(name);
      return send(response, 204);
    }
    return get(request, name, response);
  }

  function partOf(method: string, name: string, uploadId: string, number: number, body: Buffer, response: ServerResponse): void {
    const upload = uploads.get(uploadId);
    if (upload === undefined || upload.name !== name) throw new Refused(404, 'NoSuchUpload');
    if (method === 'PUT') {
      upload.parts.set(number, body);
      return send(response, 200, '', { etag: tagOf(body) });
    }
    if (method === 'DELETE') {
      uploads.delete(uploadId);
      return send(response, 204);
    }
    const parts = [...upload.parts].toSorted(([a], [b]) => a - b);
    if (method === 'GET') {
      const listed = parts.map(([at, bytes]) => `<Part><PartNumber>${at}</PartNumber><ETag>${escaped(tagOf(bytes))}</ETag><Size>${bytes.length}</Size></Part>`);
      return send(response, 200, `<ListPartsResult>${listed.join('')}<IsTruncated>false</IsTruncated></ListPartsResult>`);
    }
    const wanted = [...body.toString().matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
      at: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      tag: /<ETag>"?(\w{32})"?</.exec(part.replaceAll(/&quot;|&#34;/g, '"'))?.[1],
    }));
    const whole = wanted.map(({ at, tag }, index) => {
      const bytes = upload.parts.get(at);
      if (bytes === undefined || tagOf(bytes) !== `"${tag}"`) throw new Refused(400, 'InvalidPart');
      if (index < wanted.length - 1 && bytes.length < LEAST_PART) throw new Refused(400, 'EntityTooSmall');
      return bytes;
    });
    if (whole.length === 0) throw new Refused(400, 'MalformedXML');
    objects.set(name, { bytes: Buffer.concat(whole), type: 'binary/octet-stream', at: now() });
    uploads.delete(uploadId);
    send(response, 200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  }

  function put({ headers }: IncomingMessage, name: string, body: Buffer, response: ServerResponse): void {
    const type = headers['content-type'] ?? 'binary/octet-stream';
    const source = headers['x-amz-copy-source'];
    if (typeof source !== 'string') {
      objects.set(name, { bytes: body, type, at: now() });
      return send(response, 200, '', { etag: tagOf(body) });
    }
    const from = objects.get(decodeURIComponent(source).replace(/^\//, '').slice(account.bucket.length + 1));
    if (from === undefined) throw new Refused(404, 'NoSuchKey');
    const wanted = headers['x-amz-copy-source-if-match'];
    if (wanted !== undefined && wanted !== tagOf(from.bytes)) throw new Refused(412, 'PreconditionFailed');
    const isReplaced = headers['x-amz-metadata-directive'] === 'REPLACE';
    objects.set(name, { bytes: from.bytes, type: isReplaced ? type : from.type, at: now() });
    send(response, 200, `<CopyObjectResult><ETag>${escaped(tagOf(from.bytes))}</ETag></CopyObjectResult>`);
  }

  function get({ method, headers }: IncomingMessage, name: string, response: ServerResponse): void {
    const found = objects.get(name);
    if (found === undefined) throw new Refused(404, 'NoSuchKey');
    const { bytes, type } = found;
    const facts = { 'content-type': type, etag: tagOf(bytes), 'accept-ranges': 'bytes' };
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    if (method === 'HEAD') return send(response, 200, '', { ...facts, 'content-length': String(bytes.length) });
    if (first === undefined) return send(response, 200, bytes, facts);
    const end = Math.min(last ? Number(last) : Infinity, bytes.length - 1);
    if (Number(first) > end) throw new Refused(416, 'InvalidRange');
    const range = `bytes ${first}-${end}/${bytes.length}`;
    send(response, 206, bytes.subarray(Number(first), end + 1), { ...facts, 'content-range': range });
  }

  function listObjects(query: URLSearchParams): string {
    const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).toSorted();
    const after = query.get('continuation-token') ?? '';
    const rest = names.filter((name) => name > after);
    const listed = rest.slice(0, pageSize).map((name) => {
      const { bytes, at } = objects.get(name) as Stored;
      return `<Contents><Key>${escaped(name)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const more = rest.length > pageSize ? `<NextContinuationToken>${escaped(rest[pageSize - 1] ?? '')}</NextContinuationToken>` : '';
    return `<ListBucketResult>${listed.join('')}${more}<IsTruncated>${rest.length > pageSize}</IsTruncated></ListBucketResult>`;
  }

  function listUploads(query: URLSearchParams): string {
    const orderOf = ([uploadId, { name }]: [string, Upload]) => `${name}\n${uploadId}`;
    const after = `${query.get('key-marker') ?? ''}\n${query.get('upload-id-marker') ?? ''}`;
    const rest = [...uploads]
      .filter(([, { name }]) => name.startsWith(query.get('prefix') ?? ''))
      .filter((entry) => orderOf(entry) > after)
      .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    const page = rest.slice(0, pageSize);
    const listed = page.map(([uploadId, { name, begunAt }]) => `<Upload><Key>${escaped(name)}</Key><UploadId>${uploadId}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`);
    const [lastId = '', last] = page.at(-1) ?? [];
    const more = rest.length > pageSize ? `<NextKeyMarker>${escaped(last?.name ?? '')}</NextKeyMarker><NextUploadIdMarker>${lastId}</NextUploadIdMarker>` : '';
    return `<ListMultipartUploadsResult>${more}${listed.join('')}<IsTruncated>${rest.length > pageSize}</IsTruncated></ListMultipartUploadsResult>`;
  }

  /** The steps of "Signature Version 4" in the manual of S3. */
  function checkSignature({ method, headers }: IncomingMessage, url: URL, body: Buffer): void {
    const { searchParams: query } = url;
    const inQuery = query.has('X-Amz-Signature');
    const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]+)$/.exec(headers.authorization ?? '');
    const [credential, signedHeaders, signature] = inQuery
      ? ['Credential', 'SignedHeaders', 'Signature'].map((field) => query.get(`X-Amz-${field}`) ?? '')
      : (parts?.slice(1) ?? []);
    if (credential === undefined || signedHeaders === undefined || signature === undefined) throw new Refused(403, 'AccessDenied');
    const time = inQuery ? (query.get('X-Amz-Date') ?? '') : String(headers['x-amz-date']);
    const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    if (inQuery && !(now().getTime() < at + Number(query.get('X-Amz-Expires')) * 1000)) throw new Refused(403, 'AccessDenied');
    if (!(Math.abs(now().getTime() - at) < SIGNED_FOR_MS) && !inQuery) throw new Refused(403, 'RequestTimeTooSkewed');
    const hash = inQuery ? 'UNSIGNED-PAYLOAD' : String(headers['x-amz-content-sha256']);
    if (!inQuery && hash !== sha256(body)) throw new Refused(400, 'XAmzContentSHA256Mismatch');
    const names = signedHeaders.split(';');
    const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
    if (!mustBeSigned.every((name) => names.includes(name))) throw new Refused(403, 'AccessDenied');
    const canonical = [
      method,
      url.pathname.split('/').map((part) => encoded(decodeURIComponent(part))).join('/'),
      [...query]
        .filter(([name]) => name !== 'X-Amz-Signature')
        .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
        .toSorted()
        .join('&'),
      ...names.map((name) => `${name}:${String(headers[name] ?? '').trim().replaceAll(/ +/g, ' ')}`),
      '',
      signedHeaders,
      hash,
    ].join('\n');
    const day = time.slice(0, 8);
    const scope = `${day}/${account.region}/s3/aws4_request`;
    if (credential !== `${account.accessKeyId}/${scope}`) throw new Refused(403, 'InvalidAccessKeyId');
    const key = [day, account.region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${account.secretAccessKey}`);
    const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
    if (expected.length !== signature.length || !timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) {
      throw new Refused(403, 'SignatureDoesNotMatch');
    }
  }
}

function send(response: ServerResponse, status: number, body: string | Buffer = '', headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...(typeof body === 'string' && body !== '' && { 'content-type': 'application/xml' }), ...headers });
  response.end(body);
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
const encoded = (text: string): string => encodeURIComponent(text).replaceAll(/[!'()*]/g, (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`);
