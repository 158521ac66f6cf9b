import type { EduEvent, ParagraphEvent, WorkEvent } from '../../documents/events.ts';
import { defaultVariantKey, type VariantKey } from '../../documents/variants/variant.ts';
import type { EventWithVariants } from '../../documents/variants/choose-variant.ts';
import { applyVariant } from '../../documents/overrides/apply-overrides.ts';

/** A text by the person that may answer a requirement of a job. */
export interface Candidate {
  readonly kind: 'paragraph' | 'accomplishment';
  /** The id of the block. */
  readonly eventId: string;
  /** The id of the accomplishment in its block; undefined for a paragraph. */
  readonly entryId?: string;
  readonly text: string;
  /** The name by which the person recognizes it: a paragraph's title, or position and employer. */
  readonly from: string;
}

/** The fields of blocks that are searched. */
export interface BlocksToSuggest {
  readonly paragraphs: readonly Pick<ParagraphEvent, 'id' | 'title' | 'text' | 'variants'>[];
  readonly work: readonly Pick<WorkEvent, 'id' | 'position' | 'company' | 'accomplishments' | 'variants'>[];
  readonly education: readonly Pick<EduEvent, 'id' | 'degree' | 'university' | 'accomplishments' | 'variants'>[];
}

const named = (...parts: readonly (string | null)[]): string => parts.filter((part) => part?.trim()).join(' · ');

/** All paragraphs and accomplishments in the variants that a letter would show. */
export function candidatesOf(
  { paragraphs, work, education }: BlocksToSuggest,
  wording: VariantKey = defaultVariantKey,
): readonly Candidate[] {
  const shown = <Event extends EventWithVariants>(event: Event): Event =>
    applyVariant(event, { eventId: event.id }, wording);
  const ofEntries = (
    eventId: string,
    from: string,
    entries: readonly { readonly id: string; readonly description: string }[],
  ): readonly Candidate[] =>
    entries
      .filter(({ description }) => description.trim() !== '')
      .map(({ id, description }) => ({ kind: 'accomplishment', eventId, entryId: id, text: description, from }));
  return [
    ...paragraphs
      .map(shown)
      .map(({ id, text, title }): Candidate => ({ kind: 'paragraph', eventId: id, text, from: title })),
    ...work
      .map(shown)
      .flatMap(({ id, position, company, accomplishments }) =>
        ofEntries(id, named(position, company), accomplishments),
      ),
    ...education
      .map(shown)
      .flatMap(({ id, degree, university, accomplishments }) =>
        ofEntries(id, named(degree, university), accomplishments),
      ),
  ];
}
