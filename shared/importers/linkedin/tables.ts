import type { CsvTable } from './csv.ts';

/**
 * The tables of a LinkedIn data export that are relevant for a résumé, and their columns. Every column may be missing.
 * The names are matched exactly: `Profile Summary.csv` is not `Profile.csv`.
 */
export const tables = {
  profile: [
    ...['First Name', 'Last Name', 'Maiden Name', 'Address', 'Birth Date', 'Headline', 'Summary', 'Industry'],
    ...['Zip Code', 'Geo Location', 'Twitter Handles', 'Websites', 'Instant Messengers'],
  ],
  summary: ['Profile Summary'],
  positions: ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
  education: ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
  skills: ['Name'],
  languages: ['Name', 'Proficiency'],
  certifications: ['Name', 'Url', 'Authority', 'Started On', 'Finished On', 'License Number'],
  projects: ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
  publications: ['Name', 'Published On', 'Description', 'Publisher', 'Url'],
  volunteering: ['Company Name', 'Role', 'Cause', 'Started On', 'Finished On', 'Description'],
  honors: ['Title', 'Description', 'Issued On'],
  testScores: ['Tested On', 'Name', 'Description', 'Score'],
  recommendations: ['First Name', 'Last Name', 'Company', 'Job Title', 'Text', 'Creation Date', 'Status'],
  emails: ['Email Address', 'Confirmed', 'Primary', 'Updated On'],
  phones: ['Extension', 'Number', 'Type'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TableName = keyof typeof tables;

const files: Readonly<Record<string, TableName>> = {
  'Profile.csv': 'profile',
  'Profile Summary.csv': 'summary',
  'Positions.csv': 'positions',
  'Education.csv': 'education',
  'Skills.csv': 'skills',
  'Languages.csv': 'languages',
  'Certifications.csv': 'certifications',
  'Projects.csv': 'projects',
  'Publications.csv': 'publications',
  'Volunteering.csv': 'volunteering',
  'Volunteer Experiences.csv': 'volunteering',
  'Honors.csv': 'honors',
  'TestScores.csv': 'testScores',
  'Recommendations_Received.csv': 'recommendations',
  'Email Addresses.csv': 'emails',
  'PhoneNumbers.csv': 'phones',
};

/** The table that a file of an export contains, by its exact name. */
export const tableOfFile = (name: string): TableName | undefined =>
  Object.hasOwn(files, name) ? files[name] : undefined;

/** Sets of columns that are unique to one table of a LinkedIn export; any one set identifies the table. */
const signatures: readonly (readonly [TableName, readonly string[]])[] = [
  ['profile', ['First Name', 'Last Name', 'Headline']],
  ['summary', ['Profile Summary']],
  ['positions', ['Company Name', 'Title', 'Started On']],
  ['positions', ['Company Name', 'Title', 'Description']],
  ['education', ['School Name']],
  ['languages', ['Name', 'Proficiency']],
  ['certifications', ['Name', 'Authority']],
  ['certifications', ['Name', 'License Number']],
  ['publications', ['Name', 'Publisher']],
  ['publications', ['Name', 'Published On']],
  ['volunteering', ['Company Name', 'Role']],
  ['honors', ['Title', 'Issued On']],
  ['projects', ['Title', 'Started On', 'Url']],
  ['testScores', ['Name', 'Tested On']],
  ['emails', ['Email Address', 'Confirmed']],
  ['emails', ['Email Address', 'Primary']],
  ['phones', ['Number', 'Type']],
];

/**
 * Recognizes the table in a single file: by its exact name if the columns match, otherwise by the columns alone,
 * because files get renamed. Undefined for other tables.
 */
export function recogniseTable(name: string, { columns }: CsvTable): TableName | undefined {
  const byName = tableOfFile(name);
  if (byName !== undefined && columns.some((column) => (tables[byName] as readonly string[]).includes(column))) {
    return byName;
  }
  if (columns.length === 1 && columns[0] === 'Name') return 'skills';
  return signatures.find(([, needed]) => needed.every((column) => columns.includes(column)))?.[0];
}
