import type { ResumeDesign } from '../design/resume-design.ts';
import { documentWords } from '../document-words.ts';
import { standardTemplate, defaultPaper } from '../new-resume.ts';
import type { LetterDocument, LetterPart, LetterRecipient, LinkedJob } from './letter-document.ts';

export interface NewLetter {
  /** BCP 47. It determines the salutation and the closing. */
  readonly language: string;
  /** Defaults to one empty paragraph. */
  readonly parts?: readonly LetterPart[];
  readonly job?: LinkedJob | null;
  readonly recipient?: Partial<LetterRecipient>;
  /** The résumé whose design the letter follows. */
  readonly resume?: { readonly id: string; readonly design: ResumeDesign };
}

const emptyPart: LetterPart = { kind: 'written', id: 'first', text: '' };

/** Creates a letter with the salutation and closing of its language, ready to be written. */
export function newLetter({ language, parts = [emptyPart], job = null, recipient, resume }: NewLetter): LetterDocument {
  const { salutation, closing } = documentWords(language).letter;
  return {
    contact: null,
    headline: '',
    links: [],
    recipient: { name: '', title: '', company: job?.company ?? '', address: '', ...recipient },
    date: { kind: 'today' },
    subject: '',
    salutation,
    parts,
    closing,
    signature: { kind: 'typed', text: '' },
    design: resume?.design ?? { template: standardTemplate, paper: defaultPaper(language), smartPunctuation: true },
    designOf: resume?.id ?? null,
    job,
    fills: {},
  };
}
