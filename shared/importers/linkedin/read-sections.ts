import { documentWords } from '../../documents/document-words.ts';
import { listed } from '../common/parts.ts';
import { customItem, customSection, type ItemContent, hasContent } from '../common/sections.ts';
import type { Source } from '../common/source.ts';
import type { CustomCategory, CustomSection } from '../../documents/resume-document.ts';
import { resumeLimits } from '../../documents/resume-limits.ts';
import { atMost, pointsOf } from './table-rows.ts';
import type { TableName } from './tables.ts';

interface SectionReader {
  readonly table: TableName;
  readonly category: CustomCategory;
  /** Undefined for a row that does not belong in a résumé. */
  readonly read: (row: Source) => ItemContent | undefined;
}

const started = 'Started On';
const finished = 'Finished On';
const points = (row: Source): readonly string[] =>
  atMost(row, 'Description', pointsOf(row, 'Description'), resumeLimits.pointsPerItem);
const labelled = (label: string, text: string): string => (text === '' ? '' : `${label}: ${text}`);

/** The readers in the order in which a résumé shows the sections. A single date becomes the end date. */
const readers: readonly SectionReader[] = [
  {
    table: 'projects',
    category: 'projects',
    read: (row) => ({
      title: row.line('Title'),
      link: row.link('Url'),
      ...row.span(started, finished),
      points: points(row),
    }),
  },
  {
    table: 'volunteering',
    category: 'volunteering',
    read: (row) => ({
      title: row.line('Role'),
      subtitle: row.line('Company Name'),
      ...row.span(started, finished),
      text: row.line('Cause'),
      points: points(row),
    }),
  },
  {
    table: 'certifications',
    category: 'certificates',
    read: (row) => ({
      title: row.line('Name'),
      subtitle: row.line('Authority'),
      link: row.link('Url'),
      ...row.span(started, finished),
      text: labelled('License Number', row.line('License Number')),
    }),
  },
  {
    table: 'publications',
    category: 'publications',
    read: (row) => ({
      title: row.line('Name'),
      subtitle: row.line('Publisher'),
      link: row.link('Url'),
      endDate: row.date('Published On'),
      text: row.text('Description'),
    }),
  },
  {
    table: 'honors',
    category: 'awards',
    read: (row) => ({ title: row.line('Title'), endDate: row.date('Issued On'), text: row.text('Description') }),
  },
  {
    table: 'languages',
    category: 'languages',
    read: (row) => ({ title: row.line('Name'), subtitle: row.line('Proficiency') }),
  },
  {
    table: 'recommendations',
    category: 'references',
    read: (row) => {
      const title = listed([row.line('First Name'), row.line('Last Name')], ' ');
      const status = row.line('Status');
      if (status !== '' && status !== 'VISIBLE') {
        row.leaveOut('Status', 'not-visible', title);
        return undefined;
      }
      return {
        title,
        subtitle: listed([row.line('Job Title'), row.line('Company')], ', '),
        text: row.text('Text'),
      };
    },
  },
  {
    table: 'testScores',
    category: 'other',
    read: (row) => ({
      title: row.line('Name'),
      subtitle: row.line('Score'),
      endDate: row.date('Tested On'),
      text: row.text('Description'),
    }),
  },
];

/** Reads the sections for which the export has content. */
export function readSections(
  rowsOf: (table: TableName) => readonly Source[],
  newId: () => string,
  language: string,
): readonly CustomSection[] {
  return readers.flatMap(({ table, category, read }) => {
    const found = rowsOf(table).flatMap((row) => read(row) ?? []);
    const items = found.map((content) => customItem(content, newId)).filter(hasContent);
    const title = documentWords(language).sections[category];
    return items.length === 0 ? [] : [customSection(category, items, { id: category, title })];
  });
}
