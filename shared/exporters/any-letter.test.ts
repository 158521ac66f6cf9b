/** Any input that claims to be a letter is either refused, or can be composed, printed, and stored again. */
import fc from 'fast-check';
import { writeMarkdown } from './text/markdown.ts';
import { writePlainText } from './text/plain-text.ts';
import type { PlainDay } from '../documents/jobs/plain-day.ts';
import { parseComposedDocument } from '../documents/parse-composed-document.ts';
import { composeLetter } from '../documents/letter/compose-letter.ts';
import { unfilledVariablesOf } from '../documents/letter/unfilled-variables.ts';
import { newLetter } from '../documents/letter/new-letter.ts';
import { parseLetterDocument } from '../documents/letter/parse-letter-document.ts';

const today = '2026-11-22' as PlainDay;
const line = { field: 'text', text: 'Mine {{company}}', basedOn: 'Theirs' };
const whole = {
  ...newLetter({ language: 'en' }),
  parts: [
    { kind: 'block', id: 'a', eventId: 'p', override: { lines: [line], entries: [], hidden: [], order: [] } },
    { kind: 'written', id: 'b', text: '{{position}} \\{{x}} {{' },
  ],
  recipient: { name: 'X', title: '', company: 'Y', address: 'Street\nTown' },
  signature: {
    kind: 'drawn',
    strokes: [
      [1, 2, 3, 4, 5, 6],
      [7, 8],
    ],
  },
  wording: { length: 'short', language: 'de' },
  job: { id: 'j', company: 'Acme', position: 'Pilot', location: '', source: '' },
  fills: { company: 'Acme Rail' },
  designOf: 'r',
};

/** The paths to all values inside a value. */
const pathsIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))]
    : [path];

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((part: unknown, index) => (`${index}` === key ? replaced(part, rest, by) : part));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: replaced(record[key], rest, by) };
}

const strange = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('', '{{company}}', '{{'.repeat(200), '\u0000\u202e', 'today', -1, 1e21, [], {}, null, '2026-02-30'),
);

test('refuses or handles a letter with any value in any place', () => {
  let read = 0;
  fc.assert(
    fc.property(fc.constantFrom(...pathsIn(whole)), strange, (path, value) => {
      const reading = parseLetterDocument(replaced(whole, path, value));
      if (!reading.ok) {
        expect(reading.problems.length).toBeGreaterThan(0);
        return;
      }
      read += 1;
      const { document } = reading;
      expect(parseLetterDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, document });
      const around = { contact: null, paragraphs: [], job: null, followedDesign: null, language: 'en', today };
      const composed = composeLetter({ ...around, document, title: 'T' });
      expect(parseComposedDocument(JSON.parse(JSON.stringify(composed)))).toEqual({ ok: true, document: composed });
      expect(writePlainText(composed) + writeMarkdown(composed)).not.toContain('undefined');
      for (const { typed } of unfilledVariablesOf(composed)) expect(typed).toMatch(/^\{\{/);
    }),
    { seed: 2026, numRuns: 1_500 },
  );
  expect(read).toBeGreaterThan(50);
});
