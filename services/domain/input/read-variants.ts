import { eventLimits } from '../../../shared/documents/event-limits.ts';
import { canonicalLanguage } from '../../../shared/documents/variants/language.ts';
import type { Variant, VariantLength } from '../../../shared/documents/variants/variant.ts';
import { defaultTexts } from '../../../shared/documents/variants/choose-variant.ts';
import { newId } from '../../platform/database/schema/index.ts';
import type { InputReader } from './reader.ts';

type Optional<T> = T | null | undefined;

export interface VariantInput {
  readonly id?: Optional<string>;
  readonly length?: Optional<VariantLength>;
  readonly language?: Optional<string>;
}

type Texts<Of extends Variant<object>> = Of['texts'];

/** Drops texts that are null, for which the default text applies. */
export function withoutNulls<T extends object>(texts: { readonly [Key in keyof T]: T[Key] | null }): T {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null)) as T;
}

function readLanguage(reader: InputReader, value: Optional<string>): string | null {
  const line = reader.line('language', value);
  const tag = line === null ? null : canonicalLanguage(line);
  if (tag === undefined) reader.refuse('language', 'Please choose a language.');
  return tag ?? null;
}

/**
 * Reads the variants of a block. If the list is missing, the block keeps its variants, because a client that does not
 * know of them must not delete them. A variant with the same length and language as another, or as the default text, is
 * refused at its length.
 */
export function readVariants<Input extends VariantInput, Of extends Variant<object>>(
  reader: InputReader,
  inputs: Optional<readonly Input[]>,
  readTexts: (reader: InputReader, input: Input) => Texts<Of>,
): { readonly variants?: readonly Of[] } {
  if (inputs === null || inputs === undefined) return {};
  const ids = new Set<string>([defaultTexts]);
  const wordings = new Set<string>();
  const variants = reader.entries('variants', inputs, eventLimits.variants).map((input, index) => {
    const at = reader.at(`variants[${index}]`);
    const language = readLanguage(at, input.language);
    const length = input.length ?? null;
    const wording = `${length} ${language}`;
    if (length === null && (input.language ?? '').trim() === '')
      at.refuse('length', 'Please choose a length or a language.');
    else if (wordings.has(wording)) at.refuse('length', 'Another version already has this length and language.');
    wordings.add(wording);
    const requestedId = at.uuid('id', input.id);
    const id = requestedId === null || ids.has(requestedId) ? newId() : requestedId;
    ids.add(id);
    return { id, length, language, texts: readTexts(at, input) } as Of;
  });
  return { variants };
}
