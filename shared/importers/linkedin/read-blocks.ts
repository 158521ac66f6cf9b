import { documentWords } from '../../documents/document-words.ts';
import { eventLimits } from '../../documents/event-limits.ts';
import { described, orNull } from '../common/parts.ts';
import type { ImportedEducation, ImportedSkills, ImportedWork } from '../common/reading.ts';
import type { Source } from '../common/source.ts';
import { atMost, pointsOf } from './table-rows.ts';

/** Reads a row of `Positions.csv` as a work block. */
export function readPosition(row: Source, newId: () => string): ImportedWork {
  return {
    uuid: newId(),
    company: row.line('Company Name'),
    position: row.line('Title'),
    location: orNull(row.line('Location')),
    link: null,
    ...row.span('Started On', 'Finished On'),
    accomplishments: described(atMost(row, 'Description', pointsOf(row, 'Description'), eventLimits.entries)),
  };
}

/** Reads a row of `Education.csv` as an education block. */
export function readSchool(row: Source, newId: () => string): ImportedEducation {
  const points = [...pointsOf(row, 'Notes'), ...pointsOf(row, 'Activities')];
  return {
    uuid: newId(),
    university: row.line('School Name'),
    degree: orNull(row.line('Degree Name')),
    location: null,
    major: null,
    minor: null,
    link: null,
    ...row.span('Start Date', 'End Date'),
    accomplishments: described(atMost(row, 'Notes', points, eventLimits.entries)),
    coursework: [],
  };
}

/** Reads LinkedIn's skills, which have no groups, as one group. */
export function readSkills(rows: readonly Source[], newId: () => string, language: string): readonly ImportedSkills[] {
  const names = rows.map((row) => row.line('Name')).filter((name) => name !== '');
  const skills = [...new Set(names)].map((name) => ({ name }));
  return skills.length === 0 ? [] : [{ uuid: newId(), name: documentWords(language).sections.skills, skills }];
}
