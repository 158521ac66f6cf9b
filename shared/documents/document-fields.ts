/** The fields that résumés and letters have in common: the header, the wording, references to blocks. */
import { itemOverride } from './overrides/parse-override.ts';
import type { ContactInfo, HeaderLink } from './resume-document.ts';
import { resumeLimits } from './resume-limits.ts';
import { canonicalLanguage } from './variants/language.ts';
import { type VariantKey, wordingLengths } from './variants/variant.ts';
import { hasForeignScheme, parseWebLink } from './text/web-link.ts';
import { eventName } from './parsing/event-name.ts';
import { fields, identifier, line, list, nullable, oneOf, type Read } from './parsing/read.ts';

export const shortLine = line(resumeLimits.line);

/** Whatever is being typed as an address, except one that leads anywhere but to the web. */
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

/** Contact info that the document has of its own; null is the profile's. */
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
/** Which variants of its blocks a document shows. */
export const wording = fields<VariantKey>({ length: nullable(oneOf(wordingLengths)), language: nullable(language) });

/** What a reference to a block may say about it besides its name. */
export const ofBlock = { variantId: eventName, override: itemOverride };
