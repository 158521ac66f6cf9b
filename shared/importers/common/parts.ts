import type { ContactInfo } from '../../documents/resume-document.ts';

/** Small steps that every reader of a file takes. */

export const orNull = (text: string): string | null => (text === '' ? null : text);

export const described = (texts: readonly string[]): readonly { readonly description: string }[] =>
  texts.map((description) => ({ description }));

/** The parts that say something, joined. */
export const listed = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

/** The last word is the family name; printed together they are the name as it was. */
export function splitName(name: string): Pick<ContactInfo, 'firstName' | 'lastName'> {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const last = words.length > 1 ? (words.pop() ?? null) : null;
  return { firstName: orNull(words.join(' ')), lastName: last };
}

/** Whether contact info says anything at all. */
export const saysWho = (contact: ContactInfo): boolean =>
  Object.values(contact).some((value: string | null) => value !== null && value !== '');
