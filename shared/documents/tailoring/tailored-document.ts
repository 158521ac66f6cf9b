import type { ResumeEvents } from '../compose-resume.ts';
import { listFields, noOverride } from '../overrides/override.ts';
import { listIn } from '../overrides/item-view.ts';
import type { EventReference, EventSection, EventSectionKind, ResumeDocument } from '../resume-document.ts';
import type { Wordable } from '../variants/choice-for.ts';
import { usualWording } from '../variants/variant.ts';
import { worded } from '../variants/worded.ts';
import type { TailorChoice } from './tailoring.ts';

const eventsIn = (events: ResumeEvents, kind: EventSectionKind): readonly Wordable[] =>
  ({ work: events.work, education: events.education, skills: events.skills })[kind];

/** The items of a résumé that refer to blocks, by block. */
export const itemsOf = ({ sections }: ResumeDocument): ReadonlyMap<string, EventReference> =>
  new Map(
    sections.flatMap((section) =>
      'items' in section && section.kind !== 'custom' ? section.items.map((item) => [item.eventId, item] as const) : [],
    ),
  );

/** An item that shows the chosen entries in their order. What the base says differently about the block stays. */
function itemOf(event: Wordable, { entryIds }: TailorChoice, base: EventReference | undefined): EventReference {
  const shown = listFields.flatMap((list) => listIn(event, list) ?? []).map(({ id }) => id);
  const chosen = entryIds.filter((id) => shown.includes(id));
  const override = base?.override ?? noOverride;
  // Of entries that another wording of the block has, nothing is said here.
  const others = override.hidden.filter((id) => !shown.includes(id));
  const isAsBlock = shown.join() === chosen.join();
  const next = {
    ...override,
    hidden: [...others, ...shown.filter((id) => !chosen.includes(id))],
    order: isAsBlock ? [] : chosen,
  };
  const saysNothing = [next.lines, next.entries, next.hidden, next.order].every((list) => list.length === 0);
  const item = base?.variantId === undefined ? { eventId: event.id } : { eventId: event.id, variantId: base.variantId };
  return saysNothing ? item : { ...item, override: next };
}

/**
 * A résumé that shows what was chosen: references with what is hidden and in which order, never copies. Everything else
 * (contact, summary, own sections, design) is the base's. `events` are in the words that the base shows (`wordedFor`).
 */
export function tailoredDocument(
  base: ResumeDocument,
  choices: readonly TailorChoice[],
  events: ResumeEvents,
): ResumeDocument {
  const known = itemsOf(base);
  const chosenOf = (kind: EventSectionKind): readonly EventReference[] => {
    const byId = new Map(eventsIn(events, kind).map((event) => [event.id, event]));
    return choices.flatMap((choice) => {
      const event = byId.get(choice.eventId);
      return event === undefined ? [] : [itemOf(event, choice, known.get(choice.eventId))];
    });
  };
  const filled = new Set<EventSectionKind>();
  const sections = base.sections.map((section) => {
    if (section.kind === 'summary' || section.kind === 'custom') return section;
    // The first section of a kind takes them all: a proposal knows nothing of how a second one was meant.
    const items = filled.has(section.kind) ? [] : chosenOf(section.kind);
    filled.add(section.kind);
    return { ...section, items, visible: section.visible || items.length > 0 } satisfies EventSection;
  });
  return { ...base, sections };
}

/** Blocks in the words that a résumé shows, with all of their entries: also those that it hides, in the blocks' own order. */
export function wordedFor(base: ResumeDocument, events: ResumeEvents): ResumeEvents {
  const items = itemsOf(base);
  const shown = <Event extends Wordable>(event: Event): Event => {
    const item = items.get(event.id) ?? { eventId: event.id };
    const override = item.override && { ...item.override, hidden: [], order: [] };
    return worded(event, { ...item, ...(override && { override }) }, base.wording ?? usualWording);
  };
  return {
    work: events.work.map(shown),
    education: events.education.map(shown),
    skills: events.skills.map(shown),
  };
}
