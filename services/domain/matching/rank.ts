import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { Match, MatchWeights } from '../../../shared/matching/match/index.ts';
import { isEmptySearch, type PostingSearch } from '../../../shared/documents/postings/posting-search.ts';
import {
  type Candidate,
  candidateById,
  candidatesOf,
  findStrongestMatches,
} from '../job-search/match/find-candidates.ts';
import { openGazetteer } from '../job-search/places/open-gazetteer.ts';
import type { RequestContext } from '../context/request-context.ts';
import { noDataFound } from '../errors.ts';
import { recordId } from '../ids.ts';
import type { Account } from '../queries.ts';
import { listDismissals, learnedOf } from './dismissals.ts';
import { type CandidateBlocks, readCandidate } from './read-candidate.ts';
import type { Scoring } from '../job-search/match/score.ts';
import { readAccountWeights } from './weights.ts';

/** The number of postings that are scored exactly, those with the most in common with the person. */
export const maxScored = 300;
/** The number of postings with terms in common among which those of a search are looked for. */
const maxCandidates = 1_500;

export interface Matcher extends CandidateBlocks {
  readonly scoring: Scoring;
  /** The ids of postings that are not shown again. */
  readonly dismissed: ReadonlySet<string>;
  readonly weights: MatchWeights;
  readonly today: PlainDay;
}

/** Returns the coordinates of the user's home; undefined if the profile does not name it or the place is unknown. */
async function homeOf({ city, state, country }: Account) {
  if (city === null || city.trim() === '') return undefined;
  const place = (await openGazetteer()).find([city, state, country].filter(Boolean).join(', '));
  return place?.latitude == null || place.longitude === null
    ? undefined
    : { latitude: place.latitude, longitude: place.longitude };
}

/** Reads what scoring for the caller needs. `weights` override the stored ones. */
export async function matcherFor(
  { db, queries, account }: Pick<RequestContext, 'db' | 'queries' | 'account'>,
  today: PlainDay,
  weights?: MatchWeights,
): Promise<Matcher> {
  const accountRow = await account();
  const [blocks, effectiveWeights, dismissals, home] = await Promise.all([
    readCandidate(queries, accountRow),
    weights ?? readAccountWeights(db, accountRow.id),
    listDismissals(db, accountRow.id),
    homeOf(accountRow),
  ]);
  const learned = learnedOf(dismissals);
  return {
    ...blocks,
    scoring: { person: blocks.person, weights: effectiveWeights, learned, home, today },
    dismissed: new Set(dismissals.map(({ postingId }) => postingId)),
    weights: effectiveWeights,
    today,
  };
}

export interface RankedPosting {
  readonly id: string;
  readonly fit: Match;
}

type RankContext = Pick<RequestContext, 'readReplica' | 'jobSearch' | 'analysis' | 'account'>;

/** Selects the postings of a search, or of all, that may match. */
async function idsToScore(
  { readReplica, jobSearch, analysis, account }: RankContext,
  { scoring, today }: Matcher,
  search: PostingSearch,
): Promise<readonly string[]> {
  const { id: accountId } = await account();
  const terms = await analysis.run(accountId, 'searchTerms', { scoring });
  if (isEmptySearch(search)) return findStrongestMatches(readReplica, terms, maxScored + maxCandidates / 5);
  const candidateIds = await findStrongestMatches(readReplica, terms, maxCandidates);
  const [fitting, newest] = await Promise.all([
    jobSearch.listIds(search, maxScored, today, candidateIds),
    jobSearch.listIds(search, maxScored, today),
  ]);
  return [...new Set([...fitting, ...newest])];
}

/** Ranks postings by how well they match, the best first, at most `maxScored`. */
export async function rankFor(
  context: RankContext,
  matcher: Matcher,
  search: PostingSearch,
): Promise<readonly RankedPosting[]> {
  const { scoring, dismissed, today } = matcher;
  const ids = (await idsToScore(context, matcher, search)).filter((id) => !dismissed.has(id)).slice(0, maxScored);
  const postings = await candidatesOf(context.readReplica, ids, today);
  const { id: accountId } = await context.account();
  const matches = await context.analysis.run(accountId, 'scorePostings', { scoring, postings });
  return postings
    .flatMap(({ id }, index) => (matches[index] === undefined ? [] : [{ id, fit: matches[index] }]))
    .filter(({ fit }) => fit.score !== null)
    .sort((a, b) => b.fit.exact - a.fit.exact || (a.id < b.id ? 1 : -1));
}

/** Reads one posting for scoring. Throws NO_DATA_FOUND for an unknown id. */
export async function candidateOf(
  { readReplica }: Pick<RequestContext, 'readReplica'>,
  id: string,
): Promise<Candidate> {
  const posting = await candidateById(readReplica, recordId(id));
  if (!posting) throw noDataFound();
  return posting;
}
