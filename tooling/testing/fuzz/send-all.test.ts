import fc from 'fast-check';
import { sendAll, type Sending } from './send-all.ts';

/** Sends nothing: a list of numbers has a fault if one of them is at least 50. */
const pretended: Sending<readonly number[]> = {
  made: fc.array(fc.nat(1_000), { maxLength: 20 }),
  nameOf: (value) => JSON.stringify(value),
  send: (value) =>
    Promise.resolve({ status: 200 + value.length, faults: value.some((each) => each >= 50) ? ['too large'] : [] }),
};

test('prints a fault as the smallest request, with what repeats it', async () => {
  const { faults, statuses } = await sendAll(pretended, { count: 30, seed: 7 });
  expect([...statuses.values()].reduce((sum, each) => sum + each)).toBe(30);
  const [, path] = /^too large: \[50\] \(seed 7, path ([\d:]+)\)$/.exec(faults[0] ?? '') ?? [];
  expect(path).toBeDefined();
  expect(await sendAll(pretended, { count: 1, seed: 7, path })).toMatchObject({ faults: [faults[0]] });
});

test('sends the same requests for the same seed', async () => {
  const sentFor = async (seed: number): Promise<readonly string[]> => {
    const sent: string[] = [];
    const noting: Sending<readonly number[]> = {
      ...pretended,
      send: (value) => {
        sent.push(JSON.stringify(value));
        return Promise.resolve({ status: 200, faults: [] });
      },
    };
    await sendAll(noting, { count: 30, seed });
    return sent;
  };
  expect(await sentFor(7)).toEqual(await sentFor(7));
  expect(await sentFor(8)).not.toEqual(await sentFor(7));
});

test('reports a fault that does not occur again alone as it was found', async () => {
  let isFirst = true;
  const once: Sending<readonly number[]> = {
    ...pretended,
    send: () => {
      const faults = isFirst ? ['by chance'] : [];
      isFirst = false;
      return Promise.resolve({ status: 500, faults });
    },
  };
  const { faults } = await sendAll(once, { count: 5, seed: 7 });
  expect(faults).toEqual([expect.stringMatching(/^by chance: \[.*\] \(seed 7, path 0\)$/)]);
});
