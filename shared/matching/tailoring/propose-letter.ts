import { paragraphKinds, type ParagraphEvent, type ParagraphKind } from '../../documents/events.ts';
import type { AdFeatures } from '../match/ad-features.ts';
import type { Suggestion } from '../suggestions/suggest.ts';
import type { TailorReason } from './tailoring.ts';
import { createValuer } from './value-texts.ts';

/** Paragraphs between the first and the last that a letter of one page has room for. */
const maxBodies = 3;

export interface TailoredParagraph {
  readonly eventId: string;
  readonly kind: ParagraphKind;
  readonly title: string;
  readonly include: boolean;
  readonly reasons: readonly TailorReason[];
}

/** Which paragraphs a letter for the advertisement would have: one to open, those that answer most, one to close. */
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
          reasons: include && reasons.length > 0 ? reasons : [...reasons, why],
        };
      }),
  );
}
