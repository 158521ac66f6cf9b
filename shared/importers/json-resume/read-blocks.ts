import { documentWords } from '../../documents/document-words.ts';
import { eventLimits } from '../../documents/event-limits.ts';
import { described, orNull } from '../common/parts.ts';
import type { ImportedEducation, ImportedSkills, ImportedWork } from '../common/reading.ts';
import type { Source, SourceShape } from '../common/source.ts';
import { withoutScheme } from '../../documents/text/web-link.ts';

export const workShape: SourceShape = {
  known: ['name', 'location', 'description', 'position', 'url', 'startDate', 'endDate', 'summary', 'highlights'],
  old: { company: 'name', website: 'url' },
};
export const educationShape: SourceShape = {
  known: ['institution', 'url', 'area', 'studyType', 'startDate', 'endDate', 'score', 'courses'],
  old: { gpa: 'score', website: 'url' },
};
export const skillShape: SourceShape = { known: ['name', 'level', 'keywords'] };

/** Limits accomplishments to the number that a block can hold, and notes the rest. */
function accomplishmentsOf(source: Source, key: string, texts: readonly string[]) {
  if (texts.length > eventLimits.entries) source.leaveOut(key, 'too-many', `${texts.length}`);
  return described(texts.slice(0, eventLimits.entries));
}

/** Adds a level to a name: `Web Development (Master)`. */
function withLevel(name: string, level: string): string {
  if (name === '') return level;
  return level === '' ? name : `${name} (${level})`;
}

/**
 * Reads a work block. The descriptions of the company and of the work become the first accomplishments, so that no
 * sentence is lost.
 */
export function readWork(work: Source, newId: () => string): ImportedWork {
  return {
    uuid: newId(),
    company: work.line('name'),
    position: work.line('position'),
    location: orNull(work.line('location')),
    link: orNull(withoutScheme(work.link('url'))),
    ...work.span(),
    accomplishments: accomplishmentsOf(work, 'highlights', [
      ...work.points('description'),
      ...work.points('summary'),
      ...work.lines('highlights'),
    ]),
  };
}

/** Reads an education block. */
export function readEducation(education: Source, newId: () => string, language: string): ImportedEducation {
  const score = education.line('score');
  return {
    uuid: newId(),
    university: education.line('institution'),
    degree: orNull(education.line('studyType')),
    major: orNull(education.line('area')),
    minor: null,
    location: null,
    link: orNull(withoutScheme(education.link('url'))),
    ...education.span(),
    accomplishments: described(score === '' ? [] : [`${documentWords(language).score}: ${score}`]),
    coursework: described(education.lines('courses')),
  };
}

/**
 * Reads groups of skills. Skills with keywords become groups of their own; those without (many files list each skill
 * this way) are gathered into one group at the place of the first. `own` returns the more precise values of our own
 * files.
 */
export function readSkills(
  skills: readonly Source[],
  newId: () => string,
  language: string,
  own: (skill: Source) => ImportedSkills | undefined = () => undefined,
): readonly ImportedSkills[] {
  const groups: ImportedSkills[] = [];
  const single: { readonly name: string }[] = [];
  for (const skill of skills) {
    const known = own(skill);
    if (known) {
      groups.push(known);
      continue;
    }
    const name = withLevel(skill.line('name'), skill.line('level'));
    const keywords = skill.lines('keywords').map((keyword) => ({ name: keyword }));
    const standard = documentWords(language).sections.skills;
    if (keywords.length > 0) groups.push({ uuid: newId(), name: name === '' ? standard : name, skills: keywords });
    else if (name !== '') {
      if (single.length === 0) groups.push({ uuid: newId(), name: standard, skills: single });
      single.push({ name });
    }
  }
  return groups;
}
