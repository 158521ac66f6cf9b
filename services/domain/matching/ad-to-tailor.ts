import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import type { BlocksToSuggest } from '../../../shared/matching/suggestions/index.ts';
import type { AdText, AnalyzedAd } from '../analysis/tasks.ts';
import type { RequestContext } from '../context/request-context.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import { recordId } from '../ids.ts';
import { matcherFor } from './rank.ts';

/** The target of tailoring. Exactly one field is not null. */
export interface TailorTarget {
  readonly postingId: string | null;
  readonly jobId: string | null;
  readonly text: string | null;
}

async function adText(context: RequestContext, { postingId, jobId, text }: TailorTarget): Promise<AdText> {
  if (postingId !== null) {
    const posting = await context.lookups.postingOf(recordId(postingId));
    if (!posting) throw noDataFound();
    return { title: posting.title, text: (await context.lookups.postingTextsOf(posting.id)).text };
  }
  if (jobId !== null) {
    const job = await context.lookups.jobOf(recordId(jobId));
    if (!job) throw noDataFound();
    return { title: job.title, text: (await context.lookups.jobTextsOf(job.id)).description ?? '' };
  }
  const { id: accountId } = await context.account();
  const pasted = text ?? '';
  const title = await context.analysis.run(accountId, 'readTitle', { text: pasted });
  return { title: title?.slice(0, jobLimits.line).trim() ?? null, text: pasted };
}

const onlyOne = 'Please provide exactly one of these: a posting, a job or a text.';

/**
 * Reads the ad and finds which of the caller's blocks match it. Throws BAD_USER_INPUT unless exactly one target is
 * given, and NO_DATA_FOUND for an unknown one.
 */
export async function adToTailor(
  context: RequestContext,
  target: TailorTarget,
  blocks: BlocksToSuggest,
): Promise<AnalyzedAd> {
  if ([target.postingId, target.jobId, target.text].filter((each) => each !== null).length !== 1) {
    throw badUserInput([{ path: 'postingId', message: onlyOne }]);
  }
  const ad = await adText(context, target);
  const { scoring } = await matcherFor(context, dayOf(new Date()));
  const { id: accountId } = await context.account();
  const nowhere = { workplace: null, places: [], kilometres: null };
  const posting = { title: ad.title ?? '', company: '', places: [] };
  return context.analysis.run(accountId, 'analyzeAd', {
    ...{ scoring, ad, blocks },
    facts: { place: nowhere, postedOn: null, posting },
  });
}
