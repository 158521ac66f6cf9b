import { composeResume, type ResumeEvents } from '../compose-resume.ts';
import type { WorkEvent, YearMonth } from '../events.ts';
import { newResume } from '../new-resume.ts';
import { parseResumeDocument } from '../parse-resume-document.ts';
import type { ResumeDocument } from '../resume-document.ts';
import { closestVariant } from './closest-variant.ts';
import { defaultVariantKey, type VariantKey, variantLengths } from './variant.ts';
import { defaultTexts } from './choose-variant.ts';
import { applyVariant } from '../overrides/apply-overrides.ts';
import english from '../words/en.json' with { type: 'json' };
import { documentLanguages } from '../words/document-languages.ts';
import { wordsIn } from '../words/words-in.ts';
import { offeredLanguages } from './offered-languages.ts';
import { languagesOfEvents, fallbackNotes } from './fallback-notes.ts';

const lengths = [null, ...variantLengths];
const languages = [null, 'fr', 'fr-CA', 'de', 'pt-BR'];
const wordings: readonly VariantKey[] = lengths.flatMap((length) =>
  languages.map((language) => ({ length, language })),
);

/** The subset of the wordings that the bits of `seed` select, without the usual one. */
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

test('chooses the requested wording or reports correctly what is missing', () => {
  for (let seed = 0; seed < 2 ** wordings.length; seed += 97) {
    const variants = subset(seed);
    for (const wanted of wordings) {
      const { variant, fallback } = closestVariant(variants, wanted);
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

test('prefers language over length, and falls back from a region to its language', () => {
  const variants: VariantKey[] = [
    { length: 'short', language: null },
    { length: 'long', language: 'fr' },
  ];
  expect(closestVariant(variants, { length: 'short', language: 'fr-CA' })).toEqual({
    variant: variants[1],
    fallback: 'length',
  });
  expect(closestVariant(variants, { length: 'short', language: 'de' })).toEqual({
    variant: variants[0],
    fallback: 'language',
  });
  expect(closestVariant(variants, { length: 'long', language: 'de' })).toEqual({ variant: null, fallback: 'both' });
  expect(closestVariant(variants, defaultVariantKey)).toEqual({ variant: null, fallback: 'none' });
});

test('changes only the variant’s own texts, and leaves a block without variants unchanged', () => {
  const french = applyVariant(job, { eventId: 'w1' }, { length: null, language: 'fr' });
  expect(french).toEqual({ ...job, position: 'Programmeuse' });
  const old: WorkEvent = { ...job };
  delete (old as { variants?: unknown }).variants;
  for (const wanted of wordings) expect(applyVariant(old, { eventId: 'w1' }, wanted)).toBe(old);
});

test('shows the résumé’s wording unless an item chooses another', () => {
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

test('prints the document in the language of its wording only if that language has document words', () => {
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

test('prints a French résumé in French except for titles that the person chose', () => {
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

test('has all words for every document language, and none in English by mistake', () => {
  for (const language of documentLanguages) {
    const words = wordsIn(language);
    if (words === undefined) throw new Error(language);
    const texts = [words.resume, words.present, words.expected, ...Object.values(words.sections)];
    expect(texts).not.toContain('');
    expect(Object.keys(words.sections)).toEqual(Object.keys(english.sections));
    if (language !== 'en') expect(words.sections.work).not.toBe(english.sections.work);
  }
});

test('notes what is shown in a fallback, but not for chosen variants or deleted blocks', () => {
  expect(fallbackNotes(events, using())).toEqual([]);
  expect(fallbackNotes(events, using({ length: 'long', language: 'fr' }))).toEqual([
    { sectionId: 'work', eventId: 'w1', fallback: 'length', shown: { length: null, language: 'fr' } },
  ]);
  expect(fallbackNotes(events, using({ length: 'long', language: 'de' }))).toEqual([
    { sectionId: 'work', eventId: 'w1', fallback: 'both', shown: defaultVariantKey },
  ]);
  expect(fallbackNotes(events, using({ length: 'long', language: 'de' }, 'short'))).toEqual([]);
  expect(fallbackNotes({ ...events, work: [] }, using({ length: 'long', language: null }))).toEqual([]);
  expect(languagesOfEvents(events)).toEqual(['fr']);
});

test('reads a stored résumé with and without a wording, and reports an invalid one', () => {
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

test('offers only languages that have a name and a canonical tag', () => {
  expect(new Set(offeredLanguages).size).toBe(offeredLanguages.length);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const tag of offeredLanguages) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(names.of(tag)).not.toBe(tag);
  }
});
