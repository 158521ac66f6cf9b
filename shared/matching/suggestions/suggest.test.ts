import fc from 'fast-check';
import type { ParagraphEvent, WorkEvent } from '../../documents/events.ts';
import { candidatesOf } from './candidates.ts';
import { requirementsOf } from './requirements.ts';
import { stemOf } from './stem.ts';
import { suggest } from './suggest.ts';
import { guessedLanguage } from './words.ts';
import { processorTime } from '../../../tooling/testing/processor-time.ts';

const advertisement = `Harbor Freight Systems is hiring a Staff Engineer.

About us:
- We have been shipping since 1911 and love dogs.

What you will do:
• Lead a team of eight engineers
• Migrate our billing to PostgreSQL without downtime
• Mentor junior developers
* Speak to dispatchers and turn what they need into software

Requirements
1. 5+ years of experience with TypeScript and Node.js
2. Knowledge of C++ or Rust is a plus
3. Forklift licence

What we offer
- Free coffee and a budget for conferences
- We are an equal opportunity employer, regardless of age.`;

const paragraph = (id: string, text: string): ParagraphEvent => ({
  ...{ id, uuid: id, version: 1, title: `About ${id}`, kind: 'body' },
  text,
});
const work = (id: string, descriptions: readonly string[]): WorkEvent => ({
  ...{ id, uuid: id, version: 1, company: 'Acme', position: 'Engineer', location: null, link: null },
  ...{ startDate: null, endDate: null },
  accomplishments: descriptions.map((description, index) => ({ id: `${id}-${index}`, description })),
});

const blocks = {
  paragraphs: [
    paragraph('teams', 'At {{company}} I supervised nine engineers and coached two of them to their first release.'),
    paragraph('coffee', 'I like coffee, conferences and dogs.'),
  ],
  work: [
    work('acme', [
      'Moved 4 TB from MySQL to Postgres with no downtime',
      'Taught new programmers for three summers',
      'Wrote the routing in C++',
      'Baked 400 loaves a night',
    ]),
  ],
  education: [],
};

/** Returns each requirement with its answers and the matched words as they are written. */
const told = (description: string, own = blocks) =>
  suggest(description, candidatesOf(own)).map(({ requirement, answers }) => ({
    asks: requirement.text,
    answers: answers.map(({ candidate, said, asked }) => ({
      by: candidate.entryId ?? candidate.eventId,
      said: said.map(({ start, end }) => candidate.text.slice(start, end)),
      asked: asked.map(({ start, end }) => requirement.text.slice(start, end)),
    })),
  }));

test('reads requirements from the points and ignores what the employer offers', () => {
  expect(requirementsOf(advertisement, 'en').map(({ text }) => text)).toEqual([
    'Lead a team of eight engineers',
    'Migrate our billing to PostgreSQL without downtime',
    'Mentor junior developers',
    'Speak to dispatchers and turn what they need into software',
    '5+ years of experience with TypeScript and Node.js',
    'Knowledge of C++ or Rust is a plus',
    'Forklift licence',
  ]);
});

test('marks only explicit requirements as required, and duties as not required', () => {
  const need = (text: string): readonly string[] =>
    requirementsOf(text, 'en').map(
      (each) => `${each.isRequired ? 'required' : each.isDuty ? 'duty' : 'nice'}: ${each.text}`,
    );
  expect(
    need(`What you do
• Assess patients and plan their care
• Drive between wards, for which a licence is required
What you bring
• Patience with relatives
Welcome, but not needed
• Wound care course`),
  ).toEqual([
    'duty: Assess patients and plan their care',
    'required: Drive between wards, for which a licence is required',
    'required: Patience with relatives',
    'nice: Wound care course',
  ]);
  // Without any part for requirements, points count as requirements.
  expect(need('- Forklift licence\n- Night shifts in winter\n- Good temper')[1]).toBe(
    'required: Night shifts in winter',
  );
  expect(need('You will bake bread and rolls for three shops. You have baked for three years.')).toEqual([
    'duty: You will bake bread and rolls for three shops.',
    'required: You have baked for three years.',
  ]);
});

test('reads a job ad without points by its sentences', () => {
  const prose =
    'You will bake bread and rolls for three shops. We are an equal opportunity employer. Apply now! You speak Spanish with our customers.';
  expect(requirementsOf(prose, 'en').map(({ text }) => text)).toEqual([
    'You will bake bread and rolls for three shops.',
    'You speak Spanish with our customers.',
  ]);
});

test('finds answers by words, inflections, and synonyms, and names all words that counted', () => {
  const found = new Map(told(advertisement).map(({ asks, answers }) => [asks, answers]));
  expect(found.get('Migrate our billing to PostgreSQL without downtime')).toEqual([
    { by: 'acme-0', said: ['Postgres', 'downtime'], asked: ['PostgreSQL', 'downtime'] },
  ]);
  expect(found.get('Mentor junior developers')?.map(({ by }) => by)).toEqual(['acme-1']);
  expect(found.get('Mentor junior developers')?.[0]?.said).toEqual(['Taught', 'programmers']);
  expect(found.get('Knowledge of C++ or Rust is a plus')).toEqual([{ by: 'acme-2', said: ['C++'], asked: ['C++'] }]);
});

test('gives no answer to a requirement that nothing matches, however short it is', () => {
  const found = new Map(told(advertisement).map(({ asks, answers }) => [asks, answers]));
  expect(found.get('Forklift licence')).toEqual([]);
  expect(found.get('5+ years of experience with TypeScript and Node.js')).toEqual([]);
  // The employer offers dogs and coffee, and a variable is not a word.
  expect([...found.values()].flat().map(({ by }) => by)).not.toContain('coffee');
  expect(told('- Our company is great fun\n- You know our company well\n- Company cars', blocks)).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ answers: [expect.anything()] })]),
  );
});

test('matches the words of the letter’s own wording', () => {
  const german = { id: 'v', length: null, language: 'de', texts: { text: 'Ich habe neun Entwickler geführt.' } };
  const own = { ...blocks, paragraphs: [{ ...blocks.paragraphs[0]!, variants: [german] }], work: [] };
  const candidates = candidatesOf(own, { length: null, language: 'de' });
  const [suggestion] = suggest('Wir suchen: \n- Du hast Entwicklern den Rücken freigehalten', candidates);
  expect(suggestion?.answers).toEqual([]);
  const [fitting] = suggest('Aufgaben:\n- Neun Entwickler führen', candidates);
  expect(fitting?.answers.map(({ said }) => said.length)).toEqual([2]);
});

test.each([
  ['led', 'leading'],
  ['manage', 'managed'],
  ['planning', 'plans'],
  ['companies', 'company'],
  ['optimised', 'optimizing'],
  ['migration', 'migrated'],
  ['wrote', 'writing'],
  ['analyses', 'analysis'],
])('treats %s and %s as one word', (one, other) => {
  expect(stemOf(one, 'en')).toBe(stemOf(other, 'en'));
});
test.each([
  ['sales', 'salt'],
  ['custom', 'customer'],
  ['product', 'production'],
  ['c++', 'c'],
  ['universe', 'university'],
])('distinguishes %s from %s', (one, other) => {
  expect(stemOf(one, 'en')).not.toBe(stemOf(other, 'en'));
});

test.each([
  ['en', 'We are looking for a baker who will lead our night shift.'],
  ['de', 'Wir suchen eine Bäckerin, die unsere Nachtschicht leitet.'],
  ['fr', 'Nous cherchons une boulangère pour diriger notre équipe de nuit.'],
  ['es', 'Buscamos una persona que lleve el turno de noche.'],
])('guesses %s', (language, text) => {
  expect(guessedLanguage(text)).toBe(language);
});

test('returns only ranges of words in the text, and the same ones each time', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.array(fc.string({ unit: 'grapheme' })), (asked, own) => {
      const candidates = candidatesOf({ ...blocks, work: [work('w', own)] });
      const found = suggest(asked.join('\n- '), candidates);
      for (const { requirement, answers } of found) {
        for (const { candidate, said, asked: answered } of answers) {
          for (const { start, end } of said) expect(candidate.text.slice(start, end).trim()).not.toBe('');
          for (const { start, end } of answered) expect(requirement.text.slice(start, end).trim()).not.toBe('');
        }
      }
      expect(suggest(asked.join('\n- '), candidates)).toEqual(found);
    }),
    { seed: 2026, numRuns: 60 },
  );
});

test('answers a long job ad from a thousand accomplishments quickly', async () => {
  const many = Array.from(
    { length: 1_000 },
    (_, index) => `Led ${index} engineers and planned release ${index % 7} for billing`,
  );
  const spent = await processorTime(1_500, () => {
    suggest(`${advertisement}\n`.repeat(20), candidatesOf({ ...blocks, work: [work('w', many)] }));
    suggest('x '.repeat(50_000), candidatesOf(blocks));
  });
  expect(spent).toBeLessThan(1_500);
});
