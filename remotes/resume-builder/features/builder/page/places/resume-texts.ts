import { headerTexts, type ContentPlace, type PlacedText } from '@shared/builder';
import {
  defaultVariantKey,
  resolveItem,
  type ComposedResume,
  type ComposedEntry,
  type ComposedGroup,
  type CustomItem,
  type ResolvedItem,
  type ResumeDocument,
  type ResumeEvents,
  type EventWithVariants,
} from '@shared/documents';

interface Written {
  readonly composed: ComposedResume;
  readonly document: ResumeDocument;
  readonly events: ResumeEvents;
}

/** The source of an entry or a group: the field or list entry that each of its texts comes from. */
interface Source {
  readonly partOf: (text: string) => string | undefined;
  readonly dates: string;
  readonly points: readonly string[];
}

const printed = (text: string): string => text.replace(/\s+/g, ' ').trim();
const isPrinted = ({ text }: { readonly text: string }): boolean => printed(text) !== '';

function sourceOfItem(item: CustomItem): Source {
  const { title, subtitle, location, link, text } = item;
  const fields = { title, subtitle, location, link, text };
  return {
    partOf: (wanted) => Object.entries(fields).find(([, value]) => printed(value).includes(wanted))?.[0] ?? 'text',
    dates: 'dates',
    points: item.points.filter(isPrinted).map(({ id }) => id),
  };
}

function sourceOfBlock({ lines, lists }: ResolvedItem): Source {
  const shown = lists.flatMap(({ list, entries }) =>
    entries.filter((entry) => !entry.hidden && isPrinted(entry)).map((entry) => ({ ...entry, list })),
  );
  const inLine = (wanted: string) => lines.find(({ text }) => text !== '' && wanted.includes(printed(text)))?.field;
  const inEntry = (wanted: string) => shown.find(({ text }) => wanted.includes(printed(text)))?.id;
  return {
    partOf: (wanted) => inLine(wanted) ?? inEntry(wanted),
    dates: lines.some(({ field, text }) => field === 'startDate' && text !== '') ? 'startDate' : 'endDate',
    points: shown.filter(({ list }) => list !== 'coursework').map(({ id }) => id),
  };
}

const piecesOfEntry = (entry: ComposedEntry, sectionId: string, source: Source | undefined): readonly PlacedText[] => {
  const at = (part: string | undefined): ContentPlace => ({ sectionId, itemId: entry.id, part });
  const { title, subtitle, location, dates, link, paragraphs, points } = entry;
  const texts = [title, subtitle, location, ...paragraphs].map((text) => ({ text, place: at(source?.partOf(text)) }));
  return [
    ...texts,
    { text: dates, place: at(source?.dates) },
    { text: link?.text ?? '', place: at('link') },
    ...points.map((text, index) => ({ text, place: at(source?.points[index]) })),
  ];
};

const piecesOfGroup = (group: ComposedGroup, sectionId: string, source: Source | undefined): readonly PlacedText[] => [
  { text: group.name, place: { sectionId, itemId: group.id, part: source?.partOf(group.name) } },
  {
    // The skills of a group are printed on one line.
    text: group.items.join(', '),
    place: { sectionId, itemId: group.id, part: source?.points[0] ?? source?.partOf(group.items[0] ?? '') },
  },
];

/** Returns every text on the pages in document order, with the field in the content pane that it comes from. */
export function resumeTexts({ composed, document, events }: Written): readonly PlacedText[] {
  const blocks = new Map<string, EventWithVariants>(
    [...events.work, ...events.education, ...events.skills].map((event) => [event.id, event]),
  );
  const inSections = composed.sections.flatMap((section): readonly PlacedText[] => {
    const written = document.sections.find(({ id }) => id === section.id);
    const sectionId = section.id;
    const sourceOf = (itemId: string): Source | undefined => {
      if (written === undefined || written.kind === 'summary') return undefined;
      if (written.kind === 'custom') {
        const item = written.items.find(({ id }) => id === itemId);
        return item && sourceOfItem(item);
      }
      const item = written.items.find(({ eventId }) => eventId === itemId);
      const block = blocks.get(itemId);
      return item && block && sourceOfBlock(resolveItem(block, item, document.wording ?? defaultVariantKey));
    };
    const title: PlacedText = { text: section.title, place: { sectionId, part: 'section title' } };
    switch (section.kind) {
      case 'text':
        return [title, ...section.paragraphs.map((text) => ({ text, place: { sectionId, part: 'text' } }))];
      case 'entries':
        return [title, ...section.entries.flatMap((entry) => piecesOfEntry(entry, sectionId, sourceOf(entry.id)))];
      case 'groups':
        return [title, ...section.groups.flatMap((group) => piecesOfGroup(group, sectionId, sourceOf(group.id)))];
    }
  });
  return [...headerTexts(composed, document.links), ...inSections].filter(isPrinted);
}
