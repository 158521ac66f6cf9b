/** Tests letters in every template and every script: the PDF and the screen contain exactly what was written. */
import type { ComposedLetter } from '../../../shared/documents/composed-document.ts';
import { printedTexts } from '../../../shared/exporters/text/printed-texts.ts';
import { sampleLetter } from '../../../shared/documents/letter/fixtures/sample-letter.ts';
import { storyLetter } from '../../../shared/typesetting/fixtures/story-letter.ts';
import { stories } from '../../../shared/typesetting/fixtures/scripts.ts';
import { templates } from '../../../shared/typesetting/templates.ts';
import { everyEngine } from './__tests__/every-engine.ts';
import {
  stripSeparators,
  letters,
  findMissing,
  onceEach,
  pagesOf,
  poppler,
  withoutFooters,
  wordsOutside,
} from './__tests__/read-with-poppler.ts';

const { pages, native, webAssembly } = everyEngine();

const names = templates.map(({ name }) => name);
const inTemplate = (letter: ComposedLetter, template: string, paper: 'a4' | 'letter' = 'a4'): ComposedLetter => ({
  ...letter,
  design: { template, paper },
});

test.each(names)(
  '%s prints letters in every script: all words, in order, inside the page',
  async (name) => {
    for (const [script, story] of Object.entries(stories)) {
      const document = inTemplate(storyLetter(story, 0.6), name, 'letter');
      const { pdf, engine } = await native.pdf(document);
      const raw = poppler('pdftotext', pdf, '-raw');
      const texts = printedTexts(document);
      if (script === 'arabic' || script === 'hebrew') {
        // Poppler returns right-to-left lines in visual order, so only the letters are compared: each must occur once.
        const expected = letters(withoutFooters(raw));
        expect([script, engine, expected]).toEqual([script, 'native', letters(texts.join(''))]);
      } else {
        const read = onceEach(script, stripSeparators(withoutFooters(raw)));
        expect([script, engine, findMissing(read, texts)]).toEqual([script, 'native', { missing: [], rest: '' }]);
      }
      expect([script, wordsOutside(pdf)]).toEqual([script, []]);
    }
  },
  60_000,
);

test.each(names)('%s shows a letter on screen as it prints it, with either compiler, and accessibly', async (name) => {
  const document = inTemplate(sampleLetter, name);
  const [{ svg, pageCount }, nativePdf, webAssemblyPdf] = [
    await pages.open().typeset(document, null),
    (await native.pdf(document)).pdf,
    (await webAssembly.pdf(document)).pdf,
  ];
  expect([pageCount, pagesOf(nativePdf), pagesOf(webAssemblyPdf)]).toEqual([1, 1, 1]);
  const texts = [...svg.matchAll(/class="tsel">([^<]*)</g)].map(([, text]) => text?.replaceAll('&amp;', '&') ?? '');
  expect(letters(texts.join('\n'))).toBe(letters(poppler('pdftotext', nativePdf, '-raw')));
  expect(poppler('pdftotext', webAssemblyPdf, '-raw')).toBe(poppler('pdftotext', nativePdf, '-raw'));
  expect(poppler('pdfinfo', nativePdf, '-meta')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  const headings = poppler('pdfinfo', nativePdf, '-struct-text').match(/^\s*H[1-6]\b/gm);
  expect(headings?.map((tag) => tag.trim())).toEqual(['H1', 'H2']);
});

test('a letter of five pages ends on the last one, and results in the same bytes twice', async () => {
  const document = inTemplate(storyLetter(stories['latin']!, 8), 'classic');
  const { pdf } = await native.pdf(document);
  expect(pagesOf(pdf)).toBeGreaterThanOrEqual(5);
  const last = poppler('pdftotext', pdf, '-raw', '-f', String(pagesOf(pdf)));
  expect(last).toContain(`${stories['latin']!.headline}\n${stories['latin']!.name}`);
  expect(Buffer.compare(pdf, (await native.pdf(document)).pdf)).toBe(0);
});

test('prints the shortest possible letter, and overlong words in every line', async () => {
  const { letter } = sampleLetter;
  const nothing: ComposedLetter = {
    ...inTemplate(sampleLetter, 'classic'),
    header: { name: '', headline: '', contacts: [] },
    letter: {
      ...letter,
      ...{ recipient: [], date: '', subject: [], salutation: [], parts: [], closing: [], signature: null, name: '' },
    },
  };
  const words = [`${'x'.repeat(500)} ${'W'.repeat(500)}`];
  for (const name of names) {
    expect(pagesOf((await native.pdf({ ...nothing, design: { template: name, paper: 'a4' } })).pdf)).toBe(1);
    const wide = inTemplate(
      {
        ...sampleLetter,
        letter: {
          ...letter,
          ...{ recipient: words, subject: words, salutation: words, closing: words, name: words[0]! },
          parts: [{ id: 'a', paragraphs: [words, [{ unfilled: `{{${'n'.repeat(200)}}}` }]] }],
          signature: { kind: 'typed', text: words[0]! },
        },
      },
      name,
    );
    expect([name, wordsOutside((await native.pdf(wide)).pdf)]).toEqual([name, []]);
  }
}, 60_000);
