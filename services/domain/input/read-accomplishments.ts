import { v5 } from 'uuid';
import type { Accomplishment } from '../../../shared/documents/events.ts';
import { newId } from '../../platform/database/schema/index.ts';
import type { InputReader } from './reader.ts';

export interface AccomplishmentInput {
  readonly uuid?: string | null | undefined;
  readonly description: string;
}

/** Reads a list of short texts. An entry whose id is missing or in `taken` gets a new one. */
export function readAccomplishments(
  reader: InputReader,
  path: string,
  inputs: readonly AccomplishmentInput[] | null | undefined,
  taken = new Set<string>(),
): readonly Accomplishment[] {
  return reader.entries(path, inputs).map((entry, index) => {
    const at = reader.at(`${path}[${index}]`);
    const requestedId = at.uuid('uuid', entry.uuid);
    const id = requestedId === null || taken.has(requestedId) ? newId() : requestedId;
    taken.add(id);
    return { id, description: at.requiredText('description', entry.description, 'Please enter some text.') };
  });
}

/** An arbitrary fixed UUID as the namespace, so that derived names are always the same. */
const namespace = '3f6d9a52-5a0e-4c6c-8f5e-6d1a0f0f7c11';

/** Names entries that their source does not name. The same text of the same record gets the same name at each sync. */
export function nameBySource(recordUuid: string, texts: readonly string[]): readonly AccomplishmentInput[] {
  // Unpaired surrogates have no UTF-8 encoding to derive a name from.
  const nameOf = (text: string): string => v5(`${recordUuid}\n${text}`.toWellFormed(), namespace);
  return texts.map((description) => ({ uuid: nameOf(description), description }));
}
