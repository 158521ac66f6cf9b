import { storeHash } from './stored-hash.ts';
import { nextParameter, nextPath } from './next-path.ts';

const nextAfter = (hash: string): string =>
  nextPath(new URLSearchParams({ [nextParameter]: `/app/jobs/track/new${storeHash(hash)}` }));

test('restores the long text of a bookmark after signing in, and keeps it out of the address until then', () => {
  const long = `#text=${'We bake at night. '.repeat(1000)}`;
  expect(storeHash(long).length).toBeLessThan(10);
  expect(nextAfter(long)).toBe(`/app/jobs/track/new${long}`);
  expect(nextAfter('#title=Baker')).toBe('/app/jobs/track/new#title=Baker');
});
