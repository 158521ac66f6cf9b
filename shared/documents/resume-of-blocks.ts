import type { ResumeEvents } from './compose-resume.ts';
import { newResume, type NewResume } from './new-resume.ts';
import type { ResumeDocument } from './resume-document.ts';
import { resumeLimits } from './resume-limits.ts';

interface Dated {
  readonly id: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** What a block must say of itself to find its place. */
export interface BlocksToStart {
  readonly work: readonly Dated[];
  readonly education: readonly Dated[];
  readonly skills: readonly { readonly id: string }[];
}

/** Without an end but with a start it still goes on, so it comes first; without any date nobody can tell, so last. */
const rankOf = ({ startDate, endDate }: Dated): string => endDate ?? (startDate === null ? '' : '9999-12');

/** The last first, as résumés are read; of those that end together the one that began later. */
export const latestFirst = <Block extends Dated>(blocks: readonly Block[]): readonly Block[] =>
  [...blocks].sort(
    (a, b) => rankOf(b).localeCompare(rankOf(a)) || (b.startDate ?? '').localeCompare(a.startDate ?? ''),
  );

const idsOf = (blocks: readonly { readonly id: string }[]): readonly string[] =>
  blocks.slice(0, resumeLimits.itemsPerSection).map(({ id }) => id);

export interface ResumeOfBlocks extends Pick<NewResume, 'language' | 'paper'> {
  readonly blocks: BlocksToStart | ResumeEvents;
  /** Name of a template; default the standard one. */
  readonly template?: string | undefined;
}

/** A résumé of all blocks in the order in which people expect them. */
export function resumeOfBlocks({ blocks, template, ...rest }: ResumeOfBlocks): ResumeDocument {
  const { work, education, skills } = blocks;
  const eventIds = { work: idsOf(latestFirst(work)), education: idsOf(latestFirst(education)), skills: idsOf(skills) };
  const document = newResume({ ...rest, eventIds });
  return template === undefined ? document : { ...document, design: { ...document.design, template } };
}
