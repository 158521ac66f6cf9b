import type { ResumeEvents } from './compose-resume.ts';
import { newResume, type NewResume } from './new-resume.ts';
import type { ResumeDocument } from './resume-document.ts';
import { resumeLimits } from './resume-limits.ts';

interface Dated {
  readonly id: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** The fields of blocks that determine their place in a new résumé. */
export interface BlocksToStart {
  readonly work: readonly Dated[];
  readonly education: readonly Dated[];
  readonly skills: readonly { readonly id: string }[];
}

/** The sort key of a block. One with a start and no end is ongoing and comes first; one without dates comes last. */
const rankOf = ({ startDate, endDate }: Dated): string => endDate ?? (startDate === null ? '' : '9999-12');

/**
 * Sorts blocks by end date, latest first, as résumés are read; of those that end together, the one that began later
 * comes first.
 */
export const latestFirst = <Block extends Dated>(blocks: readonly Block[]): readonly Block[] =>
  [...blocks].sort(
    (a, b) => rankOf(b).localeCompare(rankOf(a)) || (b.startDate ?? '').localeCompare(a.startDate ?? ''),
  );

const idsOf = (blocks: readonly { readonly id: string }[]): readonly string[] =>
  blocks.slice(0, resumeLimits.itemsPerSection).map(({ id }) => id);

export interface ResumeFromBlocks extends Pick<NewResume, 'language' | 'paper'> {
  readonly blocks: BlocksToStart | ResumeEvents;
  /** The name of a template; the standard one by default. */
  readonly template?: string | undefined;
}

/** Creates a résumé of all blocks in the order that readers expect. */
export function resumeFromBlocks({ blocks, template, ...rest }: ResumeFromBlocks): ResumeDocument {
  const { work, education, skills } = blocks;
  const eventIds = { work: idsOf(latestFirst(work)), education: idsOf(latestFirst(education)), skills: idsOf(skills) };
  const document = newResume({ ...rest, eventIds });
  return template === undefined ? document : { ...document, design: { ...document.design, template } };
}
