import { changedDesign, without, type DocumentEditor } from '@shared/builder';
import type {
  CustomSection,
  EventReference,
  EventSection,
  ResumeDocument,
  ResumeSection,
  Wording,
} from '@shared/documents';
import { moved } from '@shared/lists';
import { changeItem, type ChangeOfItem } from './change-of-item.ts';
import type { ResumeAction } from './edit-action.ts';
import { fieldOf } from './grouping.ts';

function movedEntry<T>(list: readonly T[], isIt: (entry: T) => boolean, to: number): readonly T[] {
  const from = list.findIndex(isIt);
  return from === -1 ? list : moved(list, from, to);
}

/** An item that says of its wording what it is told, and nothing for null. */
function wordedItem(item: EventReference, variantId: string | null): EventReference {
  return variantId === null ? without(item, 'variantId') : { ...item, variantId };
}

/** A résumé in the usual wording says nothing of it, as those that were made before there were others. */
function inWording(document: ResumeDocument, wording: Wording): ResumeDocument {
  const isUsual = wording.length === null && wording.language === null;
  return isUsual ? without(document, 'wording') : { ...document, wording };
}

/** An item that says something differently, or nothing (any more). */
function overridden(item: EventReference, change: ChangeOfItem): EventReference {
  const override = changeItem(item.override, change);
  return override === undefined ? without(item, 'override') : { ...item, override };
}

function editEvents(section: EventSection, action: ResumeAction): EventSection {
  switch (action.type) {
    case 'use event': {
      const others = section.items.filter(({ eventId }) => eventId !== action.eventId);
      if (action.used && others.length < section.items.length) return section;
      return { ...section, items: action.used ? [...others, { eventId: action.eventId }] : others };
    }
    case 'move event':
      return { ...section, items: movedEntry(section.items, ({ eventId }) => eventId === action.eventId, action.to) };
    case 'word event':
      return {
        ...section,
        items: section.items.map((item) =>
          item.eventId === action.eventId ? wordedItem(item, action.variantId) : item,
        ),
      };
    case 'override event':
      return {
        ...section,
        items: section.items.map((item) => (item.eventId === action.eventId ? overridden(item, action.change) : item)),
      };
    default:
      return section;
  }
}

function editItems(section: CustomSection, action: ResumeAction): CustomSection {
  const { items } = section;
  switch (action.type) {
    case 'add item':
      return { ...section, items: [...items, action.item] };
    case 'change item':
      return {
        ...section,
        items: items.map((item) => (item.id === action.itemId ? { ...item, ...action.patch } : item)),
      };
    case 'move item':
      return { ...section, items: movedEntry(items, ({ id }) => id === action.itemId, action.to) };
    case 'remove item':
      return { ...section, items: items.filter(({ id }) => id !== action.itemId) };
    default:
      return section;
  }
}

function editSection(section: ResumeSection, action: ResumeAction): ResumeSection {
  if (action.type === 'rename section') return { ...section, title: action.title };
  if (action.type === 'show section') return { ...section, visible: action.visible };
  if (section.kind === 'summary') return action.type === 'set summary' ? { ...section, text: action.text } : section;
  return section.kind === 'custom' ? editItems(section, action) : editEvents(section, action);
}

function editDocument(document: ResumeDocument, action: ResumeAction): ResumeDocument {
  const { sections, links } = document;
  switch (action.type) {
    case 'set contact':
      return { ...document, contact: action.contact };
    case 'set headline':
      return { ...document, headline: action.headline };
    case 'set wording':
      return inWording(document, action.wording);
    case 'set link': {
      const isKnown = links.some(({ id }) => id === action.link.id);
      const changed = links.map((link) => (link.id === action.link.id ? action.link : link));
      return { ...document, links: isKnown ? changed : [...links, action.link] };
    }
    case 'remove link':
      return { ...document, links: links.filter(({ id }) => id !== action.id) };
    case 'add section':
      return { ...document, sections: [...sections, action.section] };
    case 'move section':
      return { ...document, sections: movedEntry(sections, ({ id }) => id === action.id, action.to) };
    case 'remove section':
      return { ...document, sections: sections.filter(({ id }) => id !== action.id) };
    default:
      return {
        ...document,
        sections: sections.map((each) => ('id' in action && each.id === action.id ? editSection(each, action) : each)),
      };
  }
}

/** How a résumé is edited; quiet about sections, blocks and items that are not there (any more). */
export const resumeEditor: DocumentEditor<ResumeDocument, ResumeAction> = {
  edit: editDocument,
  redesign: (document, patch) => ({ ...document, design: changedDesign(document.design, patch) }),
  fieldOf,
};
