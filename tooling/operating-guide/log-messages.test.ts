/**
 * Checks that the services log the messages that the operating guide quotes, so that a search for one finds its source.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { inCode, operatingGuide, projectFile } from './guide-text.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync('services/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map(projectFile);

/** Code spans that are sentences, such as `Reported by a browser`. */
const messages = operatingGuide()
  .split('```')
  .filter((_text, index) => index % 2 === 0)
  .flatMap(inCode)
  .map((span) => span.replace(/\s+/g, ' '))
  .filter((span) => /^[A-Z][a-z]*(?: [a-z][a-z-]*){2,}$/.test(span));

test('quotes messages that are logged', () => {
  expect(messages.length).toBeGreaterThanOrEqual(3);
  expect(messages.filter((message) => !sources.some((source) => source.includes(message)))).toEqual([]);
});
