import { findPath, jobPath, tailorPath } from '../common/paths.ts';

/** What a document is tailored to: a posting, or a job on the board. */
export interface TailorTarget {
  readonly postingId: string | null;
  readonly jobId: string | null;
  readonly title: string;
  readonly company: string | null;
  readonly location: string | null;
  /** The name of the source in which it was found. */
  readonly source: string | null;
  /** Whether there is an ad text to tailor to. */
  readonly hasText: boolean;
}

/** Returns the default title of a document. */
export const defaultTitle = ({ title, company }: Pick<TailorTarget, 'title' | 'company'>): string =>
  company === null || company === '' ? title : `${title}, ${company}`;

type TargetIds = Pick<TailorTarget, 'postingId' | 'jobId'>;

/** Returns the address of the tailoring page for a target. */
export const tailorAddress = ({ postingId, jobId }: TargetIds): string =>
  `${tailorPath}?${new URLSearchParams(postingId === null ? { job: jobId ?? '' } : { posting: postingId }).toString()}`;

/** Reads the target from an address's parameters; undefined if they name none. */
export function targetIn(params: URLSearchParams): TargetIds | undefined {
  const [postingId, jobId] = [params.get('posting') || null, params.get('job') || null];
  if (postingId !== null) return { postingId, jobId: null };
  return jobId === null ? undefined : { postingId: null, jobId };
}

/** Returns the path of the target's own page. */
export const pathOf = ({ postingId, jobId }: TargetIds): string =>
  postingId === null ? jobPath(jobId ?? '') : `${findPath}?${new URLSearchParams({ posting: postingId }).toString()}`;
