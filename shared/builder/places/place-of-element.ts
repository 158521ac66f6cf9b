import type { ContentPlace } from './reveal.ts';

/* The place of a field is stored in attributes of its ancestors: `data-section`, within it `data-item`, within it
   `data-text-of`. */

/** Returns the place of a field in the content; undefined outside of all sections. */
export function placeOfElement(element: Element): ContentPlace | undefined {
  const named = (name: 'section' | 'item' | 'text-of') =>
    element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? undefined;
  const sectionId = named('section');
  return sectionId === undefined ? undefined : { sectionId, itemId: named('item'), part: named('text-of') };
}

const fieldIn = (element: Element | null | undefined): HTMLElement | null =>
  element?.matches('input, textarea')
    ? (element as HTMLElement)
    : (element?.querySelector<HTMLElement>('input, textarea, button') ?? null);

/**
 * Returns the element to focus for a place, and whether it is the exact one or a substitute for one that does not exist
 * (yet).
 */
export function elementOfPlace(
  root: Element,
  { sectionId, itemId, part }: ContentPlace,
): { readonly element: HTMLElement; readonly isExact: boolean } | undefined {
  const find = (within: Element, name: string, value: string): Element | undefined =>
    [...within.querySelectorAll(`[data-${name}]`)].find((each) => each.getAttribute(`data-${name}`) === value);
  const section = find(root, 'section', sectionId);
  if (section === undefined) return undefined;
  const item = itemId === undefined ? section : find(section, 'item', itemId);
  const field = item && part !== undefined ? fieldIn(find(item, 'text-of', part)) : null;
  if (field) return { element: field, isExact: true };
  const opener =
    item?.querySelector<HTMLElement>('[data-opens-item]') ?? section.querySelector<HTMLElement>('[data-opens-section]');
  return opener ? { element: opener, isExact: part === undefined } : undefined;
}
