import { documentWords } from '../../documents/document-words.ts';
import { customItem, customSection, hasContent } from '../common/sections.ts';
import type { Source } from '../common/source.ts';
import type { CustomItem, CustomSection } from '../../documents/resume-document.ts';
import type { ImportedSection } from '../common/reading.ts';
import { isPlain, type MetaSection } from './tessera-meta.ts';
import { itemOf, type MetaReading } from './read-tessera-meta.ts';
import { type SectionReader, sectionReaders } from './read-sections.ts';

/**
 * Divides the items of one kind into the sections of one of our files; one section holds all of them if the file was
 * changed.
 */
function cut(
  items: readonly CustomItem[],
  places: readonly Extract<MetaSection, { readonly count: number }>[],
  standardTitle: string,
): readonly { readonly title: string; readonly items: readonly CustomItem[] }[] {
  const total = places.reduce((sum, { count }) => sum + count, 0);
  if (places.length < 2 || total !== items.length) return [{ title: places[0]?.title ?? standardTitle, items }];
  let start = 0;
  return places.map(({ title, count }) => {
    start += count;
    return { title, items: items.slice(start - count, start) };
  });
}

/** Reads the custom sections for which the file has content. */
export function gatherSections(
  root: Source,
  own: MetaReading,
  newId: () => string,
  language: string,
): readonly CustomSection[] {
  const titles = documentWords(language).sections;
  const ofReader = ({ field, category, shape, read }: SectionReader): readonly CustomSection[] => {
    const items = root
      .objects(field, shape)
      .flatMap(
        (source) => own.item(category, source) ?? [customItem(read(source, language), newId)].filter(hasContent),
      );
    const places = own.sections.filter((each) => each.kind === category).filter((each) => 'count' in each);
    return cut(items, places, titles[category]).map(({ title, items: inSection }, index) =>
      customSection(category, inSection, { id: index === 0 ? category : `${category}-${index + 1}`, title }),
    );
  };
  const others = own.sections
    .filter((each) => each.kind === 'other')
    .map(({ title, items }, index) =>
      customSection(
        'other',
        items.map((item) => itemOf(item, newId)),
        { id: `own-other-${index + 1}`, title },
      ),
    );
  return [...sectionReaders.flatMap(ofReader), ...others].filter(({ items }) => items.length > 0);
}

/** The place of each section of the résumé; undefined for a file that does not state it. */
export function layoutOf(
  { sections: places }: MetaReading,
  sections: readonly CustomSection[],
): readonly ImportedSection[] | undefined {
  if (places.length === 0) return undefined;
  const waiting = [...sections];
  return places.flatMap((place): readonly ImportedSection[] => {
    if (isPlain(place)) return [place];
    const index = waiting.findIndex(({ category }) => category === place.kind);
    return waiting.splice(index, index === -1 ? 0 : 1).map(({ id }) => ({ kind: 'custom', id }));
  });
}
