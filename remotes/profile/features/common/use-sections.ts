import { useLocation } from '@shared/router';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface ListedSection {
  /** The id of the section's heading. */
  readonly id: string;
  readonly title: string;
}

const headingsIn = (content: Element): readonly HTMLElement[] => [
  ...content.querySelectorAll<HTMLElement>(':scope > section > h2[id]'),
];

const isSame = (one: ListedSection, other: ListedSection | undefined): boolean =>
  one.id === other?.id && one.title === other.title;

/** The distance in pixels below the page's head within which a section counts as the one being read. */
const readingLine = 160;

/**
 * Returns the sections of a page, which load and depend on the host, and the id of the one being read. The section that
 * the address names comes into view with the focus.
 */
export function useSections(content: RefObject<HTMLElement | null>): {
  readonly sections: readonly ListedSection[];
  readonly current: string | undefined;
} {
  const [sections, setSections] = useState<readonly ListedSection[]>([]);
  const [current, setCurrent] = useState<string>();
  const { hash, key } = useLocation();

  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const list = (): void => {
      const found = headingsIn(element).map(({ id, textContent }) => ({ id, title: textContent }));
      setSections((before) =>
        before.length === found.length && before.every((one, at) => isSame(one, found[at])) ? before : found,
      );
    };
    list();
    const observer = new MutationObserver(list);
    // A title changes with the language, whose texts may arrive after the sections.
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [content]);

  useEffect(() => {
    const follow = (): void => {
      const headings = content.current === null ? [] : headingsIn(content.current);
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const read = isAtEnd
        ? headings.at(-1)
        : headings.findLast((heading) => heading.getBoundingClientRect().top < readingLine);
      setCurrent((read ?? headings[0])?.id);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [content, sections]);

  const wanted = hash.slice(1);
  const isThere = sections.some(({ id }) => id === wanted);
  const show = useEffectEvent(() => {
    const heading = content.current === null ? undefined : headingsIn(content.current).find(({ id }) => id === wanted);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isThere) show();
  }, [wanted, isThere, key]);
  return { sections, current };
}
