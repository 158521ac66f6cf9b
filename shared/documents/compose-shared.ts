import { composeResume, type ResumeToCompose } from './compose-resume.ts';
import type { ComposedLetter, ComposedResume } from './composed-document.ts';
import { composeLetter, type LetterToCompose } from './letter/compose-letter.ts';
import type { ContactInfo } from './resume-document.ts';

/** Which parts of the contact info a shared link hides (decisions.md "Sharing"). */
export interface HiddenParts {
  readonly hidesPhone: boolean;
  readonly hidesEmail: boolean;
  readonly hidesAddress: boolean;
}

/** The documents that one shared link shows. */
export interface SharedDocuments {
  readonly resume: ComposedResume | undefined;
  readonly letter: ComposedLetter | undefined;
}

interface HasContact {
  readonly contact: ContactInfo | null;
}

const withoutParts = (
  contact: ContactInfo | null,
  { hidesPhone, hidesEmail, hidesAddress }: HiddenParts,
): ContactInfo | null =>
  contact && {
    ...contact,
    ...(hidesPhone && { phone: null }),
    ...(hidesEmail && { email: '' }),
    ...(hidesAddress && { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null }),
  };

/** Removes the hidden parts from the profile's contact info and from the document's own. */
const hiding = <Source extends HasContact & { readonly document: HasContact }>(
  source: Source,
  hidden: HiddenParts,
): Source => ({
  ...source,
  contact: withoutParts(source.contact, hidden),
  document: { ...source.document, contact: withoutParts(source.document.contact, hidden) },
});

/** Composes the documents that a shared link shows. Hidden contact info appears in none of their outputs. */
export const composeShared = (
  sources: { readonly resume?: ResumeToCompose | undefined; readonly letter?: LetterToCompose | undefined },
  hidden: HiddenParts,
): SharedDocuments => ({
  resume: sources.resume && composeResume(hiding(sources.resume, hidden)),
  letter: sources.letter && composeLetter(hiding(sources.letter, hidden)),
});
