/** Readers of the fields that résumés and letters share: the header, the wording, and references to blocks. */
import { itemOverride } from './overrides/parse-override.ts';
import type { ContactInfo, HeaderLink } from './resume-document.ts';
import { resumeLimits } from './resume-limits.ts';
import { canonicalLanguage } from './variants/language.ts';
import { type VariantKey, variantLengths } from './variants/variant.ts';
import { hasForeignScheme, parseWebLink } from './text/web-link.ts';
import { eventName, fields, identifier, line, list, nullable, oneOf, type Read } from './parsing/read.ts';

export const shortLine = line(resumeLimits.line);

/** Reads an address that may still be incomplete, and refuses one with a scheme other than http or https. */
export const looseLink: Read<string> = (value, path, problems) => {
  const link = line(resumeLimits.link)(value, path, problems);
  if (!hasForeignScheme(link)) return link;
  problems.push({ path, message: 'is not an http or https address' });
  return '';
};

const webLink: Read<string> = (value, path, problems) => {
  const link = line(resumeLimits.link)(value, path, problems);
  if (parseWebLink(link) === link) return link;
  problems.push({ path, message: 'is not an absolute http or https address' });
  return '';
};

/** Reads the document's own contact info; null means the profile's. */
export const contact = nullable(
  fields<ContactInfo>({
    firstName: nullable(shortLine),
    lastName: nullable(shortLine),
    email: shortLine,
    phone: nullable(shortLine),
    linkedin: nullable(looseLink),
    addressOne: nullable(shortLine),
    addressTwo: nullable(shortLine),
    city: nullable(shortLine),
    state: nullable(shortLine),
    zip: nullable(shortLine),
    country: nullable(shortLine),
  }),
);

export const links = list(fields<HeaderLink>({ id: identifier, label: shortLine, url: webLink }), resumeLimits.links);

const language: Read<string> = (value, path, problems) => {
  const tag = typeof value === 'string' ? canonicalLanguage(value) : undefined;
  if (tag === undefined) problems.push({ path, message: 'is not a language tag (BCP 47)' });
  return tag ?? '';
};
/** Reads which variants of its blocks a document shows. */
export const variantKey = fields<VariantKey>({ length: nullable(oneOf(variantLengths)), language: nullable(language) });

/** The optional fields of a reference to a block. */
export const ofBlock = { variantId: eventName, override: itemOverride };
