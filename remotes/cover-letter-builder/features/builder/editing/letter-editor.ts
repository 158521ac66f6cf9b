import {
  patchDesign,
  editHeader,
  fieldOfHeader,
  isHeaded,
  moveEntry,
  changeOverride,
  textOfChange,
  omit,
  chooseItemVariant,
  type DocumentEditor,
} from '@shared/builder';
import type { LetterDocument, LetterPart, ResumeDesign, LinkedJob } from '@shared/documents';
import type { LetterAction } from './letter-action.ts';
import { titleAfter, type LetterTitles } from './letter-title.ts';

function editPart(part: LetterPart, action: LetterAction): LetterPart {
  switch (action.type) {
    case 'write part':
      return part.kind === 'written' ? { ...part, text: action.text } : part;
    case 'override part':
      return part.kind === 'block' ? changeOverride(part, action.change) : part;
    case 'word part':
      return part.kind === 'block' ? chooseItemVariant(part, action.variantId) : part;
    case 'keep part':
      return { kind: 'block', id: part.id, eventId: action.eventId };
    default:
      return part;
  }
}

function tied(document: LetterDocument, job: LinkedJob | null): LetterDocument {
  const { recipient } = document;
  const company = recipient.company.trim() === '' ? (job?.company ?? '') : recipient.company;
  return { ...document, job, recipient: { ...recipient, company } };
}

function edit(document: LetterDocument, action: LetterAction): LetterDocument {
  if (isHeaded(action)) return editHeader(document, action);
  const { parts, fills } = document;
  switch (action.type) {
    case 'tie job':
      return tied(document, action.job);
    case 'set recipient':
      return { ...document, recipient: { ...document.recipient, [action.field]: action.text } };
    case 'set date':
      return { ...document, date: action.date };
    case 'set line':
      return { ...document, [action.line]: action.text };
    case 'set signature':
      return { ...document, signature: action.signature };
    case 'add part':
      return { ...document, parts: parts.toSpliced(action.to ?? parts.length, 0, action.part) };
    case 'move part':
      return { ...document, parts: moveEntry(parts, ({ id }) => id === action.id, action.to) };
    case 'remove part':
      return { ...document, parts: parts.filter(({ id }) => id !== action.id) };
    case 'set fill':
      return {
        ...document,
        fills: action.text === '' ? omit(fills, action.name) : { ...fills, [action.name]: action.text },
      };
    case 'follow design':
      return { ...document, designOf: action.resumeId, design: action.design };
    default:
      return { ...document, parts: parts.map((part) => (part.id === action.id ? editPart(part, action) : part)) };
  }
}

function fieldOf(action: LetterAction): string | null {
  if (isHeaded(action)) return fieldOfHeader(action);
  switch (action.type) {
    case 'set recipient':
      return `${action.type} ${action.field}`;
    case 'set line':
      return `${action.type} ${action.line}`;
    case 'set fill':
      return `${action.type} ${action.name}`;
    case 'write part':
      return `${action.type} ${action.id}`;
    case 'override part':
      return textOfChange(action.change) === null ? null : `${action.type} ${action.id}`;
    case 'set signature':
      // Each stroke of a drawn signature is an undo step of its own, but typing a name is one step.
      return action.signature?.kind === 'typed' ? action.type : null;
    default:
      return null;
  }
}

/**
 * Returns the editor for letters. Changing the design turns the design the letter shows (`shownDesign`) into its own;
 * the résumé it followed does not change.
 */
export const letterEditor = (
  shownDesign: (document: LetterDocument) => ResumeDesign,
  titles: LetterTitles,
): DocumentEditor<LetterDocument, LetterAction> => ({
  edit,
  titleAfter: (title, before, after) => titleAfter(titles, title, before, after),
  redesign: (document, patch) => ({
    ...document,
    designOf: null,
    design: patchDesign(shownDesign(document), patch),
  }),
  fieldOf,
});
