/**
 * Buckets for tests: one in a store that starts with the tests, and one in a store that is already running, if
 * `TEST_S3_ENDPOINT` and the other settings of the product with `TEST_` before their names say where. The second bucket
 * must exist. It is left as it was.
 */
import { startObjectStore } from '../../../../mocks/object-store/object-store.ts';
import { readS3Settings } from '../read-s3-settings.ts';
import type { S3Settings } from '../s3-store.ts';

export interface TestBucket {
  readonly settings: S3Settings;
  readonly stop: () => Promise<void>;
}

async function startOwn(): Promise<TestBucket> {
  const bucket = 'pictures';
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' };
  const { endpoint, stop } = await startObjectStore(bucket, keys);
  return { settings: { endpoint, bucket, ...keys }, stop };
}

function readRunning(): S3Settings | undefined {
  const reading = readS3Settings((name) => process.env[`TEST_${name}`] ?? '');
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  return reading.settings;
}

const running = readRunning();

/** The buckets by their names in the results of tests. */
export const testBuckets: readonly (readonly [string, () => Promise<TestBucket>])[] = [
  ['S3', startOwn],
  ...(running
    ? [['S3 of TEST_S3_ENDPOINT', () => Promise.resolve({ settings: running, stop: () => Promise.resolve() })] as const]
    : []),
];
