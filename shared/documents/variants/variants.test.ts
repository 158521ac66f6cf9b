import { composeResume, type ResumeEvents } from '../compose-resume.ts';
import type { WorkEvent, YearMonth } from '../events.ts';
import { newResume } from '../new-resume.ts';
import { parseResumeDocument } from '../parse-resume-document.ts';
import type { ResumeDocument } from '../resume-document.ts';
import { choose } from './choose.ts';
import { defaultVariantKey, type VariantKey, wordingLengths } from './variant.ts';
import { defaultTexts } from './choice-for.ts';
import { applyVariant } from '../overrides/apply-variant.ts';
import english from '../words/en.json' with { type: 'json' };
import { documentLanguages } from '../words/document-languages.ts';
import { wordsIn } from '../words/words-in.ts';
import { wordingLanguages } from './wording-languages.ts';
import { variantLanguages, wordingNotes } from './wording-notes.ts';

const lengths = [null, ...wordingLengths];
const languages = [null, 'fr', 'fr-CA', 'de', 'pt-BR'];
const wordings: readonly VariantKey[] = lengths.flatMap((length) =>
  languages.map((language) => ({ length, language })),
);

/** Every subset of the wordings that a bit of `seed` names, without the usual one. */
const subset = (seed: number) => wordings.filter((_each, index) => index > 0 && (seed >> index) % 2 === 1);

const job: WorkEvent = {
  id: 'w1',
  uuid: 'w1',
  version: 1,
  company: 'Engines',
  position: 'Programmer',
  location: 'London',
  link: 'engines.example.com',
  startDate: null,
  endDate: null,
  accomplishments: [{ id: 'a', description: 'Wrote the first programme, at length.' }],
  variants: [
    { id: 'short', length: 'short', language: null, texts: { accomplishments: [{ id: 'b', description: 'Wrote.' }] } },
    { id: 'french', length: null, language: 'fr', texts: { position: 'Programmeuse' } },
  ],
};
const events: ResumeEvents = { work: [job], education: [], skills: [] };
const using = (wording?: VariantKey, variantId?: string): ResumeDocument => {
  const document = newResume({ language: 'en', eventIds: { work: ['w1'], education: [], skills: [] } });
  return {
    ...document,
    ...(wording && { wording }),
    sections: document.sections.map((section) =>
      section.kind === 'work' ? { ...section, items: [{ eventId: 'w1', ...(variantId && { variantId }) }] } : section,
    ),
  };
};
const shown = (document: ResumeDocument) =>
  composeResume({ document, title: 'R', contact: null, events, language: 'en' }).sections[0];

test('whatever there is and is wanted, the choice is the wanted wording or says truly what is missing', () => {
  for (let seed = 0; seed < 2 ** wordings.length; seed += 97) {
    const variants = subset(seed);
    for (const wanted of wordings) {
      const { variant, fallback } = choose(variants, wanted);
      if (variant !== null) expect(variants).toContain(variant);
      const got = variant ?? defaultVariantKey;
      const primary = (tag: string | null) => tag?.split('-')[0] ?? null;
      const hasLanguage = primary(got.language) === primary(wanted.language);
      const hasLength = got.length === wanted.length;
      const missing = hasLanguage ? (hasLength ? 'none' : 'length') : hasLength ? 'language' : 'both';
      if (fallback !== missing) expect({ variants, wanted, got, fallback }).toEqual(missing);
      const isThere = variants.some((each) => each.length === wanted.length && each.language === wanted.language);
      if (isThere) expect(got).toEqual(wanted);
    }
  }
});

test('a language counts before a length, and a region falls back to its language', () => {
  const variants: VariantKey[] = [
    { length: 'short', language: null },
    { length: 'long', language: 'fr' },
  ];
  expect(choose(variants, { length: 'short', language: 'fr-CA' })).toEqual({
    variant: variants[1],
    fallback: 'length',
  });
  expect(choose(variants, { length: 'short', language: 'de' })).toEqual({ variant: variants[0], fallback: 'language' });
  expect(choose(variants, { length: 'long', language: 'de' })).toEqual({ variant: null, fallback: 'both' });
  expect(choose(variants, defaultVariantKey)).toEqual({ variant: null, fallback: 'none' });
});

test('a variant changes its own texts alone, and a block without the field is as it was', () => {
  const french = applyVariant(job, { eventId: 'w1' }, { length: null, language: 'fr' });
  expect(french).toEqual({ ...job, position: 'Programmeuse' });
  const old: WorkEvent = { ...job };
  delete (old as { variants?: unknown }).variants;
  for (const wanted of wordings) expect(applyVariant(old, { eventId: 'w1' }, wanted)).toBe(old);
});

test('a résumé shows the wording that it wants, and what an item wants goes first', () => {
  expect(shown(using())).toMatchObject({
    entries: [{ title: 'Programmer', points: ['Wrote the first programme, at length.'] }],
  });
  expect(shown(using({ length: 'short', language: null }))).toMatchObject({ entries: [{ points: ['Wrote.'] }] });
  expect(shown(using({ length: 'short', language: null }, 'french'))).toMatchObject({
    entries: [{ title: 'Programmeuse', points: ['Wrote the first programme, at length.'] }],
  });
  expect(shown(using({ length: 'short', language: null }, defaultTexts))).toMatchObject({
    entries: [{ points: ['Wrote the first programme, at length.'] }],
  });
  expect(shown(using({ length: 'short', language: null }, 'gone'))).toMatchObject({
    entries: [{ points: ['Wrote.'] }],
  });
});

test('the document is in the language of its wording only where it has words of its own in it', () => {
  const languageOf = (language: string) =>
    composeResume({
      document: using({ length: null, language: 'en-GB' }),
      title: 'R',
      contact: null,
      events,
      language,
    }).language;
  expect(languageOf('de')).toBe('en-GB');
  const polish = using({ length: null, language: 'pl' });
  expect(composeResume({ document: polish, title: 'R', contact: null, events, language: 'en-US' }).language).toBe(
    'en-US',
  );
});

test('a French résumé is French throughout, but for what the person has named', () => {
  const since: WorkEvent = { ...job, startDate: '2020-12' as YearMonth };
  const document = using({ length: null, language: 'fr-CA' });
  const compose = (language: string, sections = document.sections) =>
    composeResume({
      document: { ...document, sections },
      title: 'R',
      contact: null,
      events: { ...events, work: [since] },
      language,
    });
  for (const interfaces of ['en-US', 'de']) {
    expect(compose(interfaces)).toMatchObject({
      language: 'fr-CA',
      sections: [
        { title: 'Expérience professionnelle', entries: [{ title: 'Programmeuse', dates: 'déc. 2020 – aujourd’hui' }] },
      ],
    });
  }
  const named = document.sections.map((section) => ({ ...section, title: 'Machines' }));
  expect(compose('en', named).sections[0]?.title).toBe('Machines');
});

test('every language that a document can be in has all words, and none are English by mistake', () => {
  for (const language of documentLanguages) {
    const words = wordsIn(language);
    if (words === undefined) throw new Error(language);
    const texts = [words.resume, words.present, words.expected, ...Object.values(words.sections)];
    expect(texts).not.toContain('');
    expect(Object.keys(words.sections)).toEqual(Object.keys(english.sections));
    if (language !== 'en') expect(words.sections.work).not.toBe(english.sections.work);
  }
});

test('what falls back is noted with what is shown instead, and a chosen or a deleted block is not', () => {
  expect(wordingNotes(events, using())).toEqual([]);
  expect(wordingNotes(events, using({ length: 'long', language: 'fr' }))).toEqual([
    { sectionId: 'work', eventId: 'w1', fallback: 'length', shown: { length: null, language: 'fr' } },
  ]);
  expect(wordingNotes(events, using({ length: 'long', language: 'de' }))).toEqual([
    { sectionId: 'work', eventId: 'w1', fallback: 'both', shown: defaultVariantKey },
  ]);
  expect(wordingNotes(events, using({ length: 'long', language: 'de' }, 'short'))).toEqual([]);
  expect(wordingNotes({ ...events, work: [] }, using({ length: 'long', language: null }))).toEqual([]);
  expect(variantLanguages(events)).toEqual(['fr']);
});

test('a stored résumé is read with and without a wording, and a wrong one is named', () => {
  const old = using();
  const reading = parseResumeDocument(JSON.parse(JSON.stringify(old)));
  expect(reading).toStrictEqual({ ok: true, document: old });
  const both = using({ length: 'short', language: 'FR-ca' }, 'french');
  expect(parseResumeDocument(both)).toStrictEqual({
    ok: true,
    document: using({ length: 'short', language: 'fr-CA' }, 'french'),
  });
  const wrong = { ...old, wording: { length: 'huge', language: 'not a tag', more: 1 } };
  expect(parseResumeDocument(wrong)).toMatchObject({
    problems: [
      { path: 'wording.more' },
      { path: 'wording.length' },
      { path: 'wording.language', message: 'is not a language tag (BCP 47)' },
    ],
  });
});

test('every language that is offered has a name and is written as it is stored', () => {
  expect(new Set(wordingLanguages).size).toBe(wordingLanguages.length);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const tag of wordingLanguages) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(names.of(tag)).not.toBe(tag);
  }
});
