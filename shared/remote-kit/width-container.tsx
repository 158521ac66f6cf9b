import type { UiProviderProps } from '@shared/ui';
import type { ReactNode } from 'react';

/**
 * On a foreign page a remote adapts to the width of its container, never to the window's: in a column of 360 pixels it
 * looks as it does on a phone. Its rules for widths become container queries on this element. Overlays such as dialogs
 * and notices are outside of it, have the whole window, and keep their media queries.
 */
export function WidthContainer({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div data-tessera-content="" style={{ containerType: 'inline-size', containerName: 'tessera' }}>
      {children}
    </div>
  );
}

const outside = ':where(:not([data-tessera-content] *))';

const width = String.raw`\((?:min|max)-width:\s*[\d.]+(?:px|em|rem)\)`;
const widthQuery = new RegExp(`^@media (?:screen and )?(${width}(?: and ${width})*)$`);

/**
 * Converts `em` and `rem` to pixels: in a container query they depend on the page, in a media query on the browser's 16
 * pixels.
 */
const inPixels = (query: string): string =>
  query.replace(/(?<![\d.])([\d.]+)(?:rem|em)/g, (_all, size: string) => `${Number(size) * 16}px`);

/** A pseudo-element must be the end of its selector. */
function onlyOutside(selector: string): string {
  const end = selector.search(/::|:(?:before|after)$/);
  return end === -1 ? selector + outside : selector.slice(0, end) + outside + selector.slice(end);
}

type Plugin = NonNullable<UiProviderProps['stylePlugins']>[number];

/**
 * The Emotion plugin for `OwnWidth`: each media query for the window's width becomes a container query, and remains a
 * media query outside of the container.
 */
export const containerQueryPlugin: Plugin = (element, index, siblings, callback) => {
  if (element.type !== '@media' || typeof element.children === 'string') return undefined;
  const query = widthQuery.exec(element.value)?.[1];
  if (query === undefined) return undefined;
  const { children } = element;
  const value = `@container tessera ${inPixels(query)}`;
  const text = callback({ ...element, type: '@container', value, return: '' }, index, siblings, callback);
  // The first pass has completed the selectors; a length of 0 keeps it from doing so again.
  element.children = children.map((rule) =>
    rule.type === 'rule' && Array.isArray(rule.props)
      ? { ...rule, length: 0, return: '', props: rule.props.map(onlyOutside) }
      : rule,
  );
  return typeof text === 'string' ? text : undefined;
};
