import type { UiProviderProps } from '@shared/ui';
import type { ReactNode } from 'react';

/**
 * On a foreign page a remote goes by the width of the place that it was given, never by the window's: in a column of 360
 * pixels it looks as on a telephone. Its rules for widths are asked of this element; what is drawn above the page
 * (dialogs, notices), outside of it, has the whole window and goes on asking that.
 */
export function OwnWidth({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div data-tessera-content="" style={{ containerType: 'inline-size', containerName: 'tessera' }}>
      {children}
    </div>
  );
}

const outside = ':where(:not([data-tessera-content] *))';

const width = String.raw`\((?:min|max)-width:\s*[\d.]+(?:px|em|rem)\)`;
const widthQuery = new RegExp(`^@media (?:screen and )?(${width}(?: and ${width})*)$`);

/** In a container's query `em` and `rem` are the page's, in a window's they are the browser's: 16 pixels. */
const inPixels = (query: string): string =>
  query.replace(/([\d.]+)(?:rem|em)/g, (_all, size: string) => `${Number(size) * 16}px`);

/** A pseudo-element ends its selector. */
function onlyOutside(selector: string): string {
  const end = selector.search(/::|:(?:before|after)$/);
  return end === -1 ? selector + outside : selector.slice(0, end) + outside + selector.slice(end);
}

type Plugin = NonNullable<UiProviderProps['stylePlugins']>[number];

/** Emotion's plugin for that: each rule for a width of the window becomes one for the width of the place, and stays one outside of it. */
export const byOwnWidth: Plugin = (element, index, siblings, callback) => {
  if (element.type !== '@media' || typeof element.children === 'string') return undefined;
  const query = widthQuery.exec(element.value)?.[1];
  if (query === undefined) return undefined;
  const { children } = element;
  const value = `@container tessera ${inPixels(query)}`;
  const text = callback({ ...element, type: '@container', value, return: '' }, index, siblings, callback);
  // The first pass has made the selectors whole; a length of 0 keeps it from doing so again.
  element.children = children.map((rule) =>
    rule.type === 'rule' && Array.isArray(rule.props)
      ? { ...rule, length: 0, return: '', props: rule.props.map(onlyOutside) }
      : rule,
  );
  return typeof text === 'string' ? text : undefined;
};
