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

test('writes a letter as plain text like on paper, and its message from the salutation on', () => {
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

test('keeps the lines of an address separate in Markdown', () => {
  expect(writeMarkdown(sampleLetter)).toContain('\n\nDana Whitfield\\\nHead of Operations\\\nNorthwind Traders\\\n');
});

test('writes a drawn signature in Word as a picture with alternative text and identical bytes each time', async () => {
  const now = new Date('2026-11-26T10:20:30Z');
  const [one, other] = [await writeDocx(sampleLetter, undefined, now), await writeDocx(sampleLetter, undefined, now)];
  expect(Buffer.compare(one, other)).toBe(0);
  const parts = unzipSync(one);
  const [picture] = Object.keys(parts).filter((name) => name.startsWith('word/media/'));
  const { width, height, channels } = await sharp(parts[picture!]).metadata();
  expect([width, height, channels]).toEqual([530, 138, 2]);
  // The picture is a line of ink on a transparent background: some of it is covered, most of it is not.
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

test('refuses to write a file of a letter with unfilled variables', async () => {
  for (const format of letterFormats) {
    await expect(writeLetterExport(format, letter('At {{company}}'))).rejects.toThrow('Not filled in: {{company}}.');
    const made = await writeLetterExport(format, letter('At Acme'));
    expect([fileKinds[format].ending, made.length > 0]).toEqual([fileKinds[format].ending, true]);
  }
  await expect(writeLetterMessage(letter('{{salary}}'))).rejects.toMatchObject({ missing: [{ typed: '{{salary}}' }] });
  expect(await writeLetterMessage(letter('I bake.'))).toBe('Dear Hiring Manager,\n\nI bake.\n\nSincerely,\n');
});
