import { v5 } from 'uuid';
import type { Accomplishment } from '../../../shared/documents/events.ts';
import { newId } from '../../platform/database/schema/index.ts';
import type { InputReader } from './reader.ts';

export interface AccomplishmentInput {
  readonly uuid?: string | null | undefined;
  readonly description: string;
}

/** Reads a list of short texts. An entry without a name of its own, or with one that is `taken`, gets a new one. */
export function readAccomplishments(
  reader: InputReader,
  path: string,
  given: readonly AccomplishmentInput[] | null | undefined,
  taken = new Set<string>(),
): readonly Accomplishment[] {
  return reader.entries(path, given).map((entry, index) => {
    const at = reader.at(`${path}[${index}]`);
    const wanted = at.uuid('uuid', entry.uuid);
    const id = wanted === null || taken.has(wanted) ? newId() : wanted;
    taken.add(id);
    return { id, description: at.requiredText('description', entry.description, 'Please enter some text.') };
  });
}

/** Any fixed UUID: names made below it are the same each time. */
const namespace = '3f6d9a52-5a0e-4c6c-8f5e-6d1a0f0f7c11';

/** A name for an entry that its source does not name: the same text of the same record keeps its name at each sync. */
export function nameBySource(recordUuid: string, texts: readonly string[]): readonly AccomplishmentInput[] {
  // Half a pair of code units has no bytes to make a name of.
  const nameOf = (text: string): string => v5(`${recordUuid}\n${text}`.toWellFormed(), namespace);
  return texts.map((description) => ({ uuid: nameOf(description), description }));
}
