import { isEmail } from '../../../documents/contact-info/contact-info-rules.ts';
import { parseWebLink } from '../../../documents/text/web-link.ts';
import { knownHeading } from '../heading-words.ts';
import type { Line } from '../lines.ts';
import type { ProfileSection } from './profile-pages.ts';

export interface ProfileContact {
  readonly email: string;
  readonly phone: string;
  readonly linkedin: string;
  readonly address: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

export interface SideColumn {
  readonly contact: ProfileContact;
  readonly skills: { readonly title: string; readonly names: readonly string[] };
  readonly languages: {
    readonly title: string;
    readonly items: readonly { readonly name: string; readonly level: string }[];
  };
  /** Certifications, honors, publications, and patents, with the titles that the profile has for them. */
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
}

/** `example.com/me (Portfolio)`: a value and its label. */
const labelled = /^([^()]*[^()\s]) ?\(([^()]+)\)$/;
const phonePattern = /^[+(]?\d[\d\s().-]{5,22}\d$/;

const hrefsOf = (line: Line): readonly string[] =>
  line.cells.flatMap(({ runs }) => runs.flatMap(({ href }) => (href === null ? [] : [href])));

/** The address of a profile as it is printed: without what is added to follow the click, and with its own letters. */
function printedAddress(url: string): string {
  const [address = ''] = url.split(/[?#]/);
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** What a contact line may be: something that needs the next line to be complete stays open. */
const isComplete = (text: string): boolean => labelled.test(text) || isEmail(text) || phonePattern.test(text);

/** Joins the lines that were broken at the column's edge, which has room for 25 letters. */
function contactEntries(
  lines: readonly Line[],
): readonly { readonly text: string; readonly hrefs: readonly string[] }[] {
  const entries: { text: string; hrefs: string[] }[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = entries.at(-1);
    const { text } = line;
    const isAddressPart = /\s/.test(text) && !labelled.test(text);
    if (isOpen && last !== undefined && !isAddressPart) {
      last.text += text;
      last.hrefs.push(...hrefsOf(line));
    } else entries.push({ text, hrefs: [...hrefsOf(line)] });
    const now = entries.at(-1)?.text ?? '';
    isOpen = !isComplete(now) && !/\s/.test(now);
  }
  return entries;
}

function readContact(lines: readonly Line[]): ProfileContact {
  let [email, phone, linkedin] = ['', '', ''];
  const address: string[] = [];
  const links: { label: string; url: string }[] = [];
  for (const { text, hrefs } of contactEntries(lines)) {
    const [, value = text, label = ''] = labelled.exec(text) ?? [];
    const url = parseWebLink(hrefs.find((href) => /^https?:/i.test(href)) ?? value);
    if (isEmail(value)) email ||= value;
    else if (phonePattern.test(value)) phone ||= value;
    else if (/linkedin\.com\//i.test(value + hrefs.join(' ')) && url !== undefined) linkedin ||= printedAddress(url);
    else if (url !== undefined && label !== '') links.push({ label, url });
    else address.push(value);
  }
  return { email, phone, linkedin, address: address.join(', '), links };
}

/** Joins items that were broken at the column's edge: a new one starts after a larger distance or an unfilled line. */
function itemsOf(lines: readonly Line[]): readonly string[] {
  const gaps = lines
    .slice(1)
    .map((line, index) => line.y - (lines[index]?.y ?? line.y))
    .filter((gap) => gap > 0);
  const pitch = Math.min(...gaps);
  const isLooser = gaps.some((gap) => gap > pitch * 1.15);
  const items: string[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const last = items.at(-1) ?? '';
    const isNear = before !== undefined && before.page === line.page && line.y - before.y < pitch * 1.15;
    const isInParentheses = last.includes('(') && !last.includes(')');
    if ((isNear && isLooser) || isInParentheses) items[items.length - 1] = `${last} ${line.text}`;
    else items.push(line.text);
  });
  return items;
}

const skillWords = /skill|kenntnis|compétence|competênc|aptitud|competenz|vaardighe|umiejętn|навич/i;

/** Reads the side column of a profile. Its first section is the contact info, in every language. */
export function readSideColumn(sections: readonly ProfileSection[]): SideColumn {
  const [first, ...others] = sections;
  let skills: SideColumn['skills'] = { title: '', names: [] };
  let languages: SideColumn['languages'] = { title: '', items: [] };
  const lists: { title: string; items: readonly string[] }[] = [];
  for (const { title, lines } of others) {
    const items = itemsOf(lines);
    const kind = knownHeading(title);
    const levels = items.map((item) => labelled.exec(item));
    const isAllLevels = items.length > 0 && levels.every((level) => level !== null);
    if (kind === 'skills' || skillWords.test(title)) skills = { title, names: items };
    else if (kind === 'languages' || (kind === undefined && isAllLevels)) {
      languages = {
        title,
        items: items.map((item, index) => ({ name: levels[index]?.[1] ?? item, level: levels[index]?.[2] ?? '' })),
      };
    } else if (items.length > 0) lists.push({ title, items });
  }
  return { contact: readContact(first?.lines ?? []), skills, languages, lists };
}
