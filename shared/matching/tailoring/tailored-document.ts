import type { ResumeEvents } from '../../documents/compose-resume.ts';
import { listFields, noOverride } from '../../documents/overrides/override.ts';
import { listIn } from '../../documents/overrides/resolve-item.ts';
import { newResume } from '../../documents/new-resume.ts';
import {
  type EventReference,
  type EventSection,
  type EventSectionKind,
  eventSectionKinds,
  type ResumeDocument,
  type ResumeSection,
} from '../../documents/resume-document.ts';
import { resumeLimits } from '../../documents/resume-limits.ts';
import type { EventWithVariants } from '../../documents/variants/choose-variant.ts';
import { defaultVariantKey } from '../../documents/variants/variant.ts';
import { applyVariant } from '../../documents/overrides/apply-overrides.ts';
import type { TailorChoice } from './tailoring.ts';

const eventsIn = (events: ResumeEvents, kind: EventSectionKind): readonly EventWithVariants[] =>
  ({ work: events.work, education: events.education, skills: events.skills })[kind];

const isOfBlocks = (section: ResumeSection): section is EventSection =>
  section.kind !== 'summary' && section.kind !== 'custom';

/** The place of a reference to a block in a résumé. */
export interface BlockPlace {
  readonly sectionId: string;
  readonly isVisible: boolean;
  readonly item: EventReference;
}

/** The places of all references by block. Of several places for one block, the first visible one. */
export function placesOf({ sections }: Pick<ResumeDocument, 'sections'>): ReadonlyMap<string, BlockPlace> {
  const places = new Map<string, BlockPlace>();
  for (const { id: sectionId, visible: isVisible, items } of sections.filter(isOfBlocks)) {
    for (const item of items) {
      const known = places.get(item.eventId);
      if (known === undefined || (!known.isVisible && isVisible)) {
        places.set(item.eventId, { sectionId, isVisible, item });
      }
    }
  }
  return places;
}

/** Creates an item that shows the chosen entries in their order. The base's overrides of the block stay. */
function itemOf(
  event: EventWithVariants,
  { entryIds }: TailorChoice,
  base: EventReference | undefined,
): EventReference {
  const shown = listFields.flatMap((list) => listIn(event, list) ?? []).map(({ id }) => id);
  const chosen = entryIds.filter((id) => shown.includes(id));
  const override = base?.override ?? noOverride;
  // Entries that another variant of the block has are not affected.
  const others = override.hidden.filter((id) => !shown.includes(id));
  const isAsBlock = shown.join() === chosen.join();
  const next = {
    ...override,
    hidden: [...others, ...shown.filter((id) => !chosen.includes(id))],
    order: isAsBlock ? [] : chosen,
  };
  const saysNothing = [next.lines, next.entries, next.hidden, next.order, next.added ?? []].every(
    (list) => list.length === 0,
  );
  const item = base?.variantId === undefined ? { eventId: event.id } : { eventId: event.id, variantId: base.variantId };
  return saysNothing ? item : { ...item, override: next };
}

/** Adds a section for a kind that the base lacks, behind the last section that shows blocks. */
function withSection(base: ResumeDocument, kind: EventSectionKind, language: string): readonly ResumeSection[] {
  const { sections } = base;
  if (sections.length >= resumeLimits.sections || sections.some((section) => section.kind === kind)) return sections;
  const [missing] = newResume({ language }).sections.filter((section) => section.kind === kind);
  if (missing === undefined) return sections;
  const id = sections.some((section) => section.id === missing.id) ? `${missing.id}-2` : missing.id;
  const after = sections.findLastIndex(isOfBlocks);
  return sections.toSpliced(after + 1, 0, { ...missing, id });
}

/**
 * Creates a résumé that shows what was chosen, as references with hidden entries and their order, never as copies.
 * Blocks in a section of the base stay there; blocks that the base does not show go into the first section of their
 * kind. Everything else (contact, summary, own sections, design) comes from the base. `events` have the texts that the
 * base shows (`eventsInVariant`); `language` (BCP 47) is the interface's, for the title of a section that the base lacks.
 */
export function tailoredDocument(
  base: ResumeDocument,
  choices: readonly TailorChoice[],
  events: ResumeEvents,
  language: string,
): ResumeDocument {
  const places = placesOf(base);
  const chosenOf = (kind: EventSectionKind): readonly EventReference[] => {
    const byId = new Map(eventsIn(events, kind).map((event) => [event.id, event]));
    return choices.flatMap((choice) => {
      const event = byId.get(choice.eventId);
      return event === undefined ? [] : [itemOf(event, choice, places.get(choice.eventId)?.item)];
    });
  };
  return eventSectionKinds.reduce((document, kind) => {
    const chosen = chosenOf(kind);
    const sections = chosen.length === 0 ? document.sections : withSection(document, kind, language);
    const first = sections.find((section) => section.kind === kind)?.id;
    return {
      ...document,
      sections: sections.map((section) => {
        if (section.kind !== kind) return section;
        const items = chosen
          .filter(({ eventId }) => (places.get(eventId)?.sectionId ?? first) === section.id)
          .slice(0, resumeLimits.itemsPerSection);
        return { ...section, items, visible: section.visible || items.length > 0 } satisfies EventSection;
      }),
    };
  }, base);
}

/** Blocks in the variants that a résumé shows, with all entries, including hidden ones, in the blocks' own order. */
export function eventsInVariant(base: ResumeDocument, events: ResumeEvents): ResumeEvents {
  const places = placesOf(base);
  const shown = <Event extends EventWithVariants>(event: Event): Event => {
    const item = places.get(event.id)?.item ?? { eventId: event.id };
    const override = item.override && { ...item.override, hidden: [], order: [] };
    return applyVariant(event, { ...item, ...(override && { override }) }, base.wording ?? defaultVariantKey);
  };
  return {
    work: events.work.map(shown),
    education: events.education.map(shown),
    skills: events.skills.map(shown),
  };
}
