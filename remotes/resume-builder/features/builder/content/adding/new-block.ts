import type { EventSectionKind, YearMonth } from '@shared/documents';
import type { ApolloClient } from '@shared/graphql';
import { linesOf, namesOf } from '@shared/lists';
import { createEdu, createSkill, createWork } from '../../api/write-blocks.ts';

/** The main fields of a new block; what it has besides them is written on its own page. */
export interface NewBlock {
  /** Position, degree or the group's name. */
  readonly title: string;
  /** Company or university. */
  readonly place: string;
  readonly location: string;
  readonly startDate: YearMonth | null;
  readonly endDate: YearMonth | null;
  /** Accomplishments one a line, or skills one a line or divided by commas. */
  readonly entries: string;
}

export const emptyBlock: NewBlock = {
  title: '',
  place: '',
  location: '',
  startDate: null,
  endDate: null,
  entries: '',
};

/** A line that a block of a kind is asked for, and what it is called there. */
interface AskedLine {
  readonly field: 'title' | 'place' | 'location';
  readonly name: 'position' | 'company' | 'university' | 'degree' | 'group' | 'location';
  /** The name of what must be there; undefined where it need not be. */
  readonly must?: 'position' | 'company' | 'university' | 'group';
}

export const askedLines: Readonly<Record<EventSectionKind, readonly AskedLine[]>> = {
  work: [
    { field: 'title', name: 'position', must: 'position' },
    { field: 'place', name: 'company', must: 'company' },
    { field: 'location', name: 'location' },
  ],
  education: [
    { field: 'place', name: 'university', must: 'university' },
    { field: 'title', name: 'degree' },
    { field: 'location', name: 'location' },
  ],
  skills: [{ field: 'title', name: 'group', must: 'group' }],
};

/** The fields that are empty and must not be, and an end that lies before the start. */
export function faultsOf(kind: EventSectionKind, block: NewBlock): readonly (keyof NewBlock)[] {
  const { startDate, endDate } = block;
  const missing = askedLines[kind].filter(({ field, must }) => must !== undefined && block[field].trim() === '');
  const isBackward = startDate !== null && endDate !== null && endDate < startDate;
  return [...missing.map(({ field }) => field), ...(isBackward ? (['endDate'] as const) : [])];
}

const lineOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Saves the block. `uuid` names it, so that a repeated try is refused rather than made twice. Answers its id. */
export async function saveNewBlock(
  client: ApolloClient,
  kind: EventSectionKind,
  uuid: string,
  block: NewBlock,
): Promise<string> {
  const { startDate, endDate } = block;
  const [title, place, location] = [block.title.trim(), block.place.trim(), lineOrNull(block.location)];
  const accomplishments = linesOf(block.entries).map((description) => ({ description }));
  const dated = { uuid, location, startDate, endDate, accomplishments };
  const idOf = (created: { readonly id: string } | undefined): string => {
    if (created === undefined) throw new Error('The new block did not arrive.');
    return created.id;
  };
  if (kind === 'work') {
    const input = { ...dated, position: title, company: place };
    return idOf((await client.mutate({ mutation: createWork, variables: { input } })).data?.event.created);
  }
  if (kind === 'education') {
    const input = { ...dated, university: place, degree: lineOrNull(title) };
    return idOf((await client.mutate({ mutation: createEdu, variables: { input } })).data?.event.created);
  }
  const input = { uuid, name: title, skills: namesOf(block.entries).map((name) => ({ name })) };
  return idOf((await client.mutate({ mutation: createSkill, variables: { input } })).data?.event.created);
}
