import type { AdFacts, Match } from '../../../shared/matching/match/index.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { RequestContext } from '../context/request-context.ts';
import { noDataFound } from '../errors.ts';
import { recordId } from '../ids.ts';
import type { JobRecord } from '../jobs/job-record.ts';
import { candidatesOf, unreadAmong } from '../job-search/match/find-candidates.ts';
import { postingFacts } from '../job-search/match/score.ts';
import { distance } from '../job-search/places/distance.ts';
import { openGazetteer } from '../job-search/places/open-gazetteer.ts';
import type { AdText } from '../analysis/tasks.ts';
import { type Matcher, matcherFor } from './rank.ts';

/** The maximum number of jobs or postings whose scores are asked for at once. */
export const maxScores = 50;

/** A tracked job with what its score depends on. */
interface JobToScore {
  readonly ad: AdText;
  readonly facts: AdFacts;
}

/** Where a job is, as far as its place tells. */
async function placeOf({ location }: JobRecord, { scoring }: Matcher): Promise<AdFacts['place']> {
  if (location === null) return { workplace: null, places: [], kilometres: null };
  const workplace = /\bremote\b/i.test(location) ? 'remote' : /\bhybrid\b/i.test(location) ? 'hybrid' : null;
  const there = scoring.home && (await openGazetteer()).find(location.split(/[([]/)[0]?.trim() ?? '');
  const kilometres =
    scoring.home === undefined || there?.latitude == null || there.longitude === null
      ? null
      : distance(scoring.home, { latitude: there.latitude, longitude: there.longitude });
  return { workplace, places: [location], kilometres };
}

async function toScore(context: RequestContext, matcher: Matcher, id: string): Promise<JobToScore | undefined> {
  const job = await context.lookups.jobOf(recordId(id));
  if (!job) return undefined;
  const { description } = await context.lookups.jobTextsOf(job.id);
  const place = await placeOf(job, matcher);
  const posting = { title: job.title, company: job.company ?? '', places: place.places };
  // A tracked job is not lowered by its age: the person decided for it.
  return { ad: { title: job.title, text: description ?? '' }, facts: { place, postedOn: null, posting } };
}

export interface JobMatch {
  readonly fit: Match;
  readonly names: Matcher['names'];
}

/** Scores one tracked job with all reasons. Throws NO_DATA_FOUND for an unknown one. */
export async function scoreJob(context: RequestContext, id: string, today: PlainDay): Promise<JobMatch> {
  const matcher = await matcherFor(context, today);
  const job = await toScore(context, matcher, id);
  if (!job) throw noDataFound();
  const { id: accountId } = await context.account();
  const fit = await context.analysis.run(accountId, 'scoreText', { scoring: matcher.scoring, ...job });
  return { fit, names: matcher.names };
}

export interface Score {
  readonly id: string;
  /** Null where there is nothing to compare. */
  readonly score: number | null;
  readonly isProvisional: boolean;
}

/** Scores open or closed postings; unknown ones are left out. */
export async function scorePostings(
  context: RequestContext,
  ids: readonly string[],
  today: PlainDay,
): Promise<readonly Score[]> {
  const { scoring } = await matcherFor(context, today);
  const wanted = ids.map(recordId);
  const [postings, unread] = await Promise.all([
    candidatesOf(context.readReplica, wanted),
    unreadAmong(context.readReplica, wanted),
  ]);
  const { id: accountId } = await context.account();
  const fits = await context.analysis.run(accountId, 'scorePostings', { scoring, postings });
  const jobs = unread.map((posting) => ({ ad: posting, facts: postingFacts(posting, scoring) }));
  const unreadFits = jobs.length === 0 ? [] : await context.analysis.run(accountId, 'scoreTexts', { scoring, jobs });
  return [...scoresOf(postings, fits), ...scoresOf(unread, unreadFits)];
}

/** The scores of records whose matches are in the same order. */
const scoresOf = (records: readonly { readonly id: string }[], fits: readonly Match[]): readonly Score[] =>
  records.flatMap(({ id }, index) => {
    const fit = fits[index];
    return fit ? [{ id, score: fit.score, isProvisional: fit.isProvisional }] : [];
  });

/** Scores tracked jobs that have the text of an ad; unknown ones and those without a text are left out. */
export async function scoreJobs(
  context: RequestContext,
  ids: readonly string[],
  today: PlainDay,
): Promise<readonly Score[]> {
  const matcher = await matcherFor(context, today);
  const found = await Promise.all(ids.map(async (id) => ({ id, job: await toScore(context, matcher, id) })));
  const jobs = found.flatMap(({ id, job }) => (job && job.ad.text.trim() !== '' ? [{ id, ...job }] : []));
  if (jobs.length === 0) return [];
  const { id: accountId } = await context.account();
  const fits = await context.analysis.run(accountId, 'scoreTexts', { scoring: matcher.scoring, jobs });
  return scoresOf(jobs, fits);
}
