import type { BlockPart, LetterDocument, LetterPart } from '../letter/letter-document.ts';
import type { LetterState } from '../merge/merge-letters.ts';
import { isEqual } from '../merge/is-equal.ts';
import { type NamedEntry, isReordered } from './compare-resumes.ts';

/** The fields of a letter that are compared as a whole. */
const wholes = [
  ...(['contact', 'headline', 'links', 'recipient', 'date', 'subject', 'salutation'] as const),
  ...(['closing', 'signature', 'wording', 'fills'] as const),
] as const satisfies readonly (keyof LetterDocument)[];

/** One difference, expressed as what happened between the first state and the second. */
export type LetterChange =
  | { readonly what: 'title' | 'job' | 'design' | 'part-order' | (typeof wholes)[number] }
  | { readonly what: 'parts-added' | 'parts-removed' | 'parts-changed'; readonly entries: readonly NamedEntry[] };

const isBlock = (part: LetterPart): part is BlockPart => part.kind === 'block';
/** The first 60 characters of a text’s first line, for use in a sentence about it. */
const beginning = (text: string): string => text.trim().split('\n')[0]?.slice(0, 60) ?? '';
const nameOf = (part: LetterPart): NamedEntry =>
  isBlock(part) ? { eventId: part.eventId } : { title: beginning(part.text) };

function compareParts(before: readonly LetterPart[], after: readonly LetterPart[]): readonly LetterChange[] {
  const former = new Map(before.map((part) => [part.id, part]));
  const ids = after.map(({ id }) => id);
  const told = (what: 'parts-added' | 'parts-removed' | 'parts-changed', parts: readonly LetterPart[]) =>
    parts.length === 0 ? [] : [{ what, entries: parts.map(nameOf) }];
  return [
    ...told(
      'parts-added',
      after.filter(({ id }) => !former.has(id)),
    ),
    ...told(
      'parts-removed',
      before.filter(({ id }) => !ids.includes(id)),
    ),
    ...told(
      'parts-changed',
      after.filter((part) => former.has(part.id) && !isEqual(former.get(part.id), part)),
    ),
    ...(isReordered([...former.keys()], ids) ? [{ what: 'part-order' as const }] : []),
  ];
}

/** Lists what happened between two states of a letter, in the order in which a person would tell it. */
export function compareLetters(from: LetterState, to: LetterState): readonly LetterChange[] {
  const [before, after] = [from.document, to.document];
  const looks = ({ design, designOf }: LetterDocument) => (designOf === null ? design : designOf);
  return [
    ...(from.title === to.title ? [] : [{ what: 'title' as const }]),
    ...compareParts(before.parts, after.parts),
    ...wholes.filter((what) => !isEqual(before[what], after[what])).map((what) => ({ what })),
    // The facts of a job change with the job, so they are no change of the letter.
    ...(before.job?.id === after.job?.id ? [] : [{ what: 'job' as const }]),
    ...(isEqual(looks(before), looks(after)) ? [] : [{ what: 'design' as const }]),
  ];
}
