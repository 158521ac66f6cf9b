import { Parser } from 'htmlparser2';

/** An element of an XML document; text is in elements of its own, under the name `#`. */
export interface Xml {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Xml[];
  readonly text: string;
}

/** Deeper elements than word processors write only slow the parser down. */
const deepest = 120;
/** Elements of the longest document that is read. */
const mostElements = 300_000;

export class XmlError extends Error {}

/** Parses an XML document. Entities are not expanded beyond the five that XML has. @throws XmlError if it is too large. */
export function parseXml(text: string): Xml {
  const root = { name: '', attributes: {}, children: [] as Xml[], text: '' };
  const open: { readonly children: Xml[] }[] = [root];
  let count = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        if (open.length > deepest || count > mostElements) throw new XmlError('The document is too large.');
        const element = { name, attributes, children: [] as Xml[], text: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(data) {
        open.at(-1)?.children.push({ name: '#', attributes: {}, children: [], text: data });
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  return root;
}

/** The first child with a name. */
export const childOf = (element: Xml | undefined, name: string): Xml | undefined =>
  element?.children.find((child) => child.name === name);

/** The first element with a name, at any depth. */
export function findElement(element: Xml, name: string): Xml | undefined {
  for (const child of element.children) {
    if (child.name === name) return child;
    const inside = findElement(child, name);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
