import { documentWords } from '../../../documents/document-words.ts';
import type { ContactInfo, CustomCategory, CustomSection } from '../../../documents/resume-document.ts';
import { eventLimits } from '../../../documents/event-limits.ts';
import { resumeLimits } from '../../../documents/resume-limits.ts';
import { described, hasContactContent, orNull, splitName } from '../../common/parts.ts';
import {
  type Doubt,
  foundNothing,
  type ImportNote,
  type ImportReading,
  type Judgement,
  type ReadingOptions,
} from '../../common/reading.ts';
import { customItem, customSection, sectionIdFor } from '../../common/sections.ts';
import type { FoundRange } from '../date-ranges.ts';
import { knownHeading } from '../heading-words.ts';
import { readAddress } from '../read-address.ts';
import { divideColumn, isSideHeading, kindOfLine, type ProfileColumns, type ProfileSection } from './profile-pages.ts';
import { type ProfileSchool, readProfileText, readRoles, readSchools } from './read-main-column.ts';
import { readSideColumn } from './read-side-column.ts';

const line = (text: string): string => text.slice(0, resumeLimits.line);
const certain: Judgement = { confidence: 'high', doubts: [] };
const judge = (doubts: readonly Doubt[]): Judgement =>
  doubts.length === 0 ? certain : { confidence: 'medium', doubts };

const months = (range: FoundRange | undefined) => ({
  startDate: range?.startDate ?? null,
  endDate: range?.endDate ?? null,
});

/**
 * The sections of the main column, which have their titles in the person's language: experience has roles below
 * employers, education has schools and texts, and the summary has texts of one size.
 */
function findMain(sections: readonly ProfileSection[], nameSize: number) {
  const kinds = ({ lines }: ProfileSection) => new Set(lines.map((each) => kindOfLine(each, nameSize)));
  const experience = sections.find((section) => kinds(section).has('role'));
  const others = sections.filter((section) => section !== experience);
  const isSummary = ({ title }: ProfileSection): boolean => knownHeading(title) === 'summary';
  const summary =
    others.find(isSummary) ?? others.find((section) => kinds(section).size === 1 && section !== others.at(-1));
  const education = others.find((section) => section !== summary && kinds(section).has('company'));
  return { experience, education, summary };
}

/** The place of a profile: a city, or a city, a region, and a country. */
function readPlace(text: string): ReturnType<typeof readAddress> {
  const none = { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null };
  const [city = '', state = '', country = ''] = text.split(', ');
  return { ...none, city: orNull(city), state: orNull(state), country: orNull(country) };
}

/**
 * Reads a profile that LinkedIn saved as a PDF. Its layout is the same in every language, so employers, roles, and
 * schools are known by their sizes, and nothing has to be guessed.
 */
export function readLinkedInProfile(
  { side, main, nameSize }: ProfileColumns,
  { language, newId = () => crypto.randomUUID() }: ReadingOptions,
): ImportReading {
  const { head, sections } = divideColumn(main, (each) => kindOfLine(each, nameSize) === 'heading');
  const aside = readSideColumn(divideColumn(side, (each) => isSideHeading(each, nameSize)).sections);
  const { experience, education, summary } = findMain(sections, nameSize);
  const notes: ImportNote[] = [];
  const confidence = new Map<string, Judgement>();

  const work = readRoles(experience?.lines ?? [], nameSize).map((role) => {
    const uuid = newId();
    confidence.set(uuid, judge(role.range === undefined ? ['no-dates'] : []));
    return {
      uuid,
      company: line(role.company),
      position: line(role.position),
      location: orNull(line(role.location)),
      link: null,
      ...months(role.range),
      accomplishments: described(role.texts.slice(0, eventLimits.entries)),
    };
  });
  const schools = readSchools(education?.lines ?? [], nameSize).map((school: ProfileSchool) => {
    const uuid = newId();
    confidence.set(uuid, judge(school.range === undefined ? ['no-dates'] : []));
    return {
      uuid,
      university: line(school.university),
      degree: orNull(line(school.degree)),
      major: orNull(line(school.field)),
      minor: null,
      location: null,
      link: null,
      ...months(school.range),
      accomplishments: [],
      coursework: [],
    };
  });

  const words = documentWords(language).sections;
  const skillId = newId();
  const skills =
    aside.skills.names.length === 0
      ? []
      : [{ uuid: skillId, name: line(words.skills), skills: aside.skills.names.map((name) => ({ name: line(name) })) }];
  if (skills.length > 0) confidence.set(skillId, certain);
  const custom: CustomSection[] = [];
  const add = (category: CustomCategory, title: string, items: readonly ReturnType<typeof customItem>[]): void => {
    if (items.length === 0) return;
    const id = sectionIdFor(category, custom);
    custom.push(customSection(category, items.slice(0, resumeLimits.itemsPerSection), { id, title: line(title) }));
    confidence.set(id, certain);
  };
  add(
    'languages',
    aside.languages.title,
    aside.languages.items.map(({ name, level }) => customItem({ title: line(name), subtitle: line(level) }, newId)),
  );
  for (const { title, items } of aside.lists) {
    const kind = knownHeading(title);
    const category = kind === 'certificates' || kind === 'awards' || kind === 'publications' ? kind : 'other';
    add(
      category,
      title,
      items.map((item) => customItem({ title: line(item) }, newId)),
    );
  }

  // The head: the name, which is the largest; the headline; and the place, which is the last line.
  const nameLines = head.filter((each) => kindOfLine(each, nameSize) === 'name');
  const [place, ...headline] = head.filter((each) => !nameLines.includes(each)).toReversed();
  const { contact: found } = aside;
  const contact: ContactInfo = {
    ...splitName(nameLines.map(({ text }) => text).join(' ')),
    email: found.email,
    phone: orNull(found.phone),
    linkedin: orNull(found.linkedin),
    ...(found.address === '' ? readPlace(place?.text ?? '') : readAddress(found.address)),
  };
  const content = {
    contact: hasContactContent(contact) ? contact : null,
    headline: line(
      headline
        .toReversed()
        .map(({ text }) => text)
        .join(' '),
    ),
    summary: readProfileText(summary?.lines ?? []).slice(0, resumeLimits.text),
    links: found.links.slice(0, resumeLimits.links).map(({ label, url }) => ({ id: newId(), label: line(label), url })),
    work,
    education: schools,
    skills,
    sections: custom,
  };
  return foundNothing(content)
    ? { ok: false, failure: { code: 'nothing-found', notes } }
    : { ok: true, format: 'pdf', content, notes, confidence };
}
