import {
  patchDesign,
  editHeader,
  isHeaded,
  moveEntry,
  changeOverride,
  chooseItemVariant,
  type DocumentEditor,
} from '@shared/builder';
import type { CustomSection, EventSection, ResumeDocument, ResumeSection } from '@shared/documents';
import type { ResumeAction } from './edit-action.ts';
import { fieldOf } from './grouping.ts';

function editEvents(section: EventSection, action: ResumeAction): EventSection {
  switch (action.type) {
    case 'use event': {
      const others = section.items.filter(({ eventId }) => eventId !== action.eventId);
      if (action.used && others.length < section.items.length) return section;
      return { ...section, items: action.used ? [...others, { eventId: action.eventId }] : others };
    }
    case 'move event':
      return { ...section, items: moveEntry(section.items, ({ eventId }) => eventId === action.eventId, action.to) };
    case 'word event':
      return {
        ...section,
        items: section.items.map((item) =>
          item.eventId === action.eventId ? chooseItemVariant(item, action.variantId) : item,
        ),
      };
    case 'override event':
      return {
        ...section,
        items: section.items.map((item) =>
          item.eventId === action.eventId ? changeOverride(item, action.change) : item,
        ),
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
      return { ...section, items: moveEntry(items, ({ id }) => id === action.itemId, action.to) };
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
  if (isHeaded(action)) return editHeader(document, action);
  const { sections } = document;
  switch (action.type) {
    case 'add section':
      return { ...document, sections: [...sections, action.section] };
    case 'move section':
      return { ...document, sections: moveEntry(sections, ({ id }) => id === action.id, action.to) };
    case 'remove section':
      return { ...document, sections: sections.filter(({ id }) => id !== action.id) };
    default:
      return {
        ...document,
        sections: sections.map((each) => ('id' in action && each.id === action.id ? editSection(each, action) : each)),
      };
  }
}

/** Edits a résumé. Actions that refer to sections, blocks, or items that no longer exist are ignored. */
export const resumeEditor: DocumentEditor<ResumeDocument, ResumeAction> = {
  edit: editDocument,
  redesign: (document, patch) => ({ ...document, design: patchDesign(document.design, patch) }),
  fieldOf,
};
