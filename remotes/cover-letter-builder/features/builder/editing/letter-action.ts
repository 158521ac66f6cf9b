import type { ChangeOfItem, EditAction as ActionOn, HeadedAction } from '@shared/builder';
import type {
  LetterDate,
  LetterDocument,
  LetterPart,
  LetterRecipient,
  LetterSignature,
  LetterVariable,
  ResumeDesign,
  TiedJob,
} from '@shared/documents';

/** The lines around the paragraphs. */
export type LetterLine = 'subject' | 'salutation' | 'closing';

/** What of a paragraph block a letter says differently from now on. */
export type ChangeOfPart = Extract<ChangeOfItem, { what: 'line' | 'keep line' }>;

/**
 * Everything that can be done to a letter alone. Places (`to`) count from 0. Each type has its words in `undo.step` of the
 * locale file, and those that come with every key say in `letter-editor.ts` what belongs to one step.
 */
export type LetterAction =
  | HeadedAction
  /** What is known of the job goes into the recipient's company where that is empty. */
  | { readonly type: 'tie job'; readonly job: TiedJob | null }
  | { readonly type: 'set recipient'; readonly field: keyof LetterRecipient; readonly text: string }
  | { readonly type: 'set date'; readonly date: LetterDate }
  | { readonly type: 'set line'; readonly line: LetterLine; readonly text: string }
  | { readonly type: 'set signature'; readonly signature: LetterSignature | null }
  /** Without `to`, at the end. */
  | { readonly type: 'add part'; readonly part: LetterPart; readonly to?: number }
  | { readonly type: 'write part'; readonly id: string; readonly text: string }
  | { readonly type: 'override part'; readonly id: string; readonly change: ChangeOfPart }
  /** `variantId` null: as the letter words it. */
  | { readonly type: 'word part'; readonly id: string; readonly variantId: string | null }
  /** What was written here has become a block. */
  | { readonly type: 'keep part'; readonly id: string; readonly eventId: string }
  | { readonly type: 'move part'; readonly id: string; readonly to: number }
  | { readonly type: 'remove part'; readonly id: string }
  /** '' goes back to what the job, the recipient and the profile say. */
  | { readonly type: 'set fill'; readonly name: LetterVariable; readonly text: string }
  /** `design` is that of the résumé `resumeId`, or for null the letter's own from now on. */
  | { readonly type: 'follow design'; readonly resumeId: string | null; readonly design: ResumeDesign };

/** Everything that can be done to a letter that is being edited. */
export type EditAction = ActionOn<LetterDocument, LetterAction>;
