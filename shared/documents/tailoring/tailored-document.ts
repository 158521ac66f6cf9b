import type { ResumeEvents } from '../compose-resume.ts';
import { noOverride } from '../overrides/override.ts';
import { knownEntries } from '../overrides/item-view.ts';
import type { EventReference, EventSection, EventSectionKind, ResumeDocument } from '../resume-document.ts';
import type { Wordable } from '../variants/choice-for.ts';
import type { TailorChoice } from './tailoring.ts';

const eventsIn = (events: ResumeEvents, kind: EventSectionKind): readonly Wordable[] =>
  ({ work: events.work, education: events.education, skills: events.skills })[kind];

/** An item that shows the chosen entries in their order. What the base says differently about the block stays. */
function itemOf(event: Wordable, { entryIds }: TailorChoice, base: EventReference | undefined): EventReference {
  const chosen = new Set(entryIds);
  const override = base?.override ?? noOverride;
  const hidden = [...knownEntries(event)].filter((id) => !chosen.has(id));
  const isAsBlock = hidden.length === 0 && [...knownEntries(event)].join() === entryIds.join();
  const next = { ...override, hidden, order: isAsBlock ? [] : [...entryIds] };
  const saysNothing = isAsBlock && override.lines.length === 0 && override.entries.length === 0;
  const item = base?.variantId === undefined ? { eventId: event.id } : { eventId: event.id, variantId: base.variantId };
  return saysNothing ? item : { ...item, override: next };
}

/**
 * A résumé that shows what was chosen: references with what is hidden and in which order, never copies. Everything else
 * (contact, summary, own sections, design) is the base's.
 */
export function tailoredDocument(
  base: ResumeDocument,
  choices: readonly TailorChoice[],
  events: ResumeEvents,
): ResumeDocument {
  const known = new Map(
    base.sections.flatMap((section) =>
      'items' in section && section.kind !== 'custom' ? section.items.map((item) => [item.eventId, item] as const) : [],
    ),
  );
  const itemsOf = (kind: EventSectionKind): readonly EventReference[] => {
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
    const items = filled.has(section.kind) ? [] : itemsOf(section.kind);
    filled.add(section.kind);
    return { ...section, items, visible: section.visible || items.length > 0 } satisfies EventSection;
  });
  return { ...base, sections };
}
