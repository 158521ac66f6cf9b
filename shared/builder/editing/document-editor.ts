import { fieldOfDesign, type DesignPatch } from '../design/design-patch.ts';
import type { Draft } from './draft.ts';

/** Why another draft replaces the one on screen; names the step in the undo history. */
export type ReplaceReason = 'other version' | 'restored version';

/** The actions that apply to a document of any kind. */
export type CommonAction<Document> =
  | { readonly type: 'replace'; readonly draft: Draft<Document>; readonly because: ReplaceReason }
  | { readonly type: 'rename'; readonly title: string }
  | { readonly type: 'change design' | 'fit to page'; readonly patch: DesignPatch };

/** A named action on a document. Each name has its label in `undo.step` of the remote's texts. */
export interface NamedAction {
  readonly type: string;
}

/** How documents of one kind are edited. */
export interface DocumentEditor<Document, Action extends NamedAction> {
  /** Returns the document after `action`; pure. An action on an element that no longer exists changes nothing. */
  readonly edit: (document: Document, action: Action) => Document;
  /** Returns the title after an edit, for kinds whose title follows the content; pure. */
  readonly titleAfter?: (title: string, before: Document, after: Document) => string;
  /** Returns the document with the patch applied to its design; pure. */
  readonly redesign: (document: Document, patch: DesignPatch) => Document;
  /**
   * Names the field that an action types into: consecutive actions on the same field without a pause are undone as one
   * step. Null for an action that is a step of its own.
   */
  readonly fieldOf: (action: Action) => string | null;
}

/** All actions that apply to a draft. */
export type EditAction<Document, Action extends NamedAction> = CommonAction<Document> | Action;

const common: readonly string[] = ['replace', 'rename', 'change design', 'fit to page'];

/** Tells whether an action applies to documents of every kind. */
export const isCommon = <Document>(action: NamedAction): action is CommonAction<Document> =>
  common.includes(action.type);

/** Returns the draft after `action`. */
export function editDraft<Document, Action extends NamedAction>(
  editor: DocumentEditor<Document, Action>,
  draft: Draft<Document>,
  action: EditAction<Document, Action>,
): Draft<Document> {
  if (!isCommon<Document>(action)) {
    const document = editor.edit(draft.document, action);
    return { title: editor.titleAfter?.(draft.title, draft.document, document) ?? draft.title, document };
  }
  switch (action.type) {
    case 'replace':
      return action.draft;
    case 'rename':
      return { ...draft, title: action.title };
    default:
      return { ...draft, document: editor.redesign(draft.document, action.patch) };
  }
}

/** Names the field that an action types into, as `DocumentEditor.fieldOf` does. */
export function fieldOf<Document, Action extends NamedAction>(
  editor: DocumentEditor<Document, Action>,
  action: EditAction<Document, Action>,
): string | null {
  if (!isCommon<Document>(action)) return editor.fieldOf(action);
  if (action.type === 'rename') return action.type;
  return action.type === 'change design' ? fieldOfDesign(action.patch) : null;
}
