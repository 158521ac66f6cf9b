import { documentWords } from '../../documents/document-words.ts';
import { educationAsItem, workAsItem } from '../common/incomplete-blocks.ts';
import type { ImportContent } from '../common/reading.ts';
import { customSection, sectionIdFor } from '../common/sections.ts';
import type { CustomItem, CustomSection } from '../../documents/resume-document.ts';

/**
 * Moves blocks without a required name, which a correction may have left, into sections of the résumé, where they can
 * stay as they are, unless they are left out. `language` (BCP 47) is that of the sections' titles.
 */
export function keepIncomplete(
  content: ImportContent,
  leftOut: ReadonlySet<string>,
  language: string,
  newId: () => string = () => crypto.randomUUID(),
): ImportContent {
  const words = documentWords(language).sections;
  const isWholeWork = ({ company, position }: ImportContent['work'][number]): boolean =>
    company !== '' && position !== '';
  const isWholeEducation = ({ university }: ImportContent['education'][number]): boolean => university !== '';
  const add = (sections: readonly CustomSection[], title: string, items: readonly CustomItem[]) =>
    items.length === 0
      ? sections
      : [...sections, customSection('other', items, { id: sectionIdFor('other', sections), title })];
  const isTaken = ({ uuid }: { readonly uuid: string }): boolean => !leftOut.has(uuid);
  const work = content.work
    .filter((each) => isTaken(each) && !isWholeWork(each))
    .map((each) => workAsItem(each, newId));
  const education = content.education
    .filter((each) => isTaken(each) && !isWholeEducation(each))
    .map((each) => educationAsItem(each, newId, language));
  return {
    ...content,
    work: content.work.filter(isWholeWork),
    education: content.education.filter(isWholeEducation),
    sections: add(add(content.sections, words.work, work), words.education, education),
  };
}
