/** The rules and messages for contact info (product.md §5), shared by the form and the server. */
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
 * One `@`, no spaces or brackets, and a domain of at least two labels. Only a sent email can prove that an address
 * works; this finds typing errors. The parts between the dots cannot match the same text twice, so matching takes
 * linear time.
 */
const email = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/;
/** Whether a text has the form of an email address. */
export const isEmail = (text: string): boolean => email.test(text);

/**
 * An optional `+1`, an optional area code (which may be in parentheses), three digits, and four digits, separated by a
 * space, dot, or hyphen.
 */
const phone = /^(?:\+?1[ .-]?)?(?:\(\d{3}\)[ .-]?|\d{3}[ .-]?)?\d{3}[ .-]?\d{4}$/;
const zip = /^\d{5}(?:-\d{4})?$/;

const line = (): StringSchema<string | null | undefined> =>
  string().nullable().trim().max(resumeLimits.line, contactInfoMessages.tooLong);

/** Applies a rule only to a field that was filled in: an empty field counts as absent. */
const optional = (isValid: (text: string) => boolean, message: string): StringSchema<string | null | undefined> =>
  line().test({ name: 'shape', message, test: (value) => value == null || value === '' || isValid(value) });

/** The input of a form or the API: every field may be absent, null, or empty, except the email. */
export type ContactInfoFields = {
  readonly [Key in Exclude<keyof ContactInfo, 'email'>]?: string | null | undefined;
} & {
  readonly email: string;
};

/**
 * The schema of contact info. Casting only trims; `validate(values, { abortEarly: false })` names every invalid field.
 */
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
