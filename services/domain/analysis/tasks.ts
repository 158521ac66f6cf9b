/**
 * The work on texts of people and of job ads. It runs in a thread, because its time depends on what somebody wrote: a
 * text that is slow to read must delay nobody else. Arguments and answers are plain data.
 */
import { createHash } from 'node:crypto';
import type { AdFacts, AdFeatures, Match, SearchTerm } from '../../../shared/matching/match/index.ts';
import { readAd, termsOfPerson } from '../../../shared/matching/match/index.ts';
import {
  type BlocksToSuggest,
  candidatesOf,
  suggest,
  type Suggestion,
} from '../../../shared/matching/suggestions/index.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import { findBenefits } from '../job-ads/company/find-benefits.ts';
import { type CompanyFacts, findCompanyFacts } from '../job-ads/company/find-company-facts.ts';
import { fromPage } from '../job-ads/extract/from-page.ts';
import { type PastedAd, readPastedAd } from '../job-ads/extract/read-pasted-ad.ts';
import { readTitle } from '../job-ads/read-ad-text.ts';
import type { Candidate } from '../job-search/match/find-candidates.ts';
import { createScorer, type Scoring } from '../job-search/match/score.ts';

/** What a job ad says about the company. */
export interface AdCompany extends CompanyFacts {
  /** What it offers besides pay, in the ad's words. */
  readonly benefits: readonly string[];
}

/** The title and the text of a job ad. */
export interface AdText {
  readonly title: string | null;
  readonly text: string;
}

/** What a job ad asks for, how well a person matches it, and which of their entries answer it. */
export interface AnalyzedAd {
  readonly features: AdFeatures;
  readonly fit: Match;
  readonly suggestions: readonly Suggestion[];
}

/** Ads that were read, by their title and text: a board asks for the scores of the same jobs again and again. */
const readAds = new Map<string, AdFeatures>();
const mostReadAds = 200;

function readOnce(ad: AdText): AdFeatures {
  const key = createHash('sha256')
    .update(JSON.stringify([ad.title, ad.text]))
    .digest('base64');
  const known = readAds.get(key);
  if (known) return known;
  const [oldest] = readAds.keys();
  if (readAds.size >= mostReadAds && oldest !== undefined) readAds.delete(oldest);
  const features = readAd(ad);
  readAds.set(key, features);
  return features;
}

export const tasks = {
  /** Reads the fields of a job from the text of an ad. */
  readText: (ad: PastedAd) => readPastedAd(ad),

  /** Reads only the title of a job from the text of an ad. */
  readTitle: ({ text }: { readonly text: string }): string | null => readTitle(text),

  /** Reads the fields of a job from a page. */
  readPage: ({
    html,
    address,
    readOn,
  }: {
    readonly html: string;
    readonly address: string;
    readonly readOn: PlainDay;
  }) => fromPage(html, address, readOn),

  /** Reads what an ad says about the company and what it offers. */
  readCompany: ({ text }: { readonly text: string }): AdCompany => ({
    ...findCompanyFacts(text),
    benefits: findBenefits(text),
  }),

  /** Returns the terms by which the postings for a person are looked for. */
  searchTerms: ({ scoring }: { readonly scoring: Scoring }): readonly SearchTerm[] =>
    termsOfPerson(createScorer(scoring).profileFor('en')),

  /** Returns the ids of the skills that the person's blocks show in a language. */
  skillsShown: ({
    scoring,
    language,
  }: {
    readonly scoring: Scoring;
    readonly language: AdFeatures['language'];
  }): readonly string[] => [...createScorer(scoring).profileFor(language).skills.keys()],

  /** Scores postings, in their order. */
  scorePostings({
    scoring,
    postings,
  }: {
    readonly scoring: Scoring;
    readonly postings: readonly Candidate[];
  }): readonly Match[] {
    const { scorePosting } = createScorer(scoring);
    return postings.map((posting) => scorePosting(posting));
  },

  /** Scores the text of a job ad that is not a stored posting. */
  scoreText: ({
    scoring,
    ad,
    facts,
  }: {
    readonly scoring: Scoring;
    readonly ad: AdText;
    readonly facts: AdFacts;
  }): Match => createScorer(scoring).score(readOnce(ad), facts),

  /** Scores the texts of several job ads, in their order. */
  scoreTexts({
    scoring,
    jobs,
  }: {
    readonly scoring: Scoring;
    readonly jobs: readonly { readonly ad: AdText; readonly facts: AdFacts }[];
  }): readonly Match[] {
    const { score } = createScorer(scoring);
    return jobs.map(({ ad, facts }) => score(readOnce(ad), facts));
  },

  /** Reads a job ad and finds which of the person's blocks answer it. */
  analyzeAd({
    scoring,
    ad,
    facts,
    blocks,
  }: {
    readonly scoring: Scoring;
    readonly ad: AdText;
    readonly facts: AdFacts;
    readonly blocks: BlocksToSuggest;
  }): AnalyzedAd {
    const features = readAd(ad);
    return {
      features,
      fit: createScorer(scoring).score(features, facts),
      suggestions: suggest(ad.text, candidatesOf(blocks)),
    };
  },
} as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
