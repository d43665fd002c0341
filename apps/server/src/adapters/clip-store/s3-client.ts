import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from './clip-store-port.ts';

/** How long a request may take, in milliseconds; a copy moves a whole clip at the other side. */
const REQUEST_MS = 10_000;
const COPY_MS = 60_000;

/** What a storage service did not do; its words are for the log. */
export class S3Failure extends Error {
  override readonly name = 'S3Failure';
  /** 0 without an answer. */
  readonly status: number;
  /** Such as `NoSuchUpload`. */
  readonly code: string;

  constructor(what: string, status: number, code: string, options?: ErrorOptions) {
    super(`The storage service did not ${what}: ${status === 0 ? 'no answer' : `${status} ${code}`}`, options);
    this.status = status;
    this.code = code;
  }
}

export type S3Object = { readonly name: string; readonly bytes: number; readonly modifiedAt: Date };
export type S3Upload = { readonly name: string; readonly uploadId: string; readonly begunAt: Date };
export type S3Part = { readonly number: number; readonly bytes: number; readonly etag: string };
export type S3Head = { readonly bytes: number; readonly type: string; readonly etag: string };

type Request = {
  /** In words: 'store an object'. */
  readonly what: string;
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Of the object; the bucket itself without it. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string;
  readonly milliseconds?: number;
  readonly signal?: AbortSignal;
  /** Statuses that are an answer as well, not a failure. */
  readonly expected?: readonly number[];
};

export type S3Client = ReturnType<typeof createS3Client>;

/** Is told of every request whether the service did what it was asked. */
export type OnStorageRequest = (outcome: 'answered' | 'failed') => void;

/** The few requests to an S3-compatible service that clips need, by the path of the bucket. Each throws `S3Failure`. */
export function createS3Client(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  now: () => Date,
  onRequest: OnStorageRequest = () => {},
) {
  const account = { accessKeyId, secretAccessKey, region, service: 's3' };

  const addressOf = (name: string | undefined, query: Readonly<Record<string, string>> = {}): string => {
    const address = new URL(`${endpoint}/${bucket}${name === undefined ? '' : `/${name}`}`);
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
    return address.href;
  };
  /** The time as signatures have it: 20260601T120000Z. */
  const moment = (): string => now().toISOString().replace(/[-:]|\.\d+/g, '');

  async function send({ what, method, name, query, headers, body, milliseconds = REQUEST_MS, signal, expected = [] }: Request): Promise<Response> {
    const content = body === undefined ? {} : { body };
    const signed = await new AwsV4Signer({
      ...account,
      ...content,
      method,
      url: addressOf(name, query),
      headers: { ...headers, 'x-amz-content-sha256': await sha256(body ?? '') },
      datetime: moment(),
    }).sign();
    const limit = AbortSignal.timeout(milliseconds);
    let response: Response;
    try {
      response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        ...content,
        redirect: 'error',
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      });
    } catch (cause) {
      throw new S3Failure(what, 0, '', { cause });
    }
    if (response.ok || expected.includes(response.status)) return response;
    throw new S3Failure(what, response.status, textIn(await response.text(), 'Code') ?? '');
  }

  /** Tells how a request ended; one that its caller has given up is no failure of the service. */
  async function told<T>({ signal }: Request, answer: Promise<T>): Promise<T> {
    try {
      const given = await answer;
      onRequest('answered');
      return given;
    } catch (error) {
      if (signal?.aborted !== true) onRequest('failed');
      throw error;
    }
  }

  const ask = (request: Request): Promise<Response> => told(request, send(request));

  /** The XML of an answer; some failures come with status 200, because the service began to answer before it was done. */
  const xmlOf = (request: Request): Promise<string> => told(request, sendForXml(request));

  async function sendForXml(request: Request): Promise<string> {
    const response = await send(request);
    const xml = await response.text();
    if (response.ok && xml.includes('<Error>')) throw new S3Failure(request.what, 500, textIn(xml, 'Code') ?? '');
    return xml;
  }

  /** An address that does one thing for whoever has it. The headers given have to be sent with these values. */
  async function presign(method: 'GET' | 'PUT', name: string, seconds: number, query: Readonly<Record<string, string>> = {}, headers: Readonly<Record<string, string>> = {}): Promise<string> {
    const url = addressOf(name, { ...query, 'X-Amz-Expires': String(seconds) });
    const signed = await new AwsV4Signer({ ...account, method, url, headers, signQuery: true, allHeaders: true, datetime: moment() }).sign();
    return signed.url.href;
  }

  /** What a listing holds, page by page. */
  async function* pages(what: string, query: Readonly<Record<string, string>>, nextOf: (xml: string) => Record<string, string>): AsyncGenerator<string> {
    let next: Record<string, string> = {};
    for (;;) {
      const xml = await xmlOf({ what, method: 'GET', query: { ...query, ...next } });
      yield xml;
      if (textIn(xml, 'IsTruncated') !== 'true') return;
      next = nextOf(xml);
    }
  }

  return {
    /** The address of an object, without a signature. */
    addressOf: (name: string): string => addressOf(name),

    presign,

    async head(name: string): Promise<S3Head | null> {
      const response = await ask({ what: 'tell of an object', method: 'HEAD', name, expected: [404] });
      if (response.status === 404) return null;
      const { headers } = response;
      return { bytes: Number(headers.get('content-length')), type: headers.get('content-type') ?? '', etag: headers.get('etag') ?? '' };
    },

    /** Bytes from `start` to `end`, both included. */
    async read(name: string, { start, end }: { readonly start: number; readonly end: number }, signal?: AbortSignal): Promise<Response> {
      const headers = { range: `bytes=${start}-${end}` };
      return ask({ what: 'give an object', method: 'GET', name, headers, milliseconds: COPY_MS, ...(signal && { signal }) });
    },

    async put(name: string, body: Uint8Array<ArrayBuffer>, type: string): Promise<void> {
      await ask({ what: 'store an object', method: 'PUT', name, headers: { 'content-type': type }, body });
    },

    /** Copies an object that still is the one with this tag, under another type. */
    async copy(from: S3Head & { readonly name: string }, to: string, type: string): Promise<void> {
      const headers = {
        'x-amz-copy-source': `/${bucket}/${from.name}`,
        'x-amz-copy-source-if-match': from.etag,
        'x-amz-metadata-directive': 'REPLACE',
        'content-type': type,
      };
      await xmlOf({ what: 'copy an object', method: 'PUT', name: to, headers, milliseconds: COPY_MS });
    },

    async remove(name: string): Promise<void> {
      await ask({ what: 'remove an object', method: 'DELETE', name, expected: [404] });
    },

    async *objects(prefix: string): AsyncGenerator<S3Object> {
      const next = (xml: string) => ({ 'continuation-token': textIn(xml, 'NextContinuationToken') ?? '' });
      for await (const xml of pages('list its objects', { 'list-type': '2', prefix }, next)) {
        for (const item of elementsOf(xml, 'Contents')) {
          const modifiedAt = new Date(textIn(item, 'LastModified') ?? '');
          yield { name: textIn(item, 'Key') ?? '', bytes: Number(textIn(item, 'Size')), modifiedAt };
        }
      }
    },

    async beginUpload(name: string, type: string): Promise<string> {
      const xml = await xmlOf({ what: 'begin an upload', method: 'POST', name, query: { uploads: '' }, headers: { 'content-type': type } });
      const uploadId = textIn(xml, 'UploadId');
      if (uploadId === null) throw new S3Failure('begin an upload', 200, 'without an id');
      return uploadId;
    },

    async *uploads(prefix: string): AsyncGenerator<S3Upload> {
      const next = (xml: string) => ({ 'key-marker': textIn(xml, 'NextKeyMarker') ?? '', 'upload-id-marker': textIn(xml, 'NextUploadIdMarker') ?? '' });
      for await (const xml of pages('list its uploads', { uploads: '', prefix }, next)) {
        for (const item of elementsOf(xml, 'Upload')) {
          yield { name: textIn(item, 'Key') ?? '', uploadId: textIn(item, 'UploadId') ?? '', begunAt: new Date(textIn(item, 'Initiated') ?? '') };
        }
      }
    },

    /** The parts that are there, in order; none of an upload that is gone. A clip has fewer than fit on one page. */
    async parts({ name, uploadId }: Pick<S3Upload, 'name' | 'uploadId'>): Promise<S3Part[]> {
      const response = await ask({ what: 'list the parts of an upload', method: 'GET', name, query: { uploadId }, expected: [404] });
      if (response.status === 404) return [];
      const parts = elementsOf(await response.text(), 'Part').map((part) => ({
        number: Number(textIn(part, 'PartNumber')),
        bytes: Number(textIn(part, 'Size')),
        etag: textIn(part, 'ETag') ?? '',
      }));
      return parts.toSorted((a, b) => a.number - b.number);
    },

    /** Does nothing where another request has completed or aborted it. */
    async completeUpload({ name, uploadId }: Pick<S3Upload, 'name' | 'uploadId'>, parts: readonly S3Part[]): Promise<void> {
      const listed = parts.map(({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`);
      const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`;
      const headers = { 'content-type': 'application/xml' };
      await xmlOf({ what: 'complete an upload', method: 'POST', name, query: { uploadId }, headers, body, milliseconds: COPY_MS, expected: [404] });
    },

    async abortUpload({ name, uploadId }: Pick<S3Upload, 'name' | 'uploadId'>): Promise<void> {
      await ask({ what: 'abort an upload', method: 'DELETE', name, query: { uploadId }, expected: [404] });
    },
  };
}

async function sha256(body: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/** The answers of S3 are flat: elements that hold elements that hold text. None of them has attributes that matter. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What is inside each element of a name. */
function elementsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inside = '']) => inside);
}

/** The text of the first element of a name, without entities; null where there is none. */
function textIn(xml: string, name: string): string | null {
  const inside = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  if (inside === undefined) return null;
  return inside.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return entities[name ?? ''] ?? entity;
  });
}
