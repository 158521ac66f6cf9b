import type { ResumeEvents } from '../compose-resume.ts';
import type { ResumeDocument } from '../resume-document.ts';
import type { Fallback } from './closest-variant.ts';
import { defaultVariantKey, type VariantKey } from './variant.ts';
import { chooseVariant, type EventWithVariants } from './choose-variant.ts';

/** An item whose block has no variant for the document's wording. */
export interface FallbackNote {
  readonly sectionId: string;
  readonly eventId: string;
  readonly fallback: Exclude<Fallback, 'none'>;
  /** The wording that is shown instead. */
  readonly shown: VariantKey;
}

/** The items that fall back to another wording, in the document's order; deleted blocks are skipped. */
export function fallbackNotes(events: ResumeEvents, document: ResumeDocument): readonly FallbackNote[] {
  const wording = document.wording ?? defaultVariantKey;
  const listOf = (list: readonly EventWithVariants[]) => new Map(list.map((event) => [event.id, event]));
  const byId = { work: listOf(events.work), education: listOf(events.education), skills: listOf(events.skills) };
  return document.sections.flatMap((section) => {
    if (section.kind === 'summary' || section.kind === 'custom') return [];
    return section.items.flatMap((item): readonly FallbackNote[] => {
      const event = byId[section.kind].get(item.eventId);
      if (event === undefined) return [];
      const { variant, fallback } = chooseVariant(event, item, wording);
      if (fallback === 'none') return [];
      const { length, language } = variant ?? defaultVariantKey;
      return [{ sectionId: section.id, eventId: item.eventId, fallback, shown: { length, language } }];
    });
  });
}

/** The languages in which any of the blocks has a variant, without duplicates and sorted by tag. */
export function languagesOf(blocks: readonly EventWithVariants[]): readonly string[] {
  const tags = blocks.flatMap(({ variants = [] }) => variants.flatMap(({ language }) => language ?? []));
  return [...new Set(tags)].sort();
}

/** The languages in which any of a person's résumé blocks has a variant. */
export const languagesOfEvents = ({ work, education, skills }: ResumeEvents): readonly string[] =>
  languagesOf([...work, ...education, ...skills]);
