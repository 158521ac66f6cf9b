import type { ContactInfo } from '@shared/documents';

/** The values of the form: a string in every field. */
export type ContactInfoValues = Record<keyof ContactInfo, string>;

export const contactInfoFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'linkedin',
  'addressOne',
  'addressTwo',
  'city',
  'state',
  'zip',
  'country',
] as const satisfies readonly (keyof ContactInfo)[];

/** Returns the initial values of the form; absent values are empty. */
export function toValues(contactInfo: Partial<ContactInfo> | null): ContactInfoValues {
  const values = contactInfoFields.map((name) => [name, contactInfo?.[name] ?? '']);
  return Object.fromEntries(values) as ContactInfoValues;
}

/**
 * Returns the contact info of the form; empty values are null (product.md §3: all optional and nullable except email).
 */
export function toContactInfo(values: ContactInfoValues): ContactInfo {
  const filled = contactInfoFields.map((name) => [name, values[name].trim() === '' ? null : values[name].trim()]);
  return { ...(Object.fromEntries(filled) as Omit<ContactInfo, 'email'>), email: values.email.trim() };
}
