import { occupations } from './occupations.ts';
import { skillIndex, skills } from './skills.ts';

test('has several hundred skills for occupations of all kinds, each with a unique id', () => {
  expect(skills.size).toBeGreaterThan(400);
  expect(occupations.size).toBeGreaterThan(110);
  for (const [id, { names }] of skills) expect([id, names.length > 0, id !== '']).toEqual([id, true, true]);
});

test('contains every broader skill that a skill refers to', () => {
  const unknown = [...skills.values()].flatMap(({ id, broader }) =>
    broader.filter((each) => !skills.has(each)).map((each) => `${id} > ${each}`),
  );
  expect(unknown).toEqual([]);
});

test('gives no two skills the same name', () => {
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

test('finds every name by its meaningful words', () => {
  const found = new Set([...skillIndex('en').values()].flat().map(({ id }) => id));
  expect([...skills.keys()].filter((id) => !found.has(id))).toEqual([]);
});
