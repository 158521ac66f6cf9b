/**
 * Tests every template in every script, on one, two, and five pages: the PDF contains exactly what was written, within
 * its pages.
 */
import type { ComposedResume } from '../../../shared/documents/composed-document.ts';
import { type Story, stories, storyDocument } from '../../../shared/typesetting/fixtures/scripts.ts';
import { templates } from '../../../shared/typesetting/templates.ts';
import { everyEngine } from './__tests__/every-engine.ts';
import {
  stripSeparators,
  letters,
  findMissing,
  onceEach,
  pagesOf,
  poppler,
  syntaxOf,
  withoutFooters,
  wordsOutside,
} from './__tests__/read-with-poppler.ts';

const { pages, native, webAssembly } = everyEngine();

/** Returns the texts in reading order. Those of a second column form a separate list. */
function textsOf({ header, sections }: ComposedResume, hasSide: boolean): readonly (readonly string[])[] {
  const of = (section: ComposedResume['sections'][number]): readonly string[] => {
    if (section.kind === 'text') return [section.title, ...section.paragraphs];
    if (section.kind === 'groups') {
      return [section.title, ...section.groups.flatMap(({ name, items }) => [name, ...items])];
    }
    const entries = section.entries.flatMap((entry) => [
      entry.title,
      entry.subtitle,
      entry.location,
      ...entry.paragraphs,
      ...entry.points,
    ]);
    return [section.title, ...entries];
  };
  const head = [header.name, header.headline, ...header.contacts.map(({ text }) => text)];
  const [main, side] = [
    sections.filter(({ kind }) => kind !== 'groups'),
    sections.filter(({ kind }) => kind === 'groups'),
  ];
  return hasSide ? [side.flatMap(of), [...head, ...main.flatMap(of)]] : [[...head, ...sections.flatMap(of)]];
}

const isJoined = (name: string): boolean => name === 'arabic' || name === 'hebrew';
/** Returns what is wrong with the text of a PDF; empty if all of it is there, once and in order. */
function problemsOf(script: string, document: ComposedResume, pdf: Uint8Array, hasSide: boolean): readonly string[] {
  const streams = textsOf(document, hasSide);
  const dates = document.sections.flatMap((section) =>
    section.kind === 'entries' ? section.entries.map((entry) => entry.dates) : [],
  );
  const raw = poppler('pdftotext', pdf, '-raw');
  if (isJoined(script)) {
    // Poppler returns right-to-left lines in visual order, so only the letters are compared: each must occur once.
    const last = pagesOf(pdf);
    const footers = Array.from(
      { length: last > 1 ? last : 0 },
      (_, page) => `${document.header.name} ${page + 1}/${last}`,
    );
    const expected = letters([...streams.flat(), ...dates, ...footers].join(''));
    return letters(raw) === expected ? [] : [`letters differ: ${letters(raw)} instead of ${expected}`];
  }
  let rest = onceEach(script, stripSeparators(withoutFooters(raw)));
  const problems: string[] = [];
  for (const texts of streams) {
    const outcome = findMissing(rest, texts);
    rest = outcome.rest;
    problems.push(...outcome.missing.slice(0, 3).map((text) => `lost: ${text}`));
  }
  for (const each of dates) rest = rest.replace(stripSeparators(each), '');
  return rest === '' ? problems : [...problems, `more than was written: ${rest.slice(0, 80)}`];
}

const inTemplate = (story: Story, count: number, template: string, index: number): ComposedResume => ({
  ...storyDocument(story, count),
  design: { template, paper: index % 2 === 0 ? 'a4' : 'letter' },
});

describe.each(templates.map(({ name }) => name))('%s', (name) => {
  const template = templates.find((each) => each.name === name);
  const hasSide = template?.sideColumn !== undefined;

  it('prints every script on one, two, and five pages: all words, in order, inside the page, with our glyphs', async () => {
    for (const [index, [script, story]] of Object.entries(stories).entries()) {
      for (const count of [1, 2, 5]) {
        const document = inTemplate(story, count, name, index);
        const { pdf, engine } = await native.pdf(document);
        // Line breaks do not depend on the page or the number of pages, so two pages are enough.
        const outside = count === 2 ? wordsOutside(pdf) : [];
        const where = `${script}, ${count} pages`;
        expect([where, engine, problemsOf(script, document, pdf, hasSide), outside]).toEqual([where, 'native', [], []]);
      }
    }
  }, 60_000);

  it('shows the lines and pages of the PDF on screen, with the same PDF from either compiler', async () => {
    const document = inTemplate(stories['latin']!, 2, name, 0);
    const [{ svg, pageCount }, nativePdf, webAssemblyPdf] = [
      await pages.open().typeset(document, null),
      (await native.pdf(document)).pdf,
      (await webAssembly.pdf(document)).pdf,
    ];
    expect([pagesOf(nativePdf), pagesOf(webAssemblyPdf)]).toEqual([pageCount, pageCount]);
    const texts = [...svg.matchAll(/class="tsel">([^<]*)</g)].map(([, text]) => text?.replaceAll('&amp;', '&') ?? '');
    expect(letters(texts.join('\n'))).toBe(letters(poppler('pdftotext', nativePdf, '-raw')));
    expect(poppler('pdftotext', webAssemblyPdf, '-raw')).toBe(poppler('pdftotext', nativePdf, '-raw'));
  });

  it('is marked as accessible, with a heading for each title in order', async () => {
    const document = inTemplate(stories['latin']!, 1, name, 0);
    const { pdf } = await native.pdf(document);
    expect(poppler('pdfinfo', pdf, '-meta')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const structure = poppler('pdfinfo', pdf, '-struct-text');
    const headings = structure.match(/^\s*H[1-6]\b/gm)?.map((tag) => tag.trim());
    expect(headings).toEqual(['H1', 'H2', 'H2', 'H3', 'H3', 'H2', 'H3', 'H2']);
    // A screen reader reads the main text first, then the side column.
    const spoken = stripSeparators([...structure.matchAll(/"(.*)"$/gm)].map(([, text]) => text).join(' '));
    const [first = [], ...rest] = textsOf(document, hasSide).toReversed();
    expect(findMissing(spoken, [...first, ...rest.flat()]).missing).toEqual([]);
  });

  it('is well formed on every page', async () => {
    for (const count of [1, 5]) {
      const { pdf } = await native.pdf(inTemplate(stories['japanese']!, count, name, count));
      expect(syntaxOf(pdf)).toContain('No syntax or stream encoding errors');
    }
  });

  it('handles endless words, sixty bullets in a job, no text at all, and thirty pages', async () => {
    const document = inTemplate(stories['latin']!, 1, name, 0);
    const [summary, work, ...others] = document.sections;
    if (summary?.kind !== 'text' || work?.kind !== 'entries') throw new Error('The story has changed.');
    const words = ['x'.repeat(500), 'W'.repeat(500), `https://example.com/${'path/'.repeat(390)}`];
    const [job] = work.entries;
    const wide: ComposedResume = {
      ...document,
      header: {
        ...document.header,
        name: 'N'.repeat(120),
        headline: words[1]!,
        contacts: words.map((text) => ({ text, href: null })),
      },
      sections: [
        { ...summary, title: words[1]!, paragraphs: words },
        {
          ...work,
          entries: [
            { ...job!, title: words[0]!, subtitle: words[1]!, location: words[2]!, paragraphs: words },
            { ...job!, points: Array.from({ length: 60 }, () => stories['latin']!.sentence) },
          ],
        },
        ...others,
        { id: 'wide', title: words[0]!, kind: 'groups', groups: [{ id: 'w', name: words[1]!, items: words }] },
      ],
    };
    expect(wordsOutside((await native.pdf(wide)).pdf)).toEqual([]);

    const many = await native.pdf(inTemplate(stories['latin']!, 30, name, 0));
    expect(wordsOutside(many.pdf)).toEqual([]);
    expect(pagesOf(many.pdf)).toBeGreaterThan(15);

    const empty = { ...document, header: { name: '', headline: '', contacts: [] }, sections: [] };
    expect(pagesOf((await native.pdf(empty)).pdf)).toBe(1);
  }, 60_000);
});
