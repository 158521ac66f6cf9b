import { plainText } from '../text/plain-text.ts';
import { linkKey } from './job-link.ts';

/** The fields by which two records of the same job are recognized. */
export interface JobTraits {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly link: string | null;
}

const plain = (text: string | null): string =>
  plainText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns a function that finds, among `jobs`, one that is probably the same as another: by its link, or by title,
 * company, and, where both name one, place. The index is built once for any number of lookups.
 */
export function createJobMatcher<Job extends JobTraits>(jobs: readonly Job[]): (job: JobTraits) => Job | undefined {
  const byLink = new Map<string, Job>();
  const byName = new Map<string, Job[]>();
  const nameOf = ({ title, company }: JobTraits): string | undefined =>
    title === null || company === null ? undefined : `${plain(title)}\n${plain(company)}`;
  for (const job of jobs) {
    const link = job.link === null ? null : linkKey(job.link);
    if (link !== null && !byLink.has(link)) byLink.set(link, job);
    const name = nameOf(job);
    if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), job]);
  }
  return (asked) => {
    const link = asked.link === null ? null : linkKey(asked.link);
    const linked = link === null ? undefined : byLink.get(link);
    if (linked) return linked;
    const named = byName.get(nameOf(asked) ?? '') ?? [];
    const place = plain(asked.location);
    return named.find(({ location }) => place === '' || location === null || plain(location) === place);
  };
}
