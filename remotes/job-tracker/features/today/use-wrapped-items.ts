import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface WrappedItems<Element extends HTMLElement> {
  readonly list: RefObject<Element | null>;
  /** The number of items at the end that do not fit into the first line. */
  readonly hidden: number;
}

/** Counts the items of a wrapping list that have no room in its first line, whenever `content` or the width changes. */
export function useWrappedItems<Element extends HTMLElement>(content: unknown): WrappedItems<Element> {
  const list = useRef<Element>(null);
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const items = [...element.children].map((item) => (item as HTMLElement).offsetTop);
      setHidden(items.filter((top) => top > (items[0] ?? 0)).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [content]);
  return { list, hidden };
}
