import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Milliseconds that the clock of a client may differ. */
const maxClockDifference = 15 * 60_000;
const scheme = 'AWS4-HMAC-SHA256';
const authorizationPattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

export interface AccessKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Encodes a text as AWS does: everything except letters, digits, and `-_.~`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function timeOf(stamp: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * Returns the error code with which S3 refuses a request, or undefined if its signature is right. The order of the
 * checks and of what is signed is that of AWS's documentation.
 */
export function refusalOf(request: IncomingMessage, body: Uint8Array, key: AccessKey): string | undefined {
  const [, credential = '', signedHeaders = '', signature = ''] =
    authorizationPattern.exec(request.headers.authorization ?? '') ?? [];
  const [accessKeyId, day = '', region = '', service, end] = credential.split('/');
  if (service !== 's3' || end !== 'aws4_request') return 'AccessDenied';
  if (accessKeyId !== key.accessKeyId) return 'InvalidAccessKeyId';
  const header = (name: string): string => String(request.headers[name] ?? '').trim();
  const stamp = header('x-amz-date');
  if (!(Math.abs(Date.now() - timeOf(stamp)) < maxClockDifference)) return 'RequestTimeTooSkewed';
  const names = signedHeaders.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied';
  const contentHash = header('x-amz-content-sha256');
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const signed = [
    request.method,
    decodeURIComponent(pathname).split('/').map(encode).join('/'),
    query.join('&'),
    ...names.map((name) => `${name}:${header(name).replaceAll(/ +/g, ' ')}`),
    '',
    signedHeaders,
    contentHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signingKey = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${key.secretAccessKey}`, day));
  const expected = hmac(signingKey, [scheme, stamp, scope, sha256(signed)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}
