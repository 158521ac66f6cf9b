import { jest } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { refusalOf } from './signature.ts';

const key = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
const signature = '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd';

/** The example of a PUT in AWS's documentation of Signature Version 4 ("Example: PUT Object"). */
const example = (changes: Readonly<Record<string, string>> = {}): IncomingMessage =>
  ({
    method: 'PUT',
    url: '/test%24file.text',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-date': '20130524T000000Z',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      authorization: `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class,Signature=${signature}`,
      ...changes,
    },
  }) as unknown as IncomingMessage;
const body = Buffer.from('Welcome to Amazon S3.');

beforeAll(() => {
  jest.useFakeTimers({ now: Date.UTC(2013, 4, 24) });
});
afterAll(() => {
  jest.useRealTimers();
});

test("accepts the signature in AWS's documentation", () => {
  expect(refusalOf(example(), body, key)).toBeUndefined();
});

test.each([
  ['AccessDenied', example({ authorization: 'Basic x' }), body, key],
  ['InvalidAccessKeyId', example(), body, { ...key, accessKeyId: 'other' }],
  ['SignatureDoesNotMatch', example(), body, { ...key, secretAccessKey: 'other' }],
  ['SignatureDoesNotMatch', example({ 'x-amz-storage-class': 'STANDARD' }), body, key],
  ['XAmzContentSHA256Mismatch', example(), Buffer.from('other'), key],
  ['RequestTimeTooSkewed', example({ 'x-amz-date': '20130524T010000Z' }), body, key],
])('refuses with %s', (code, request, content, accessKey) => {
  expect(refusalOf(request, content, accessKey)).toBe(code);
});
