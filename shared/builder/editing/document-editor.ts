import { fieldOfDesign, type DesignPatch } from '../design/design-patch.ts';
import type { Draft } from './draft.ts';

/** Why another draft takes the place of the one on screen; names the step when it is undone. */
export type ReplaceReason = 'other version' | 'restored version';

/** What can be done to a document of any kind. */
export type CommonAction<Document> =
  | { readonly type: 'replace'; readonly draft: Draft<Document>; readonly because: ReplaceReason }
  | { readonly type: 'rename'; readonly title: string }
  | { readonly type: 'change design' | 'fit to page'; readonly patch: DesignPatch };

/** Something that is done to a document, by a name. Each name has its words in `undo.step` of the remote's texts. */
export interface NamedAction {
  readonly type: string;
}

/** How documents of one kind are edited. */
export interface DocumentEditor<Document, Action extends NamedAction> {
  /** The document after `action`; pure, and quiet about what is not there (any more). */
  readonly edit: (document: Document, action: Action) => Document;
  /** The title after an edit, where it may follow what the document says; pure. */
  readonly titleAfter?: (title: string, before: Document, after: Document) => string;
  /** The document with other choices in its design; pure. */
  readonly redesign: (document: Document, patch: DesignPatch) => Document;
  /**
   * Names the field that an action types into: actions of the same name that follow each other without a pause are undone
   * as one. Null for what is a step of its own.
   */
  readonly fieldOf: (action: Action) => string | null;
}

/** Everything that can be done to a draft. */
export type EditAction<Document, Action extends NamedAction> = CommonAction<Document> | Action;

const common: readonly string[] = ['replace', 'rename', 'change design', 'fit to page'];

export const isCommon = <Document>(action: NamedAction): action is CommonAction<Document> =>
  common.includes(action.type);

/** The draft after `action`. */
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

/** The field that an action types into, as `DocumentEditor.fieldOf` names it. */
export function fieldOf<Document, Action extends NamedAction>(
  editor: DocumentEditor<Document, Action>,
  action: EditAction<Document, Action>,
): string | null {
  if (!isCommon<Document>(action)) return editor.fieldOf(action);
  if (action.type === 'rename') return action.type;
  return action.type === 'change design' ? fieldOfDesign(action.patch) : null;
}
