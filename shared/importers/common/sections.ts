import type { CustomCategory, CustomItem, CustomSection } from '../../documents/resume-document.ts';

export type ItemContent = Partial<Omit<CustomItem, 'id' | 'points'>> & { readonly points?: readonly string[] };

const blank = { title: '', subtitle: '', location: '', link: '', startDate: null, endDate: null, text: '' };

/** Creates an item with new ids from the given content. */
export function customItem({ points = [], ...content }: ItemContent, newId: () => string): CustomItem {
  return { id: newId(), ...blank, ...content, points: points.map((text) => ({ id: newId(), text })) };
}

/** Returns the id for another section of a category: the category, with a number from the second one on. */
export function sectionIdFor(category: CustomCategory, sections: readonly CustomSection[]): string {
  const count = sections.filter((section) => section.category === category).length;
  return count === 0 ? category : `${category}-${count + 1}`;
}

/** Creates a visible custom section. */
export function customSection(
  category: CustomCategory,
  items: readonly CustomItem[],
  { id, title }: { readonly id: string; readonly title: string },
): CustomSection {
  return { id, kind: 'custom', category, title, visible: true, items };
}

/** Whether an item has any content besides its place and dates. */
export const hasContent = ({ title, subtitle, text, link, points }: CustomItem): boolean =>
  title + subtitle + text + link !== '' || points.length > 0;
