import { ValidationError } from 'yup';
import { cleanLine } from '../../../shared/documents/text/clean-text.ts';
import { type ContactInfoFields, contactInfoRules } from '../../../shared/documents/contact-info/contact-info-rules.ts';
import type { ContactInfo } from '../../../shared/documents/resume-document.ts';
import type { InputReader } from './reader.ts';

const filled = (value: string | null | undefined): string | null => (value ? cleanLine(value).trim() || null : null);

/** Checks the rules of product.md §5; an empty field becomes null. */
export function readContactInfo(reader: InputReader, input: ContactInfoFields): ContactInfo {
  const contact: ContactInfo = {
    firstName: filled(input.firstName),
    lastName: filled(input.lastName),
    email: filled(input.email) ?? '',
    phone: filled(input.phone),
    linkedin: filled(input.linkedin),
    addressOne: filled(input.addressOne),
    addressTwo: filled(input.addressTwo),
    city: filled(input.city),
    state: filled(input.state),
    zip: filled(input.zip),
    country: filled(input.country),
  };
  try {
    contactInfoRules.validateSync(contact, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) reader.refuse(path ?? '', message);
  }
  return contact;
}
