import type { ContactInfo, HeaderLink, VariantKey } from '@shared/documents';
import { without } from '../editing/without.ts';
import type { HeaderAction } from './header-fields.tsx';

/** What documents of all kinds say of the person, and how they are worded. */
export interface HeadedDocument {
  /** Null: the profile's contact info, as it is at any time. */
  readonly contact: ContactInfo | null;
  readonly headline: string;
  readonly links: readonly HeaderLink[];
  readonly wording?: VariantKey;
}

/** What can be done to that. */
export type HeadedAction =
  | HeaderAction
  | { readonly type: 'set contact'; readonly contact: ContactInfo | null }
  | { readonly type: 'set wording'; readonly wording: VariantKey };

const types: readonly string[] = [
  'set contact',
  'set headline',
  'set link',
  'remove link',
  'set wording',
] satisfies readonly HeadedAction['type'][];

export const isHeaded = (action: { readonly type: string }): action is HeadedAction => types.includes(action.type);

/** A document in the usual wording says nothing of it, as those that were made before there were others. */
function inWording<Document extends HeadedDocument>(document: Document, wording: VariantKey): Document {
  const isUsual = wording.length === null && wording.language === null;
  return isUsual ? (without(document, 'wording') as Document) : { ...document, wording };
}

/** The document with another header or wording; pure. */
export function editHeader<Document extends HeadedDocument>(document: Document, action: HeadedAction): Document {
  const { links } = document;
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
  }
}

/** The field that an action types into, as `DocumentEditor.fieldOf` names it. */
export function fieldOfHeader(action: HeadedAction): string | null {
  if (action.type === 'set headline') return action.type;
  return action.type === 'set link' ? `${action.type} ${action.link.id}` : null;
}
