import { documentWords } from '../../documents/document-words.ts';
import type { CustomItem } from '../../documents/resume-document.ts';
import type { ImportedEducation, ImportedWork } from './reading.ts';
import { customItem } from './sections.ts';
import type { Source } from './source.ts';

/**
 * Blocks, and items for sources that cannot become a block because a required field is missing; these stay in the
 * résumé.
 */
export interface Sorted<Block> {
  readonly blocks: readonly Block[];
  readonly items: readonly CustomItem[];
}

interface Sorting<Block> {
  readonly read: (source: Source) => Block;
  /** The fields that a block requires, with their names in the file. */
  readonly needed: readonly (readonly [keyof Block, string])[];
  readonly toItem: (block: Block) => CustomItem;
}

/** Whether a block has any content besides the id that it was given here. */
function saysSomething(block: ImportedWork | ImportedEducation): boolean {
  return Object.entries(block).some(
    ([key, value]: [string, string | null | readonly unknown[]]) =>
      key !== 'uuid' && value !== null && value.length > 0,
  );
}

/** Reads sources as blocks; those without a required field become items and are noted as incomplete. */
export function sortBlocks<Block extends ImportedWork | ImportedEducation>(
  sources: readonly Source[],
  { read, needed, toItem }: Sorting<Block>,
): Sorted<Block> {
  const blocks: Block[] = [];
  const items: CustomItem[] = [];
  for (const source of sources) {
    const block = read(source);
    if (!saysSomething(block)) continue;
    const missing = needed.filter(([key]) => block[key] === '');
    for (const [, field] of missing) source.adapt(field, 'incomplete');
    if (missing.length === 0) blocks.push(block);
    else items.push(toItem(block));
  }
  return { blocks, items };
}

const texts = (list: readonly { readonly description: string }[]) => list.map(({ description }) => description);

/** Turns an incomplete work block into an item of a custom section. */
export function workAsItem(work: ImportedWork, newId: () => string): CustomItem {
  const { position, company, location, link, startDate, endDate, accomplishments } = work;
  return customItem(
    {
      title: position,
      subtitle: company,
      location: location ?? '',
      link: link ?? '',
      startDate,
      endDate,
      points: texts(accomplishments),
    },
    newId,
  );
}

/**
 * Turns an incomplete education block into an item of a custom section; `language` (BCP 47) is that of its headings.
 */
export function educationAsItem(education: ImportedEducation, newId: () => string, language: string): CustomItem {
  const { university, degree, location, major, minor, link, startDate, endDate, accomplishments, coursework } =
    education;
  const courses = texts(coursework).join(', ');
  return customItem(
    {
      title: [degree, major, minor].filter((each) => each !== null).join(', '),
      subtitle: university,
      location: location ?? '',
      link: link ?? '',
      startDate,
      endDate,
      text: courses === '' ? '' : `${documentWords(language).coursework}: ${courses}`,
      points: texts(accomplishments),
    },
    newId,
  );
}
