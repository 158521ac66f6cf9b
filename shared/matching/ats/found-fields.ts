import { documentWords } from '../../documents/document-words.ts';
import type { PartialDate } from '../../documents/events.ts';
import type { ImportContent } from '../../importers/common/reading.ts';

/** A job or a degree. A text is '' and a date null where nothing was recognized; a job without an end goes on. */
export interface FoundEntry {
  /** The position or the degree. */
  readonly title: string;
  /** The employer or the school. */
  readonly organization: string;
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
}

export interface FoundSkills {
  /** The name of the group, or '' if the file has none. */
  readonly name: string;
  readonly skills: readonly string[];
}

/** The fields that a form for applications asks for. */
export interface FoundFields {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly links: readonly string[];
  readonly jobs: readonly FoundEntry[];
  readonly education: readonly FoundEntry[];
  readonly skills: readonly FoundSkills[];
}

const joined = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts.filter((part) => part != null && part !== '').join(separator);

/** The entries that could not become blocks because a name is missing. The import puts them into a custom section. */
function incompleteEntries({ sections }: ImportContent, title: string): readonly FoundEntry[] {
  const items = sections
    .filter((section) => section.category === 'other' && section.title === title)
    .flatMap((section) => section.items);
  return items.map((item) => ({
    title: item.title,
    organization: item.subtitle,
    startDate: item.startDate,
    endDate: item.endDate,
  }));
}

/** Returns what was recognized in a file, field by field. `language` (BCP 47) is the one that it was read in. */
export function foundFields(content: ImportContent | null, language: string): FoundFields {
  if (content === null) return { name: '', email: '', phone: '', links: [], jobs: [], education: [], skills: [] };
  const { contact, links, work, education, skills } = content;
  const words = documentWords(language).sections;
  return {
    name: joined([contact?.firstName, contact?.lastName], ' '),
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    links: [...(contact?.linkedin == null ? [] : [contact.linkedin]), ...links.map(({ url }) => url)],
    jobs: [
      ...work.map(({ position, company, startDate, endDate }) => ({
        title: position,
        organization: company,
        startDate,
        endDate,
      })),
      ...incompleteEntries(content, words.work),
    ],
    education: [
      ...education.map(({ degree, major, minor, university, startDate, endDate }) => ({
        title: joined([degree, major, minor], ', '),
        organization: university,
        startDate,
        endDate,
      })),
      ...incompleteEntries(content, words.education),
    ],
    skills: skills.map(({ name, skills: items }) => ({
      name: name === words.skills ? '' : name,
      skills: items.map((skill) => skill.name),
    })),
  };
}
