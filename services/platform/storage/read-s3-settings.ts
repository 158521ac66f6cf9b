import type { S3Settings } from './s3-store.ts';

export type S3Reading =
  | { readonly ok: true; readonly settings: S3Settings | undefined }
  | { readonly ok: false; readonly problems: readonly string[] };

const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Reads the `S3_…` settings, of which all or none must be set. `setting` returns '' for an unset name. */
export function readS3Settings(setting: (name: string) => string): S3Reading {
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = names.map(setting);
  const missing = names.filter((name) => setting(name) === '');
  if (missing.length === names.length) return { ok: true, settings: undefined };
  const problems: string[] = [];
  if (missing.length > 0) problems.push(`An object store also requires ${missing.join(', ')}.`);
  const address = URL.parse(endpoint);
  if (endpoint !== '' && (address === null || !/^https?:$/.test(address.protocol) || address.search !== '')) {
    problems.push(`S3_ENDPOINT must be a URL such as https://s3.example.com, not "${endpoint}".`);
  }
  if (bucket !== '' && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    problems.push(`S3_BUCKET must be a bucket name, not "${bucket}".`);
  }
  if (problems.length > 0) return { ok: false, problems };
  const region = setting('S3_REGION') || 'us-east-1';
  return {
    ok: true,
    settings: { endpoint: endpoint.replace(/(?<!\/)\/+$/, ''), bucket, region, accessKeyId, secretAccessKey },
  };
}
