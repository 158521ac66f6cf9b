import { emailInText } from '../common/email-in-text.ts';
import { isEmail } from '../../documents/contact-info/contact-info-rules.ts';
import { orNull, hasContactContent, splitName } from '../common/parts.ts';
import type { ContactInfo, HeaderLink } from '../../documents/resume-document.ts';
import { resumeLimits } from '../../documents/resume-limits.ts';
import { withoutScheme } from '../../documents/text/web-link.ts';
import type { Line } from './lines.ts';
import { isPlace } from './name-words.ts';
import { linkOf, type TextSpan, textSpansOf } from './text-spans.ts';
import { type Address, readAddress } from './read-address.ts';

export interface Head {
  readonly contact: ContactInfo | null;
  readonly headline: string;
  readonly links: readonly HeaderLink[];
  /** The lines that were not recognized. */
  readonly rest: readonly Line[];
}

const phone = /^(?:\+|\(|\d)[\d\s().+/-]{6,22}\d$/;
const label =
  /^(?:e-?mail|phone|mobile|cell|tel(?:ephone)?|address|location|linkedin|github|website|web|portfolio)\s*:\s*/i;
/** An icon before a phone number, which is a letter or a sign of another font. */
const icon = /^\D (?=[+(]?\d)/;

/** Splits `Ada Byron | Programmer`, as some templates print name and headline. */
function splitTitle({ cells }: Line): { readonly name: string; readonly headline: string } {
  const [name = '', ...headline] = (cells[0]?.text ?? '').split(' | ');
  return { name, headline: headline.join(' | ') };
}

/** The largest line at the top that can be a name. */
function nameLine(lines: readonly Line[]): Line | undefined {
  const possible = lines.filter((line) => {
    const { name } = splitTitle(line);
    return line.page === 1 && /^\p{L}[\p{L}\p{M}.,'’"“”() -]{1,60}$/u.test(name) && name.split(' ').length <= 6;
  });
  return possible.reduce<Line | undefined>(
    (best, each) => (best && best.size >= each.size - 0.2 ? best : each),
    undefined,
  );
}

/** Turns `ADA BYRON` into `Ada Byron`: capital letters are a choice of the design and not of spelling. */
const asName = (text: string): string =>
  text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)
    ? text
        .toLowerCase()
        .replace(/(^|[\s'’-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
    : text;

/** Splits `Portfolio (example.com/me)` into label and address, as our own documents print them. */
function readLink(piece: TextSpan, url: string): { readonly label: string; readonly url: string } {
  const [, name, printed] = /^(.+) \(([^()\s]+)\)$/.exec(piece.text) ?? [];
  if (name !== undefined && printed !== undefined && withoutScheme(url).includes(printed)) return { label: name, url };
  return {
    label:
      withoutScheme(piece.text) === withoutScheme(url) || linkOf({ text: piece.text, href: null }) ? '' : piece.text,
    url,
  };
}

const looksLikeAddress = (text: string): boolean =>
  isPlace(text) || (/,/.test(text) && /\d/.test(text)) || /\b\d{5}(?:-\d{4})?\b/.test(text) || /^\d+ \p{L}/u.test(text);

/** Reads the person's data from the lines before the first section and from a section of contact info. */
export function readHead(head: readonly Line[], contactLines: readonly Line[], newId: () => string): Head {
  const named = nameLine(head);
  const title = named === undefined ? undefined : splitTitle(named);
  // A headline beside the name may go on below it in the same size.
  const goesOn = (line: Line): boolean =>
    named !== undefined && title?.headline !== '' && line.page === 1 && Math.abs(line.size - named.size) < 0.2;
  const beside = head.filter((line) => line !== named && goesOn(line));
  // What stands at the right of the name, such as an address, is a line of its own.
  const besideName = named === undefined || named.cells.length < 2 ? [] : [{ ...named, cells: named.cells.slice(1) }];
  const lines = [
    ...besideName.map((line) => ({ ...line, text: line.cells.map(({ text }) => text).join(' ') })),
    ...head.filter((line) => line !== named && !beside.includes(line)),
    ...contactLines,
  ];
  let email = '';
  let number = '';
  let linkedin = '';
  let address: Address | undefined;
  const links: HeaderLink[] = [];
  const rest: Line[] = [];
  for (const line of lines) {
    const unknown: string[] = [];
    const pieces = textSpansOf(line);
    for (const piece of pieces) {
      const text = piece.text.replace(label, '').replace(icon, '');
      const url = linkOf({ ...piece, text });
      const foundEmail = emailInText.exec(text)?.[0];
      const mail = /^mailto:([^?]+)/i.exec(piece.href ?? '')?.[1] ?? '';
      if (isEmail(mail) && text.includes('@')) email ||= mail;
      else if (isEmail(mail) && mail.endsWith(text)) continue;
      else if (foundEmail !== undefined && isEmail(foundEmail)) email ||= foundEmail;
      else if (url !== undefined) {
        if (/(?:^|\.|\/)linkedin\.com\//i.test(url) && linkedin === '') linkedin = url;
        else if (links.length < resumeLimits.links) links.push({ id: newId(), ...readLink({ ...piece, text }, url) });
      } else if (phone.test(text) && text.replace(/\D/g, '').length >= 7) number ||= text;
      else if (address === undefined && looksLikeAddress(text)) address = readAddress(text);
      else if (text !== '' && text !== line.text.replace(label, '')) unknown.push(text);
      else if (text !== '') unknown.push(line.text);
    }
    if (unknown.length > 0) {
      // A whole line keeps the signs between its parts.
      rest.push(unknown.length === pieces.length ? line : { ...line, text: unknown.join(' · ') });
    }
  }
  const headline = title?.headline ? [title.headline, ...beside.map(({ text }) => text)].join(' ') : '';
  // Otherwise, the line below the name that is not contact info is the headline.
  const after =
    named === undefined
      ? undefined
      : rest.find((line) => line.page === 1 && line.text.length <= 120 && line.y > named.y);
  const isHeadline =
    after !== undefined &&
    !/[.!?]$/.test(after.text) &&
    head.some(({ y, page }) => y === after.y && page === after.page);
  const contact: ContactInfo = {
    ...splitName(title === undefined ? '' : asName(title.name)),
    email,
    phone: orNull(number),
    linkedin: orNull(linkedin),
    ...(address ?? { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null }),
  };
  return {
    contact: hasContactContent(contact) ? contact : null,
    headline: headline === '' && isHeadline ? after.text : headline,
    links,
    rest: headline === '' && isHeadline ? rest.filter((line) => line !== after) : rest,
  };
}
