import type { EduEvent, ParagraphEvent, SkillEvent, WorkEvent, YearMonth } from '../../documents/events.ts';
import type { PlainDay } from '../../documents/jobs/plain-day.ts';

/** The person's home as the profile states it. */
export interface HomePlace {
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

/** Everything that a person has written about themselves. The order of the blocks has no meaning. */
export interface CandidateProfile {
  readonly work: readonly Omit<WorkEvent, 'uuid' | 'version' | 'link'>[];
  readonly education: readonly Omit<EduEvent, 'uuid' | 'version' | 'link' | 'attending'>[];
  readonly skills: readonly Omit<SkillEvent, 'uuid' | 'version'>[];
  readonly paragraphs: readonly Omit<ParagraphEvent, 'uuid' | 'version'>[];
  readonly home: HomePlace;
}

/** A text of a block or of one of its entries. */
export interface CandidateText {
  readonly blockId: string;
  readonly kind: 'work' | 'education' | 'skills' | 'paragraph';
  /** The id of the accomplishment, course, or skill; null for the block's own lines. */
  readonly entryId: string | null;
  readonly text: string;
}

const line = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part.trim() !== '').join(' · ');

type Entries = readonly { readonly id: string; readonly description: string }[] | undefined;
const entries = (blockId: string, kind: CandidateText['kind'], list: Entries): readonly CandidateText[] =>
  (list ?? []).map(({ id, description }) => ({ blockId, kind, entryId: id, text: description }));

/** A block's own texts and those of its variants: a person with a German variant matches a German job ad. */
const withVariants = <Texts extends object>(block: Texts & { readonly variants?: readonly { texts: object }[] }) =>
  [block, ...(block.variants ?? []).map(({ texts }) => texts)] as readonly Partial<Texts>[];

/** All texts of a person, sorted by block and entry, so that the order of blocks has no effect. */
export function textsOf({ work, education, skills, paragraphs }: CandidateProfile): readonly CandidateText[] {
  const found: readonly CandidateText[] = [
    ...work.flatMap((block) =>
      withVariants(block).flatMap(({ position, company, accomplishments }) => [
        { blockId: block.id, kind: 'work' as const, entryId: null, text: line(position, company) },
        ...entries(block.id, 'work', accomplishments),
      ]),
    ),
    ...education.flatMap((block) =>
      withVariants(block).flatMap(({ degree, major, minor, accomplishments, coursework }) => [
        { blockId: block.id, kind: 'education' as const, entryId: null, text: line(degree, major, minor) },
        ...entries(block.id, 'education', accomplishments),
        ...entries(block.id, 'education', coursework),
      ]),
    ),
    ...skills.flatMap((block) =>
      withVariants(block).flatMap((own) => [
        { blockId: block.id, kind: 'skills' as const, entryId: null, text: own.name ?? '' },
        ...(own.skills ?? []).map(({ id, name }) => ({
          ...{ blockId: block.id, kind: 'skills' as const, entryId: id, text: name },
        })),
      ]),
    ),
    ...paragraphs.flatMap((block) =>
      withVariants(block).map(({ text }) => ({
        ...{ blockId: block.id, kind: 'paragraph' as const, entryId: null },
        text: (text ?? '').replace(/\{\{[^{}\n]*\}\}/g, ' '),
      })),
    ),
  ];
  return found
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => compare(a.blockId, b.blockId) || compare(a.text, b.text));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The number of months from one to another, including both: 12 from 2020-01 to 2020-12. */
export const monthsBetween = (start: YearMonth, end: string): number =>
  (Number(end.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(end.slice(5, 7)) - Number(start.slice(5, 7)) + 1;

/** The month of a day as `YYYY-MM`. */
export const monthOf = (day: PlainDay): string => day.slice(0, 7);
