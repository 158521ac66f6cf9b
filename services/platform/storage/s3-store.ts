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

/** Milliseconds for one request. The client retries failed requests itself. */
const timeLimit = 15_000;

/** Creates an object store in a bucket. It uses path-style addresses, which every compatible store understands. */
export function createS3Store({ endpoint, bucket, ...credentials }: S3Settings): ObjectStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });

  async function request(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const path = key.split('/').map(encodeURIComponent).join('/');
    const response = await client.fetch(`${endpoint}/${bucket}/${path}`, {
      method,
      signal: AbortSignal.timeout(timeLimit),
      ...init,
    });
    if (response.ok || response.status === 404) return response;
    throw new Error(`The object store responded to ${method} with ${response.status}.`);
  }

  return {
    async put(key, { bytes, contentType }) {
      const response = await request('PUT', key, {
        body: Buffer.from(bytes),
        headers: { 'content-type': contentType },
      });
      if (response.status === 404) throw new Error(`The object store has no bucket ${bucket}.`);
    },
    async get(key) {
      const response = await request('GET', key);
      if (response.status === 404) return undefined;
      return {
        bytes: new Uint8Array(await response.arrayBuffer()),
        contentType: response.headers.get('content-type') ?? 'application/octet-stream',
      };
    },
    async delete(key) {
      await request('DELETE', key);
    },
  };
}
