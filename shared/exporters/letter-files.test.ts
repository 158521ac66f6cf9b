import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { writeDocx } from './docx/write-docx.ts';
import { writeMarkdown } from './text/markdown.ts';
import { writeMessage, writePlainText } from './text/plain-text.ts';
import { fileKinds, letterFormats } from './formats.ts';
import { writeLetterExport, writeLetterMessage } from './write-export.ts';
import type { PlainDay } from '../documents/jobs/plain-day.ts';
import type { LetterToCompose } from '../documents/letter/compose-letter.ts';
import { sampleLetter } from '../documents/letter/fixtures/sample-letter.ts';
import { newLetter } from '../documents/letter/new-letter.ts';

test('a letter as plain text reads as on paper, and its message begins with the salutation', () => {
  const text = writePlainText(sampleLetter);
  expect(text.split('\n').slice(0, 20)).toEqual([
    ...['Zoë Núñez', 'Software engineer for logistics and billing', ''],
    ...['zoe.nunez@example.com', '+44 20 7946 0958', 'Leeds, United Kingdom', 'example.com/zoe', ''],
    ...['November 22, 2026', ''],
    ...['Dana Whitfield', 'Head of Operations', 'Northwind Traders', '1200 Harbor Way', 'Portland, OR 97209', ''],
    ...['Application: Staff Engineer, Dispatch', '', 'Dear Ms. Whitfield,', ''],
  ]);
  expect(text.endsWith('\n\nSincerely,\nZoë Núñez\n')).toBe(true);
  const message = writeMessage(sampleLetter);
  expect(message.startsWith('Dear Ms. Whitfield,\n\nYour posting')).toBe(true);
  expect(text.endsWith(message)).toBe(true);
});

test('a letter as Markdown keeps the lines of an address apart', () => {
  expect(writeMarkdown(sampleLetter)).toContain('\n\nDana Whitfield\\\nHead of Operations\\\nNorthwind Traders\\\n');
});

test('a drawn signature is a picture in Word, with words for those who do not see it, and the same bytes twice', async () => {
  const [one, other] = [await writeDocx(sampleLetter), await writeDocx(sampleLetter)];
  expect(Buffer.compare(one, other)).toBe(0);
  const parts = unzipSync(one);
  const [picture] = Object.keys(parts).filter((name) => name.startsWith('word/media/'));
  const { width, height, channels } = await sharp(parts[picture!]).metadata();
  expect([width, height, channels]).toEqual([530, 138, 2]);
  // A line of ink on nothing: some of it covered, most of it not.
  const { channels: statistics } = await sharp(parts[picture!]).stats();
  expect(statistics.at(-1)?.mean).toBeGreaterThan(5);
  expect(statistics.at(-1)?.mean).toBeLessThan(60);
  expect(strFromU8(parts['word/document.xml']!)).toContain('descr="Signature – Zoë Núñez"');
});

const letter = (text: string): LetterToCompose => ({
  document: { ...newLetter({ language: 'en' }), parts: [{ kind: 'written', id: 'a', text }] },
  title: 'T',
  ...{ contact: null, paragraphs: [], job: null, followedDesign: null, language: 'en' },
  today: '2026-11-22' as PlainDay,
});

test('no file is made of a letter that lacks something', async () => {
  for (const format of letterFormats) {
    await expect(writeLetterExport(format, letter('At {{company}}'))).rejects.toThrow('Not filled in: {{company}}.');
    const made = await writeLetterExport(format, letter('At Acme'));
    expect([fileKinds[format].ending, made.length > 0]).toEqual([fileKinds[format].ending, true]);
  }
  await expect(writeLetterMessage(letter('{{salary}}'))).rejects.toMatchObject({ missing: [{ typed: '{{salary}}' }] });
  expect(await writeLetterMessage(letter('I bake.'))).toBe('Dear Hiring Manager,\n\nI bake.\n\nSincerely,\n');
});
