import { runFuzz } from '../../tooling/testing/fuzz/run-fuzz.ts';

/** `npm run fuzz` sends more of them, and others. */
const count = 1_000;
const seed = 20_261_122;

test(`${count} malformed requests break nothing in the whole product, change nothing and learn nothing`, async () => {
  const { faults, statuses, dropped } = await runFuzz({ count, seed });
  expect(faults).toEqual([]);
  expect(dropped).toBe(0);
  // They get past the front door: hardly half of the queries are refused unread.
  const queries = statuses['GraphQL'] ?? {};
  expect(queries[200]).toBeGreaterThan(count / 6);
  expect(Object.keys(statuses['other routes'] ?? {})).toEqual(
    expect.arrayContaining(['200', '302', '400', '401', '404', '415']),
  );
}, 60_000);
