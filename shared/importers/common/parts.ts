import type { ContactInfo } from '../../documents/resume-document.ts';

/** Helpers that several readers of files share. */

export const orNull = (text: string): string | null => (text === '' ? null : text);

/** Wraps texts as accomplishments. */
export const described = (texts: readonly string[]): readonly { readonly description: string }[] =>
  texts.map((description) => ({ description }));

/** Joins the parts that are not empty. */
export const listed = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

/**
 * Splits a name: the last word becomes the last name, the rest the first name. Printed together they are the original
 * name.
 */
export function splitName(name: string): Pick<ContactInfo, 'firstName' | 'lastName'> {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const last = words.length > 1 ? (words.pop() ?? null) : null;
  return { firstName: orNull(words.join(' ')), lastName: last };
}

/** Whether contact info has any content. */
export const hasContactContent = (contact: ContactInfo): boolean =>
  Object.values(contact).some((value: string | null) => value !== null && value !== '');
