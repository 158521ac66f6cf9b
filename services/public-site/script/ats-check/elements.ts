/** Returns an element of the page by its id. Throws when the page lacks it, which is a mistake of ours. */
export function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no element #${id}.`);
  return element;
}

/** Creates an element. Texts become text nodes, so nothing from a file is ever read as HTML. */
export function element(tag: string, className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...content);
  return made;
}
