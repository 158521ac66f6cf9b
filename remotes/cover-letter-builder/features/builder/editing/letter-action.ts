import type { ItemChange, EditAction as ActionOn, HeadedAction } from '@shared/builder';
import type {
  LetterDate,
  LetterDocument,
  LetterPart,
  LetterRecipient,
  LetterSignature,
  LetterVariable,
  ResumeDesign,
  LinkedJob,
} from '@shared/documents';

/** The single lines around the paragraphs. */
export type LetterLine = 'subject' | 'salutation' | 'closing';

/** The changes a letter can make to the text of a paragraph block. */
export type PartChange = Extract<ItemChange, { what: 'line' | 'keep line' }>;

/**
 * Every action that only letters have. Positions (`to`) count from 0. Each type has a label under `undo.step` in the
 * locale file. For types that are sent on every keystroke, `letter-editor.ts` says which of them form one undo step.
 */
export type LetterAction =
  | HeadedAction
  /** The job's company also fills the recipient's company if that is empty. */
  | { readonly type: 'tie job'; readonly job: LinkedJob | null }
  | { readonly type: 'set recipient'; readonly field: keyof LetterRecipient; readonly text: string }
  | { readonly type: 'set date'; readonly date: LetterDate }
  | { readonly type: 'set line'; readonly line: LetterLine; readonly text: string }
  | { readonly type: 'set signature'; readonly signature: LetterSignature | null }
  /** Without `to`, the part is added at the end. */
  | { readonly type: 'add part'; readonly part: LetterPart; readonly to?: number }
  | { readonly type: 'write part'; readonly id: string; readonly text: string }
  | { readonly type: 'override part'; readonly id: string; readonly change: PartChange }
  /** A null `variantId` means the language and length of the letter. */
  | { readonly type: 'word part'; readonly id: string; readonly variantId: string | null }
  /** Replaces text written in the letter with a reference to the block it was saved as. */
  | { readonly type: 'keep part'; readonly id: string; readonly eventId: string }
  | { readonly type: 'move part'; readonly id: string; readonly to: number }
  | { readonly type: 'remove part'; readonly id: string }
  /** An empty `text` resets the variable to the value from the job, the recipient, or the profile. */
  | { readonly type: 'set fill'; readonly name: LetterVariable; readonly text: string }
  /** `design` is the design of the résumé `resumeId`. If `resumeId` is null, it becomes the letter's own. */
  | { readonly type: 'follow design'; readonly resumeId: string | null; readonly design: ResumeDesign };

/** Every action on a letter in the builder. */
export type EditAction = ActionOn<LetterDocument, LetterAction>;
