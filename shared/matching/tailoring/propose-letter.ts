import { paragraphKinds, type ParagraphEvent, type ParagraphKind } from '../../documents/events.ts';
import type { AdFeatures } from '../match/ad-features.ts';
import type { Suggestion } from '../suggestions/suggest.ts';
import type { TailorReason } from './tailoring.ts';
import { createValuer } from './value-texts.ts';

/** The maximum number of paragraphs between the first and the last in a letter of one page. */
const maxBodies = 3;

export interface TailoredParagraph {
  readonly eventId: string;
  readonly kind: ParagraphKind;
  readonly title: string;
  readonly include: boolean;
  readonly reasons: readonly TailorReason[];
}

/** Proposes paragraphs for a letter: one opening, those that answer the most requirements, and one closing. */
export function proposeParagraphs(
  ad: AdFeatures,
  suggestions: readonly Suggestion[],
  paragraphs: readonly Pick<ParagraphEvent, 'id' | 'kind' | 'title' | 'text'>[],
): readonly TailoredParagraph[] {
  const valueOf = createValuer(ad, suggestions);
  const valued = paragraphs
    .map((paragraph, place) => ({ ...paragraph, place, ...valueOf(paragraph.id, null, paragraph.text) }))
    .sort((a, b) => b.value - a.value || a.place - b.place);
  return paragraphKinds.flatMap((kind) =>
    valued
      .filter((paragraph) => paragraph.kind === kind)
      .map(({ id, title, value, reasons }, rank): TailoredParagraph => {
        const include = kind === 'body' ? rank < maxBodies && value > 0 : rank === 0;
        const why: TailorReason = { kind: include ? 'room' : value > 0 ? 'noRoom' : 'notAsked', terms: [] };
        return {
          eventId: id,
          kind,
          title,
          include,
          reasons: include && reasons.length > 0 ? reasons : [why],
        };
      }),
  );
}
