import type { SalaryPeriod } from '../../../shared/documents/jobs/job.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { EmploymentType, Workplace } from '../../../shared/documents/postings/posting.ts';
import type { GeoPlace } from '../job-search/places/place.ts';

/** A posting from a feed, normalized to the form in which it is stored. */
export interface PostingDraft {
  /** The feed's id of the posting. */
  readonly externalId: string;
  readonly title: string;
  readonly company: string;
  /** The place as the posting names it. */
  readonly location: string | null;
  readonly places: readonly GeoPlace[];
  readonly workplace: Workplace | null;
  readonly employmentTypes: readonly EmploymentType[];
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly currency: string | null;
  readonly salaryPeriod: SalaryPeriod | null;
  readonly publishedAt: Date;
  readonly closesOn: PlainDay | null;
  /** The link with its scheme. */
  readonly link: string | null;
  /** HTML with few tags, created by `sanitizePosting`. */
  readonly description: string;
  /** The description without markup. */
  readonly text: string;
}
