import { endsBefore, writePeriod, type EventSectionKind, type PartialDate } from '@shared/documents';
import type { ApolloClient } from '@shared/graphql';
import { linesOf, namesOf } from '@shared/lists';
import { createEdu, createSkill, createWork } from '../../api/write-blocks.ts';

/** The main fields of a new block. Its other fields are edited on the block's own page. */
export interface NewBlock {
  /** The position, the degree, or the name of the skill group. */
  readonly title: string;
  /** The company or the university. */
  readonly place: string;
  readonly location: string;
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
  /** Accomplishments, one per line, or skills, one per line or separated by commas. */
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

/** A single-line field in the form of a kind of block, with the label it has there. */
interface FormLine {
  readonly field: 'title' | 'place' | 'location';
  readonly name: 'position' | 'company' | 'university' | 'degree' | 'group' | 'location';
  /** The message key for a required field that is empty; undefined if the field is optional. */
  readonly must?: 'position' | 'company' | 'university' | 'group';
}

export const formLines: Readonly<Record<EventSectionKind, readonly FormLine[]>> = {
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

/** `Languages: English, Spanish`: the name of a group and what is in it. */
const namedGroup = /^([^:]{1,80}):\s*(\S.*)$/;

/**
 * Returns the blocks that a form describes: one, or several groups of skills if each line has a name of its own and the
 * form has none.
 */
export function blocksIn(kind: EventSectionKind, block: NewBlock): readonly NewBlock[] {
  if (kind !== 'skills' || block.title.trim() !== '') return [block];
  const groups = linesOf(block.entries).map((line) => namedGroup.exec(line));
  const blocks = groups.flatMap((group) =>
    group === null ? [] : [{ ...emptyBlock, title: (group[1] ?? '').trim(), entries: group[2] ?? '' }],
  );
  return blocks.length > 0 && blocks.length === groups.length ? blocks : [block];
}

/** Returns the required fields that are empty, and the end date if it is before the start date. */
export function faultsOf(kind: EventSectionKind, block: NewBlock): readonly (keyof NewBlock)[] {
  const { startDate, endDate } = block;
  const [first = block] = blocksIn(kind, block);
  const missing = formLines[kind].filter(({ field, must }) => must !== undefined && first[field].trim() === '');
  const isBackward = startDate !== null && endDate !== null && endsBefore(endDate, startDate);
  return [...missing.map(({ field }) => field), ...(isBackward ? (['endDate'] as const) : [])];
}

const lineOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/**
 * Saves the block and returns its id. The gateway rejects a repeated `uuid`, so a retry does not create a second block.
 */
export async function saveNewBlock(
  client: ApolloClient,
  kind: EventSectionKind,
  uuid: string,
  block: NewBlock,
): Promise<string> {
  const [title, place, location] = [block.title.trim(), block.place.trim(), lineOrNull(block.location)];
  const accomplishments = linesOf(block.entries).map((description) => ({ description }));
  const dated = { uuid, location, ...writePeriod(block), accomplishments };
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
