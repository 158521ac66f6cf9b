import { occupations } from './occupations.ts';
import { skillIndex, skills } from './skills.ts';

test('there are several hundred skills over occupations of all kinds, each with an id of its own', () => {
  expect(skills.size).toBeGreaterThan(400);
  expect(occupations.size).toBeGreaterThan(110);
  for (const [id, { names }] of skills) expect([id, names.length > 0, id !== '']).toEqual([id, true, true]);
});

test('what a skill is part of is in the list', () => {
  const unknown = [...skills.values()].flatMap(({ id, broader }) =>
    broader.filter((each) => !skills.has(each)).map((each) => `${id} > ${each}`),
  );
  expect(unknown).toEqual([]);
});

test('no two skills have one name', () => {
  const owners = new Map<string, string>();
  const doubles: string[] = [];
  for (const { id, names } of skills.values()) {
    for (const name of names) {
      const key = name.toLowerCase();
      const owner = owners.get(key);
      if (owner !== undefined && owner !== id) doubles.push(`${name}: ${owner}, ${id}`);
      owners.set(key, id);
    }
  }
  expect(doubles).toEqual([]);
});

test('no name is lost: each is found by words that tell something', () => {
  const found = new Set([...skillIndex('en').values()].flat().map(({ id }) => id));
  expect([...skills.keys()].filter((id) => !found.has(id))).toEqual([]);
});
