import { findPath, jobPath, tailorPath } from '../common/paths.ts';

/** What a document is tailored for: a posting, or a job on the board. */
export interface TailorTarget {
  readonly postingId: string | null;
  readonly jobId: string | null;
  readonly title: string;
  readonly company: string | null;
  readonly location: string | null;
  /** Where it was found. */
  readonly source: string | null;
  /** There is an advertisement that can be answered. */
  readonly hasText: boolean;
}

/** What a document for it is called until somebody says otherwise. */
export const defaultTitle = ({ title, company }: Pick<TailorTarget, 'title' | 'company'>): string =>
  company === null || company === '' ? title : `${title}, ${company}`;

type TargetIds = Pick<TailorTarget, 'postingId' | 'jobId'>;

/** The address at which one tailors to it. */
export const tailorAddress = ({ postingId, jobId }: TargetIds): string =>
  `${tailorPath}?${new URLSearchParams(postingId === null ? { job: jobId ?? '' } : { posting: postingId }).toString()}`;

/** What an address is about; undefined where it names nothing. */
export function targetIn(params: URLSearchParams): TargetIds | undefined {
  const [postingId, jobId] = [params.get('posting') || null, params.get('job') || null];
  if (postingId !== null) return { postingId, jobId: null };
  return jobId === null ? undefined : { postingId: null, jobId };
}

/** The page of what is tailored to. */
export const pathOf = ({ postingId, jobId }: TargetIds): string =>
  postingId === null ? jobPath(jobId ?? '') : `${findPath}?${new URLSearchParams({ posting: postingId }).toString()}`;
