import { ValidationError } from 'yup';
import { cleanLine } from '../../../shared/documents/text/clean-text.ts';
import { type ContactInfoFields, contactInfoRules } from '../../../shared/documents/contact-info/contact-info-rules.ts';
import type { ContactInfo } from '../../../shared/documents/resume-document.ts';
import type { InputReader } from './reader.ts';

const readField = (value: string | null | undefined): string | null => (value ? cleanLine(value).trim() || null : null);

/**
 * Reads contact info that was stored earlier, to compare it. No rule applies to it, because rules change and the profile
 * of a guest has no email address.
 */
export const readFormerContactInfo = (input: ContactInfoFields): ContactInfo => ({
  firstName: input.firstName || null,
  lastName: input.lastName || null,
  email: input.email,
  phone: input.phone || null,
  linkedin: input.linkedin || null,
  addressOne: input.addressOne || null,
  addressTwo: input.addressTwo || null,
  city: input.city || null,
  state: input.state || null,
  zip: input.zip || null,
  country: input.country || null,
});

/** Reads contact info by the rules of product.md §5. An empty field becomes null. */
export function readContactInfo(reader: InputReader, input: ContactInfoFields): ContactInfo {
  const contact: ContactInfo = {
    firstName: readField(input.firstName),
    lastName: readField(input.lastName),
    email: readField(input.email) ?? '',
    phone: readField(input.phone),
    linkedin: readField(input.linkedin),
    addressOne: readField(input.addressOne),
    addressTwo: readField(input.addressTwo),
    city: readField(input.city),
    state: readField(input.state),
    zip: readField(input.zip),
    country: readField(input.country),
  };
  try {
    contactInfoRules.validateSync(contact, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) reader.refuse(path ?? '', message);
  }
  return contact;
}
