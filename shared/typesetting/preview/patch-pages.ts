/**
 * Applies Typst's SVG changes to the drawing on screen. A change has the structure of the whole drawing, but contains
 * only what is new. Each `<g data-tid>` names its content. With `data-reuse-from` it continues an element of the same
 * parent with that name: equal names mean that its content is unchanged and only its own attributes (its position) may
 * differ; different names mean that its children are changed by the same rule. An element without `data-reuse-from` is
 * new. Glyph outlines are sent once and accumulate in `defs.glyph`.
 */

const nameOf = 'data-tid';
const continues = 'data-reuse-from';

/** Thrown when a change does not belong to the drawing on screen; a full drawing resolves this. */
export class PatchMismatch extends Error {
  override readonly name = 'PatchMismatch';
}

function takeAttributes(target: Element, source: Element): void {
  for (const { name } of [...target.attributes]) if (!source.hasAttribute(name)) target.removeAttribute(name);
  for (const { name, value } of [...source.attributes]) {
    if (name !== continues && target.getAttribute(name) !== value) target.setAttribute(name, value);
  }
  target.removeAttribute(continues);
}

interface Continuation {
  readonly element: Element;
  readonly change: Element;
  readonly sameContent: boolean;
}

/**
 * Returns a function that provides the children of an element by name: each child once, and copies of it after that.
 */
function createSupply(parent: Element): (name: string) => Element {
  const supply = new Map<string, { readonly original: Element; readonly left: Element[] }>();
  for (const child of [...parent.children]) {
    const name = child.getAttribute(nameOf);
    if (name === null) continue;
    const known = supply.get(name);
    if (known) known.left.push(child);
    else supply.set(name, { original: child, left: [child] });
  }
  return (name) => {
    const found = supply.get(name);
    if (!found) throw new PatchMismatch(`No element ${name} to continue.`);
    return found.left.shift() ?? (found.original.cloneNode(true) as Element);
  };
}

/** Gives `parent` exactly these `children`, moving and removing as few as possible. */
function arrange(parent: Element, children: readonly Element[]): void {
  const kept = new Set(children);
  for (const child of [...parent.childNodes]) if (!kept.has(child as Element)) child.remove();
  let place = parent.firstChild;
  for (const child of children) {
    if (child === place) place = place.nextSibling;
    else parent.insertBefore(child, place);
  }
}

function changeChildren(parent: Element, changes: readonly Element[], leading: readonly Element[] = []): void {
  const take = createSupply(parent);
  const continued: Continuation[] = [];
  // All elements are collected before any is changed, so that copies are made of what was on screen.
  const children = changes.map((change) => {
    const from = change.getAttribute(continues);
    if (from === null) return change;
    const element = take(from);
    continued.push({ element, change, sameContent: change.getAttribute(nameOf) === from });
    return element;
  });
  for (const { element, change, sameContent } of continued) {
    takeAttributes(element, change);
    if (!sameContent) changeChildren(element, [...change.children]);
  }
  arrange(parent, [...leading, ...children]);
}

/**
 * Applies a change to `drawing` in place. Throws `PatchMismatch` when the change does not fit; the drawing may then be
 * partly changed and must be replaced by a full one.
 */
export function patchPages(drawing: Element, change: Element): void {
  const definitions = [...drawing.children].filter(({ localName }) => localName === 'defs');
  for (const added of [...change.children].filter(({ localName }) => localName === 'defs')) {
    const kind = added.getAttribute('class');
    const home = definitions.find((each) => each.getAttribute('class') === kind);
    if (!home) throw new PatchMismatch(`No definitions of ${kind ?? 'no kind'} to add to.`);
    home.append(...added.children);
  }
  takeAttributes(drawing, change);
  const pages = [...change.children].filter(({ localName }) => localName === 'g');
  changeChildren(drawing, pages, definitions);
}
