import type { SalaryPeriod } from '../../../shared/documents/jobs/job.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { EmploymentType, Workplace } from '../../../shared/documents/postings/posting.ts';
import type { Place } from '../job-search/places/place.ts';

/** A posting as it comes from a feed, with everything in the form in which it is kept. */
export interface PostingDraft {
  /** What the feed calls it. */
  readonly externalId: string;
  readonly title: string;
  readonly company: string;
  /** The place as the posting has it. */
  readonly location: string | null;
  readonly places: readonly Place[];
  readonly workplace: Workplace | null;
  readonly employmentTypes: readonly EmploymentType[];
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly currency: string | null;
  readonly salaryPeriod: SalaryPeriod | null;
  readonly publishedAt: Date;
  readonly closesOn: PlainDay | null;
  /** With its scheme. */
  readonly link: string | null;
  /** HTML of few tags; `sanitizePosting` has made it. */
  readonly description: string;
  /** The same without markup. */
  readonly text: string;
}
