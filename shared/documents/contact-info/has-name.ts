import type { ContactInfo } from '../resume-document.ts';

/** Whether the contact info names a person. A profile without a name is filled by the first contact info that has one. */
export const hasName = ({ firstName, lastName }: Pick<ContactInfo, 'firstName' | 'lastName'>): boolean =>
  Boolean(firstName?.trim()) || Boolean(lastName?.trim());
