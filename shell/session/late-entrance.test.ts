import type { EntrancePorts } from './entrance.ts';
import { lateEntrance } from './late-entrance.ts';

let isGone = true;

jest.mock('./entrance.ts', () => {
  if (isGone) throw new Error('Loading chunk entrance failed.');
  return { Entrance: Object };
});

test('code that cannot be fetched is a lost connection, and is asked for again the next time', async () => {
  const entrance = lateEntrance({} as EntrancePorts);
  await expect(entrance()).rejects.toThrow(TypeError);
  isGone = false;
  expect(await entrance()).toBe(await entrance());
});
