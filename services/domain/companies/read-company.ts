import { and, desc, like, ne, sql } from 'drizzle-orm';
import { wordsOf } from '../../../shared/documents/text/plain-text.ts';
import { jobs, people } from '../../platform/database/schema/index.ts';
import type { AdCompany } from '../analysis/tasks.ts';
import type { RequestContext } from '../context/request-context.ts';
import { noDataFound } from '../errors.ts';
import { recordId } from '../ids.ts';
import { companyKeyOf } from '../job-search/company-key.ts';
import { jobColumns, type JobRecord, liveJobs } from '../jobs/job-record.ts';
import { livePeople, personColumns, type PersonRecord } from '../jobs/people/person-record.ts';
import { likePattern } from '../like-pattern.ts';

/** The maximum number of other jobs, and of people, that are shown with a company. */
const most = 10;

/** What is known of the company of a job: from its ad, and from other records of the account. */
export interface JobCompany extends AdCompany {
  /** The other jobs at this company, the latest stage first. */
  readonly otherJobs: readonly JobRecord[];
  /** The people at this company, by name. */
  readonly people: readonly PersonRecord[];
}

const nothingRead: AdCompany = { size: null, industry: null, website: null, benefits: [] };
const noRecords = { otherJobs: [], people: [] } as const satisfies Partial<JobCompany>;

/** Reads the other jobs and the people at a company. Names that differ in case or legal form are one company. */
async function recordsAt(
  context: RequestContext,
  accountId: string,
  company: string,
  jobId: string,
): Promise<Pick<JobCompany, 'otherJobs' | 'people'>> {
  const key = companyKeyOf(company);
  // The longest word leaves the fewest records to compare.
  const [word] = wordsOf(company).toSorted((one, other) => other.length - one.length);
  if (key === '' || word === undefined) return noRecords;
  const pattern = likePattern(word);
  const [jobRows, personRows] = await Promise.all([
    context.db
      .select(jobColumns)
      .from(jobs)
      .where(and(liveJobs(accountId), ne(jobs.id, jobId), like(jobs.searchText, pattern)))
      .orderBy(desc(jobs.stageSince), desc(jobs.id)),
    context.db
      .select(personColumns)
      .from(people)
      .where(and(livePeople(accountId), like(people.searchText, pattern)))
      .orderBy(sql`lower(coalesce(${people.name}, ${people.email}))`, people.id),
  ]);
  const isThere = ({ company: other }: { readonly company: string | null }): boolean =>
    other !== null && companyKeyOf(other) === key;
  return { otherJobs: jobRows.filter(isThere).slice(0, most), people: personRows.filter(isThere).slice(0, most) };
}

/** Reads what is known of the company of a job. Throws NO_DATA_FOUND for an unknown job. */
export async function readCompany(context: RequestContext, id: string): Promise<JobCompany> {
  const { id: accountId } = await context.account();
  const job = await context.lookups.jobOf(recordId(id));
  if (!job) throw noDataFound();
  const { description } = await context.lookups.jobTextsOf(job.id);
  const [ofAd, records] = await Promise.all([
    description === null || description.trim() === ''
      ? nothingRead
      : context.analysis.run(accountId, 'readCompany', { text: description }),
    job.company === null ? noRecords : recordsAt(context, accountId, job.company, job.id),
  ]);
  return { ...ofAd, ...records };
}
