import type { EduEvent, ParagraphKind, WorkEvent } from '../../documents/events.ts';
import { yearOf } from '../../documents/partial-date.ts';
import { latestFirst } from '../../documents/resume-from-blocks.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import type { AdFeatures } from '../match/ad-features.ts';
import phrases from './starter-phrases.json' with { type: 'json' };
import { createValuer } from './value-texts.ts';

/** The beginning of a paragraph, made of the person's own entries and the variables of letters. */
export interface ParagraphStarter {
  readonly kind: ParagraphKind;
  readonly text: string;
}

/** The person's history, in any order. */
export interface OwnHistory {
  readonly work: readonly Pick<
    WorkEvent,
    'id' | 'position' | 'company' | 'startDate' | 'endDate' | 'accomplishments'
  >[];
  readonly education: readonly Pick<EduEvent, 'id' | 'degree' | 'university' | 'startDate' | 'endDate'>[];
}

const maxBodies = 2;
const maxEntries = 2;
const maxTerms = 3;

const wordsFor = (language: DocumentLanguage) =>
  language === 'de' || language === 'fr' || language === 'es' ? phrases[language] : phrases.en;

/** Own text stays text: its braces are no variables. */
const literal = (text: string): string => text.replaceAll('{{', '\\{{');

const fill = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (_slot, name: string) => literal(values[name] ?? ''));

const sentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/**
 * Proposes how paragraphs of a letter may begin, for a person who has none yet: an opening, what answers the ad most,
 * and a closing. Nothing is made up: beside phrases that hold for everybody, it has the person's own words only.
 */
export function paragraphStarters(ad: AdFeatures, { work, education }: OwnHistory): readonly ParagraphStarter[] {
  const words = wordsFor(ad.language);
  const valueOf = createValuer(ad, []);
  const jobs = latestFirst(work);
  const [newest] = jobs;
  const [study] = latestFirst(education);
  const values = newest && { position: newest.position, employer: newest.company };
  const self = newest
    ? newest.endDate === null && newest.startDate !== null
      ? fill(words.since, { ...values, year: yearOf(newest.startDate) })
      : fill(words.until, values ?? {})
    : study?.degree != null && study.degree !== ''
      ? fill(words.study, { degree: study.degree, school: study.university })
      : undefined;
  const bodies = jobs
    .flatMap((job) => {
      const shown = job.accomplishments
        .map(({ id, description }) => ({ description, ...valueOf(job.id, id, description) }))
        .filter(({ value }) => value > 0)
        .sort((a, b) => b.value - a.value)
        .slice(0, maxEntries);
      const terms = [...new Set(shown.flatMap(({ reasons }) => reasons.flatMap((reason) => reason.terms)))];
      const value = shown.reduce((sum, each) => sum + each.value, 0);
      return shown.length === 0 ? [] : [{ job, shown, terms: terms.slice(0, maxTerms), value }];
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, maxBodies)
    .map(({ job, shown, terms }): ParagraphStarter => {
      const phrase = job.endDate === null ? words.answer : words.answerPast;
      const intro = fill(phrase, { terms: terms.join(', '), employer: job.company, position: job.position });
      return {
        kind: 'body',
        text: [intro, ...shown.map(({ description }) => literal(sentence(description)))].join(' '),
      };
    });
  return [
    { kind: 'opening', text: [words.opening, ...(self === undefined ? [] : [self])].join(' ') },
    ...bodies,
    { kind: 'closing', text: words.closing },
  ];
}
