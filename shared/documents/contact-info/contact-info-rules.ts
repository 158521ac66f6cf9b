/** The contact info rules and messages of product.md §5, once for the form and for the server. */
import { object, type ObjectSchema, string, type StringSchema } from 'yup';
import type { ContactInfo } from '../resume-document.ts';
import { resumeLimits } from '../resume-limits.ts';
import { parseWebLink } from '../text/web-link.ts';

export const contactInfoMessages = {
  emailRequired: 'Please enter your email.',
  emailInvalid: 'Please enter a valid email',
  phone: 'Please enter a valid phone number, including area code.',
  url: 'Please enter a valid URL',
  zip: 'Enter a 5-digit ZIP code or ZIP+4 format (e.g., 12345 or 12345-6789).',
  tooLong: `Please use at most ${resumeLimits.line} characters.`,
} as const;

/**
 * One `@`, no spaces or brackets, and a domain of at least two labels. Deliverability only a letter can prove; this
 * finds slips of the keyboard. The parts between the dots cannot match the same text twice, so it runs in linear time.
 */
const email = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/;
export const isEmail = (text: string): boolean => email.test(text);

/** Optional `+1`, optional area code (may be in parentheses), three digits, four digits; space, dot or dash between. */
const phone = /^(?:\+?1[ .-]?)?(?:\(\d{3}\)[ .-]?|\d{3}[ .-]?)?\d{3}[ .-]?\d{4}$/;
const zip = /^\d{5}(?:-\d{4})?$/;

const line = (): StringSchema<string | null | undefined> =>
  string().nullable().trim().max(resumeLimits.line, contactInfoMessages.tooLong);

/** An empty field is an absent one: the rules speak only of what was written. */
const optional = (isValid: (text: string) => boolean, message: string): StringSchema<string | null | undefined> =>
  line().test({ name: 'shape', message, test: (value) => value == null || value === '' || isValid(value) });

/** What a form or the API hands in: every field may be absent, null or empty, except email. */
export type ContactInfoFields = {
  readonly [Key in Exclude<keyof ContactInfo, 'email'>]?: string | null | undefined;
} & {
  readonly email: string;
};

/** Casting trims; it changes nothing else. `validate(values, { abortEarly: false })` names every field that is wrong. */
export const contactInfoRules: ObjectSchema<ContactInfoFields> = object({
  firstName: line(),
  lastName: line(),
  email: string()
    .trim()
    .required(contactInfoMessages.emailRequired)
    .typeError(contactInfoMessages.emailRequired)
    .max(resumeLimits.line, contactInfoMessages.tooLong)
    .matches(email, { message: contactInfoMessages.emailInvalid, excludeEmptyString: true }),
  phone: optional((text) => phone.test(text), contactInfoMessages.phone),
  linkedin: optional((text) => parseWebLink(text) !== undefined, contactInfoMessages.url),
  addressOne: line(),
  addressTwo: line(),
  city: line(),
  state: line(),
  zip: optional((text) => zip.test(text), contactInfoMessages.zip),
  country: line(),
});
