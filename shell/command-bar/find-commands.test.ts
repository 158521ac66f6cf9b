import type { Command } from './command.ts';
import { findCommands } from './find-commands.ts';

const command = (group: Command['group'], title: string, detail?: string): Command => ({
  ...{ id: title, group, title, detail, does: '/' },
});

const commands = [
  command('pages', 'My résumés', 'Résumés'),
  command('actions', 'Sign out'),
  command('documents', 'Chef de cuisine', 'Résumé'),
  command('blocks', 'CEO/President', 'Pied Piper'),
  command('blocks', 'Engineer', 'C++ Works (.NET)'),
  command('jobs', 'Piper', 'Northside Bread'),
];

const titles = (search: string): readonly (readonly [string, readonly string[]])[] =>
  findCommands(commands, search).map(({ group, commands: found }) => [group, found.map(({ title }) => title)]);

test('lists pages and actions before anything is typed', () => {
  expect(titles(' ')).toEqual([
    ['pages', ['My résumés']],
    ['actions', ['Sign out']],
  ]);
});

test.each([
  ['RESUME', ['My résumés', 'Chef de cuisine']],
  ['çuis che', ['Chef de cuisine']],
  ['pres', ['CEO/President']],
  ['pied ceo', ['CEO/President']],
  ['c++', ['Engineer']],
  ['.net', ['Engineer']],
  ['north pip', ['Piper']],
  // The end and the middle of a word are no match.
  ['iper', []],
  ['resume zebra', []],
])('finds for "%s" what has words that begin so', (search, expected) => {
  expect(titles(search).flatMap(([, found]) => found)).toEqual(expected);
});

test('lists titles before details, and not more than a few of each group', () => {
  const jobs = Array.from({ length: 20 }, (_, index) => command('jobs', `Job ${index}`, 'Baker & Sons'));
  const [group] = findCommands([...jobs, command('jobs', 'Head baker', 'Old Mill')], 'baker');
  expect(group?.commands).toHaveLength(8);
  expect(group?.commands[0]?.title).toBe('Head baker');
});
