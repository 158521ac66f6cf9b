import type {
  CustomSection,
  EventReference,
  EventSection,
  ResumeDesign,
  ResumeDocument,
  ResumeSection,
  Wording,
} from '@shared/documents';
import { moved } from '@shared/lists';
import { changeItem, type ChangeOfItem } from './change-of-item.ts';
import type { Draft } from './draft.ts';
import type { DesignPatch, EditAction } from './edit-action.ts';
import { without } from './without.ts';

/** Choices that are taken back are left out, as in a design that never had them. */
function changedDesign(design: ResumeDesign, patch: DesignPatch): ResumeDesign {
  const changed = Object.entries({ ...design, ...patch }).filter(([, value]) => value !== undefined);
  return { template: design.template, paper: design.paper, ...Object.fromEntries(changed) };
}

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

function editEvents(section: EventSection, action: EditAction): EventSection {
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

function editItems(section: CustomSection, action: EditAction): CustomSection {
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

function editSection(section: ResumeSection, action: EditAction): ResumeSection {
  if (action.type === 'rename section') return { ...section, title: action.title };
  if (action.type === 'show section') return { ...section, visible: action.visible };
  if (section.kind === 'summary') return action.type === 'set summary' ? { ...section, text: action.text } : section;
  return section.kind === 'custom' ? editItems(section, action) : editEvents(section, action);
}

function editDocument(document: ResumeDocument, action: EditAction): ResumeDocument {
  const { sections, links } = document;
  switch (action.type) {
    case 'set contact':
      return { ...document, contact: action.contact };
    case 'set headline':
      return { ...document, headline: action.headline };
    case 'change design':
    case 'fit to page':
      return { ...document, design: changedDesign(document.design, action.patch) };
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

/** The résumé after `action`; pure, and quiet about sections, blocks and items that are not there (any more). */
export function editDraft(draft: Draft, action: EditAction): Draft {
  if (action.type === 'replace') return action.draft;
  if (action.type === 'rename') return { ...draft, title: action.title };
  return { ...draft, document: editDocument(draft.document, action) };
}
