/** The format of `meta.tessera` in our own files. */
import { eventLimits } from '../../documents/event-limits.ts';
import type { PartialDate, SkillLevel } from '../../documents/events.ts';
import {
  fields,
  isRecord,
  line,
  list,
  nullable,
  oneOf,
  partialDate,
  type Read,
  text,
  withOptional,
} from '../../documents/parsing/read.ts';
import type { ContactInfo, CustomCategory, EventSectionKind } from '../../documents/resume-document.ts';
import { resumeLimits } from '../../documents/resume-limits.ts';
import { hasForeignScheme, parseWebLink } from '../../documents/text/web-link.ts';

export interface MetaBasics {
  readonly contact: ContactInfo | null;
  readonly headline: string;
  readonly summary: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

interface Dated {
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
}

export interface MetaWork extends Dated {
  readonly company: string;
  readonly position: string;
  readonly location: string | null;
  readonly link: string | null;
  readonly accomplishments: readonly string[];
}

export interface MetaEducation extends Dated {
  readonly university: string;
  readonly degree: string | null;
  readonly major: string | null;
  readonly minor: string | null;
  readonly location: string | null;
  readonly link: string | null;
  readonly accomplishments: readonly string[];
  readonly coursework: readonly string[];
}

export interface MetaSkills {
  readonly name: string;
  readonly skills: readonly { readonly name: string; readonly level: SkillLevel | null }[];
}

export interface MetaItem extends Dated {
  readonly title: string;
  readonly subtitle: string;
  readonly location: string;
  readonly link: string;
  readonly text: string;
  readonly points: readonly string[];
}

/** The categories for which JSON Resume has a list. */
export const standardCategories = [
  'projects',
  'volunteering',
  'certificates',
  'publications',
  'awards',
  'languages',
  'interests',
  'references',
] as const satisfies readonly CustomCategory[];
export type StandardCategory = (typeof standardCategories)[number];

interface PlainSection {
  readonly kind: 'summary' | EventSectionKind;
  readonly title: string;
}
interface CountedSection {
  readonly kind: StandardCategory;
  readonly title: string;
  readonly count: number;
}
interface OtherSection {
  readonly kind: 'other';
  readonly title: string;
  readonly items: readonly MetaItem[];
}
/** A section in its place: the number of its entries in a list, or the entries themselves. */
export type MetaSection = PlainSection | CountedSection | OtherSection;

/** Whether a section has neither a count nor entries of its own. */
export const isPlain = (section: MetaSection): section is PlainSection =>
  !('count' in section) && !('items' in section);

export interface TesseraMeta {
  /** The version of this format. */
  readonly version: 1;
  readonly sections: readonly MetaSection[];
  readonly basics?: MetaBasics;
  readonly work?: readonly MetaWork[];
  readonly education?: readonly MetaEducation[];
  readonly skills?: readonly MetaSkills[];
  readonly items?: Partial<Readonly<Record<StandardCategory, readonly MetaItem[]>>>;
}

const shortLine = line(resumeLimits.line);
/**
 * Reads a link as it was typed. A link with another scheme than http or https is refused, because our files never
 * contain one.
 */
const link: Read<string> = (value, path, problems) => {
  const typed = line(resumeLimits.link)(value, path, problems);
  if (hasForeignScheme(typed)) problems.push({ path, message: 'is not an http or https address' });
  return typed;
};
const webLink: Read<string> = (value, path, problems) => {
  const address = line(resumeLimits.link)(value, path, problems);
  if (parseWebLink(address) !== address) problems.push({ path, message: 'is not an absolute http or https address' });
  return address;
};
const dates = { startDate: nullable(partialDate), endDate: nullable(partialDate) };
const accomplishments = list(text(eventLimits.text), eventLimits.entries);

const level: Read<SkillLevel> = (value, path, problems) => {
  const found = ([1, 2, 3, 4, 5] as const).find((each) => each === value);
  if (found === undefined) problems.push({ path, message: 'is not a level from 1 to 5' });
  return found ?? 1;
};
const count: Read<number> = (value, path, problems) => {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  problems.push({ path, message: 'is not a number of entries' });
  return 0;
};
const one: Read<1> = (value, path, problems) => {
  if (value !== 1) problems.push({ path, message: 'is not a version that is known' });
  return 1;
};

const item = fields<MetaItem>({
  title: shortLine,
  subtitle: shortLine,
  location: shortLine,
  link,
  ...dates,
  text: text(resumeLimits.text),
  points: list(text(resumeLimits.point), resumeLimits.pointsPerItem),
});
const items = list(item, resumeLimits.itemsPerSection);

const contact = fields<ContactInfo>({
  firstName: nullable(shortLine),
  lastName: nullable(shortLine),
  email: shortLine,
  phone: nullable(shortLine),
  linkedin: nullable(link),
  addressOne: nullable(shortLine),
  addressTwo: nullable(shortLine),
  city: nullable(shortLine),
  state: nullable(shortLine),
  zip: nullable(shortLine),
  country: nullable(shortLine),
});

const plainSection = fields<PlainSection>({
  kind: oneOf(['summary', 'work', 'education', 'skills']),
  title: shortLine,
});
const countedSection = fields<CountedSection>({ kind: oneOf(standardCategories), title: shortLine, count });
const otherSection = fields<OtherSection>({ kind: oneOf(['other']), title: shortLine, items });

const section: Read<MetaSection> = (value, path, problems) => {
  const kind = isRecord(value) ? value['kind'] : undefined;
  if (kind === 'other') return otherSection(value, path, problems);
  const isCounted = standardCategories.some((each) => each === kind);
  return (isCounted ? countedSection : plainSection)(value, path, problems);
};

/** Reads `meta.tessera` of one of our own files. */
export const tesseraMeta: Read<TesseraMeta> = withOptional<
  TesseraMeta,
  'basics' | 'work' | 'education' | 'skills' | 'items'
>(
  { version: one, sections: list(section, resumeLimits.sections) },
  {
    basics: fields<MetaBasics>({
      contact: nullable(contact),
      headline: shortLine,
      summary: text(resumeLimits.text),
      links: list(fields({ label: shortLine, url: webLink }), resumeLimits.links),
    }),
    work: list(
      fields<MetaWork>({
        company: shortLine,
        position: shortLine,
        location: nullable(shortLine),
        link: nullable(link),
        ...dates,
        accomplishments,
      }),
      resumeLimits.itemsPerSection,
    ),
    education: list(
      fields<MetaEducation>({
        university: shortLine,
        degree: nullable(shortLine),
        major: nullable(shortLine),
        minor: nullable(shortLine),
        location: nullable(shortLine),
        link: nullable(link),
        ...dates,
        accomplishments,
        coursework: accomplishments,
      }),
      resumeLimits.itemsPerSection,
    ),
    skills: list(
      fields<MetaSkills>({
        name: shortLine,
        skills: list(fields({ name: shortLine, level: nullable(level) }), eventLimits.entries),
      }),
      resumeLimits.itemsPerSection,
    ),
    items: withOptional<Record<StandardCategory, readonly MetaItem[]>, StandardCategory>(
      {},
      {
        projects: items,
        certificates: items,
        languages: items,
        volunteering: items,
        publications: items,
        awards: items,
        interests: items,
        references: items,
      },
    ),
  },
);
