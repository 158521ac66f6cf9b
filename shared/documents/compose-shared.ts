import { composeResume, type ResumeToCompose } from './compose-resume.ts';
import type { ComposedResume } from './composed-document.ts';
import type { ContactInfo } from './resume-document.ts';

/** Which parts of the contact info a link keeps to itself (decisions.md "Sharing"). */
export interface HiddenParts {
  readonly hidesPhone: boolean;
  readonly hidesEmail: boolean;
  readonly hidesAddress: boolean;
}

function without(contact: ContactInfo, { hidesPhone, hidesEmail, hidesAddress }: HiddenParts): ContactInfo {
  return {
    ...contact,
    ...(hidesPhone && { phone: null }),
    ...(hidesEmail && { email: '' }),
    ...(hidesAddress && { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null }),
  };
}

/** The document as a link shows it: what is hidden is in none of its outputs. */
export function composeShared(source: ResumeToCompose, hidden: HiddenParts): ComposedResume {
  const { document, contact } = source;
  return composeResume({
    ...source,
    contact: contact && without(contact, hidden),
    document: { ...document, contact: document.contact && without(document.contact, hidden) },
  });
}
