import { runFuzz } from '../../tooling/testing/fuzz/run-fuzz.ts';

/** `npm run fuzz` sends more requests, with other seeds. */
const count = 1_000;
const seed = 20_261_122;

test(`survives ${count} malformed requests across the whole product, unchanged and without revealing anything`, async () => {
  const { faults, statuses, dropped } = await runFuzz({ count, seed });
  expect(faults).toEqual([]);
  expect(dropped).toBe(0);
  // The requests get past the first checks: fewer than half of the queries are refused unread.
  const queries = statuses['GraphQL'] ?? {};
  expect(queries[200]).toBeGreaterThan(count / 6);
  expect(Object.keys(statuses['other routes'] ?? {})).toEqual(
    expect.arrayContaining(['200', '302', '400', '401', '404', '415']),
  );
}, 60_000);
