import { people, type PersonName } from './people.ts';
import type { Person } from './person.ts';

/**
 * The people whom each maker prints. Some have printed everyone; of the others, a few are enough to show their layout,
 * and the corpus stays small.
 */
const few: Readonly<Record<string, readonly PersonName[]>> = {
  altacv: ['camille', 'dario', 'joana'],
  deedy: ['joana', 'lena', 'maren'],
  'rendercv-classic': ['ines', 'joana', 'maren'],
  'rendercv-stacked': ['dario', 'lena'],
  'basic-resume': ['camille', 'joana', 'maren'],
  'modern-cv': ['ines', 'maren'],
  'theme-elegant': ['camille', 'maren'],
  'theme-kendall': ['lena', 'maren'],
  'theme-stackoverflow': ['dario', 'joana', 'maren'],
  'theme-macchiato': ['ines', 'maren'],
  'writer-tabs': ['joana', 'lena', 'maren'],
  'writer-table': ['camille', 'dario', 'maren'],
};
const first: readonly PersonName[] = ['maren', 'dario', 'lena', 'camille', 'ines'];

/** Returns the people whom a maker prints. */
export const peopleOf = (maker: string): readonly (readonly [name: PersonName, person: Person])[] =>
  (few[maker] ?? first).map((name) => [name, people[name]]);
