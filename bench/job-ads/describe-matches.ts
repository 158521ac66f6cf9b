import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { interpolate } from '../../services/platform/i18n/translator.ts';
import { openGazetteer } from '../../services/domain/job-search/places/open-gazetteer.ts';
import { distance } from '../../services/domain/job-search/places/distance.ts';
import type { PlainDay } from '../../shared/documents/jobs/plain-day.ts';
import {
  defaultWeights,
  learnedFrom,
  type Match,
  type MatchReason,
  type MatchedTerm,
  type MissingTerm,
  profileOf,
  scoreMatch,
} from '../../shared/matching/match/index.ts';
import type { JudgedAd } from './read-corpus.ts';
import { featuresOf } from './rank-people.ts';
import { readJudgedAd } from './read-judged-ad.ts';
import type { JudgedPeople, JudgedPerson } from './read-people.ts';

/** One person's match with one ad, and what the judges wrote before any program ranked the pair. */
export interface DescribedMatch {
  readonly person: JudgedPerson;
  readonly ad: JudgedAd;
  readonly match: Match;
  /** From 0 (nothing in common) to 3 (would be invited). */
  readonly grade: number;
}

const today = '2026-11-26' as PlainDay;

/** Scores each person for each ad as the product does when a person tracks it, with the place where they live. */
export async function matchAll(
  people: readonly JudgedPerson[],
  ads: readonly JudgedAd[],
  gradeOf: JudgedPeople['gradeOf'],
): Promise<readonly DescribedMatch[]> {
  const gazetteer = await openGazetteer();
  const pointOf = (place: string | null) => {
    const found = place === null ? undefined : gazetteer.find(place);
    return found?.latitude == null || found.longitude === null
      ? undefined
      : { latitude: found.latitude, longitude: found.longitude };
  };
  return ads.flatMap((ad) => {
    const read = readJudgedAd(ad);
    const { title, company, location, workplace } = read;
    const features = featuresOf(ad, read);
    const there = pointOf(location);
    return people.map((person) => {
      const { city, region, country } = person.who.home;
      const home = pointOf([city, region, country].filter(Boolean).join(', '));
      const place = {
        workplace,
        places: location === null ? [] : [location],
        kilometres: home && there ? distance(home, there) : null,
      };
      const facts = {
        place,
        postedOn: null,
        posting: { title: title ?? '', company: company ?? '', places: place.places },
      };
      const profile = profileOf(person.who, features.language, today);
      const match = scoreMatch(features, facts, { profile, weights: defaultWeights, learned: learnedFrom([]), today });
      return { person, ad, match, grade: gradeOf(person.id, ad.name) };
    });
  });
}

interface FitTexts {
  readonly fit: {
    readonly parts: Readonly<Record<string, string>>;
    readonly reasons: Readonly<Record<string, string>>;
  };
}

async function readFitTexts(): Promise<FitTexts['fit']> {
  const file = path.join(import.meta.dirname, '../../remotes/job-tracker/locales/en/fit.json');
  return (JSON.parse(await readFile(file, 'utf8')) as FitTexts).fit;
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const plural = new Intl.PluralRules('en');

/** Writes a reason in the words of the product. */
function sentenceOf({ kind, term, other, count, of }: MatchReason, texts: FitTexts['fit']['reasons']): string {
  const text = texts[kind] ?? texts[`${kind}_${plural.select(count ?? 0)}`] ?? kind;
  const shown = number.format(count ?? 0);
  return interpolate(text, {
    term: term ?? '',
    other: other ?? '',
    count: count ?? 0,
    shown,
    of: number.format(of ?? 0),
  });
}

const termList = (terms: readonly (MatchedTerm | MissingTerm)[]): string =>
  terms.length === 0
    ? 'nothing'
    : terms
        .map(
          ({ term, kind, isRequired }) =>
            `${term}${kind === 'skill' ? '' : ` (${kind})`}${isRequired ? '' : ', nice to have'}`,
        )
        .join('; ');

/** A cell of a Markdown table may contain no line or bar of its own. */
const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

interface JudgedReason {
  readonly person: string;
  readonly ad: string;
  readonly has: readonly string[];
  readonly lacks: readonly string[];
}

async function readJudgedReasons(): Promise<readonly JudgedReason[]> {
  const file = path.join(import.meta.dirname, 'people', 'reasons.json');
  return JSON.parse(await readFile(file, 'utf8')) as readonly JudgedReason[];
}

/** Describes matches as a Markdown document: a table of the scores, then each pair with all reasons. */
export async function describeMatches(matches: readonly DescribedMatch[]): Promise<string> {
  const [texts, judged] = await Promise.all([readFitTexts(), readJudgedReasons()]);
  const people = [...new Set(matches.map(({ person }) => person))];
  const ads = [...new Set(matches.map(({ ad }) => ad))];
  const at = (person: JudgedPerson, ad: JudgedAd): DescribedMatch | undefined =>
    matches.find((each) => each.person === person && each.ad === ad);
  const titleOf = ({ facts }: JudgedAd): string => [facts.title].flat()[0] ?? '';
  const table = [
    `| | ${ads.map((ad) => inCell(titleOf(ad))).join(' | ')} |`,
    `| --- |${' --- |'.repeat(ads.length)}`,
    ...people.map((person) => {
      const cells = ads.map((ad) => {
        const found = at(person, ad);
        return found ? `${found.match.score ?? 'no score'} (${found.grade})` : '';
      });
      return `| ${person.id} | ${cells.join(' | ')} |`;
    }),
  ];
  const pairs = people.flatMap((person) =>
    ads.flatMap((ad) => {
      const found = at(person, ad);
      if (!found) return [];
      const { match, grade } = found;
      const reader = judged.find((each) => each.person === person.id && each.ad === ad.name);
      return [
        `### ${person.id} for “${titleOf(ad)}”: ${match.score ?? 'no score'} of 100`,
        '',
        `- Shown by the blocks: ${termList(match.matched)}`,
        `- Missing: ${termList(match.missing)}`,
        ...match.parts.map(
          ({ key, share, points, mostPoints, reasons }) =>
            `- ${texts.parts[key]}: ${share === null ? 'not counted' : `${points} of ${mostPoints}`}. ${reasons.map((reason) => sentenceOf(reason, texts.reasons)).join('. ')}`,
        ),
        `- Grade of the judges: ${grade} of 3`,
        ...(reader
          ? [`- A reader saw: ${reader.has.join('; ')}. Lacking: ${reader.lacks.join('; ') || 'nothing'}`]
          : []),
        '',
      ];
    }),
  );
  return [
    '# Five people and five job ads, with all reasons',
    '',
    'Written by `npm run bench -- job-matches`. People and ads are invented (`bench/job-ads`). In the table, the grade of',
    'the judges is in parentheses: 3 would be invited, 2 has a real chance, 1 could argue for it, 0 anything else. Grades',
    'are about the work alone; scores count the place as well.',
    '',
    ...table,
    '',
    ...pairs,
  ].join('\n');
}
