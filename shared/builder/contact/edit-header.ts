import type { ContactInfo, HeaderLink, VariantKey } from '@shared/documents';
import { omit } from '../editing/edit-items.ts';
import type { HeaderAction } from './header-fields.tsx';
import type { LinkAction } from './link-rows.tsx';

/** The header and the variant choice, which documents of all kinds have. */
export interface HeadedDocument {
  /** Null while the document follows the profile's contact info. */
  readonly contact: ContactInfo | null;
  readonly headline: string;
  readonly links: readonly HeaderLink[];
  readonly wording?: VariantKey;
}

/** The actions that edit a `HeadedDocument`. */
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

/** Tells whether an action edits the header or the variant choice, and not the rest of a document. */
export const isHeaded = (action: { readonly type: string }): action is HeadedAction => types.includes(action.type);

/** Omits the variant choice when it is the default, like documents that were made before variants existed. */
function inWording<Document extends HeadedDocument>(document: Document, wording: VariantKey): Document {
  const isUsual = wording.length === null && wording.language === null;
  return isUsual ? (omit(document, 'wording') as Document) : { ...document, wording };
}

/** Returns the links with one of them set, added, or removed; pure. */
export function editLinks(links: readonly HeaderLink[], action: LinkAction): readonly HeaderLink[] {
  if (action.type === 'remove link') return links.filter(({ id }) => id !== action.id);
  const isKnown = links.some(({ id }) => id === action.link.id);
  const changed = links.map((link) => (link.id === action.link.id ? action.link : link));
  return isKnown ? changed : [...links, action.link];
}

/** Returns the document with its header or variant choice edited; pure. */
export function editHeader<Document extends HeadedDocument>(document: Document, action: HeadedAction): Document {
  switch (action.type) {
    case 'set contact':
      return { ...document, contact: action.contact };
    case 'set headline':
      return { ...document, headline: action.headline };
    case 'set wording':
      return inWording(document, action.wording);
    case 'set link':
    case 'remove link':
      return { ...document, links: editLinks(document.links, action) };
  }
}

/** Names the field that an action types into, as `DocumentEditor.fieldOf` does. */
export function fieldOfHeader(action: HeadedAction): string | null {
  if (action.type === 'set headline') return action.type;
  return action.type === 'set link' ? `${action.type} ${action.link.id}` : null;
}
