import type { PartialDate } from '../documents/events.ts';
import { firstMonthOf } from '../documents/partial-date.ts';
import type { ResumeEvents } from '../documents/compose-resume.ts';
import type { EventWithVariants } from '../documents/variants/choose-variant.ts';
import { withoutScheme } from '../documents/text/web-link.ts';
import type { ImportedEducation, ImportedSkills, ImportedWork, ImportContent } from './common/reading.ts';

const plain = (text: string | null): string => (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
const link = (text: string | null): string => withoutScheme(text ?? '').replace(/\/$/, '');
const texts = (list: readonly { readonly description: string }[]): readonly string[] =>
  list.map(({ description }) => plain(description));

/**
 * A date for comparison. A year equals its January, as which years were stored before dates could be years.
 */
const date = (text: PartialDate | null): string | null => text && firstMonthOf(text);

const keyOfWork = (work: Omit<ImportedWork, 'uuid'>): string =>
  JSON.stringify([
    ...[work.company, work.position, work.location].map(plain),
    ...[link(work.link), date(work.startDate), date(work.endDate), texts(work.accomplishments)],
  ]);
const keyOfEducation = (education: Omit<ImportedEducation, 'uuid'>): string =>
  JSON.stringify([
    ...[education.university, education.degree, education.location, education.major, education.minor].map(plain),
    ...[link(education.link), date(education.startDate), date(education.endDate)],
    ...[texts(education.accomplishments), texts(education.coursework)],
  ]);
const keyOfSkills = ({
  name,
  skills,
}: Pick<ImportedSkills, 'name'> & { readonly skills: readonly { name: string; level?: number | null }[] }): string =>
  JSON.stringify([plain(name), skills.map((skill) => [plain(skill.name), skill.level ?? null])]);

/**
 * Returns a block with the texts of each of its variants, because a résumé exported in another language contains these.
 */
const inOtherWords = <Own extends EventWithVariants>(block: Own): readonly Own[] =>
  (block.variants ?? []).map(({ texts: other }) => ({ ...block, ...other }));

function match<Found extends { readonly uuid: string }, Own extends EventWithVariants>(
  found: readonly Found[],
  own: readonly Own[],
  keyOf: (block: Found | Own) => string,
): readonly (readonly [string, string])[] {
  // The last entry of a key wins: the block whose usual texts match.
  const ids = new Map([...own.flatMap(inOtherWords), ...own].map((block) => [keyOf(block), block.id]));
  return found.flatMap((block) => {
    const id = ids.get(keyOf(block));
    return id === undefined ? [] : [[block.uuid, id] as const];
  });
}

/**
 * Finds the imported blocks that the person already has, with the same texts or those of a variant: uuid of the
 * imported block → id of the existing one. Importing a file twice must not duplicate anything.
 */
export function findExisting(content: ImportContent, own: ResumeEvents): ReadonlyMap<string, string> {
  return new Map([
    ...match(content.work, own.work, keyOfWork),
    ...match(content.education, own.education, keyOfEducation),
    ...match(content.skills, own.skills, keyOfSkills),
  ]);
}
