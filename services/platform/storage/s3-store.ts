import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from './object-store.ts';

/** The settings of an object store with the S3 protocol. */
export interface S3Settings {
  /** `https://s3.eu-central-1.amazonaws.com`, or the address of a compatible store. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface Answer {
  readonly status: number;
  readonly contentType: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Milliseconds for one operation with all its attempts. */
const usualTimeLimit = 15_000;

/** Returns the path of a key in a URL. */
function pathOf(key: string): string {
  const parts = key.split('/');
  // A URL leaves out such parts, and would then name another object, or the bucket with a list of all keys.
  if (parts.some((part) => /^\.{0,2}$/.test(part))) throw new Error(`"${key}" is not a key of the object store.`);
  return parts.map(encodeURIComponent).join('/');
}

/** Reads `<Code>` or `<Message>` of the XML that describes an error. */
const errorPart = ({ bytes }: Answer, name: 'Code' | 'Message'): string | undefined =>
  new RegExp(`<${name}>([^<]{1,300})`).exec(Buffer.from(bytes).toString())?.[1];

/** Returns the code of the system or of TLS, such as `ECONNREFUSED`, which `fetch` hides in the cause of its error. */
function codeOf(error: unknown): string {
  const { cause } = error as { readonly cause?: unknown };
  const { code } = (cause ?? error) as { readonly code?: unknown };
  return typeof code === 'string' ? code : String(cause ?? error);
}

/** Creates an object store in a bucket. It uses path-style addresses, which every compatible store understands. */
export function createS3Store(
  { endpoint, bucket, ...credentials }: S3Settings,
  { timeLimit = usualTimeLimit }: { readonly timeLimit?: number } = {},
): ObjectStore {
  // The client repeats requests that the store could not fulfill for now (5xx and 429).
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });

  /** Sends a request, and repeats it once if the connection breaks, as when the store or its load balancer restarts. */
  async function send(method: string, key: string, init: RequestInit): Promise<Answer> {
    const url = `${endpoint}/${bucket}/${pathOf(key)}`;
    const signal = AbortSignal.timeout(timeLimit);
    const attempt = async (): Promise<Answer> => {
      const response = await client.fetch(url, { method, signal, ...init });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, contentType: response.headers.get('content-type'), bytes };
    };
    try {
      return await attempt().catch((error: unknown) => {
        if (signal.aborted) throw error;
        return attempt();
      });
    } catch (cause) {
      const problem = signal.aborted
        ? `did not answer ${method} within ${timeLimit} ms`
        : `could not be reached: ${codeOf(cause)}`;
      throw new Error(`The object store ${problem}.`, { cause });
    }
  }

  /** Returns the store's answer, or undefined if the bucket has no such object. */
  async function request(method: string, key: string, init: RequestInit = {}): Promise<Answer | undefined> {
    const answer = await send(method, key, init);
    if (answer.status >= 200 && answer.status < 300) return answer;
    const code = errorPart(answer, 'Code');
    // Without this code, the bucket is missing or the endpoint is another server, and then nothing may seem deleted.
    if (answer.status === 404 && code === 'NoSuchKey') return undefined;
    const reason = [code, errorPart(answer, 'Message')].filter((part) => part !== undefined).join(', ');
    throw new Error(`The object store responded to ${method} with ${answer.status}${reason && ` (${reason})`}.`);
  }

  return {
    async put(key, { bytes, contentType }) {
      await request('PUT', key, { body: Buffer.from(bytes), headers: { 'content-type': contentType } });
    },
    async get(key) {
      const answer = await request('GET', key);
      return answer && { bytes: answer.bytes, contentType: answer.contentType ?? 'application/octet-stream' };
    },
    async delete(key) {
      await request('DELETE', key);
    },
  };
}
