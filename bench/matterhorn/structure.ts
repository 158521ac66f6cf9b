import type { Dictionary, PdfFile } from './pdf-file.ts';

/** An element of the structure tree. */
export interface Element {
  /** The standard type, after the role map. */
  readonly type: string;
  readonly dictionary: Dictionary;
  readonly children: readonly Element[];
  /** The annotations that it contains directly. */
  readonly annotations: readonly Dictionary[];
}

/** The standard structure types of PDF 1.7. */
export const standardTypes: ReadonlySet<string> = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'.split(
    ' ',
  ),
);

const nameOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/^\//, '') : '');

/** Follows the role map; undefined for a type that is neither standard nor mapped to one. */
export function standardTypeOf(type: string, roles: Dictionary): string | undefined {
  const seen = new Set<string>();
  let current = type;
  while (!standardTypes.has(current)) {
    if (seen.has(current)) return undefined;
    seen.add(current);
    const next = nameOf(roles[`/${current}`]);
    if (next === '') return undefined;
    current = next;
  }
  return current;
}

/** Reads the structure tree of a file; empty if there is none. */
export function readStructure(file: PdfFile): readonly Element[] {
  const root = file.dictionary(file.catalog['/StructTreeRoot']);
  const roles = file.dictionary(root['/RoleMap']);
  const elementsIn = (kids: unknown): readonly Element[] =>
    file.list(kids).flatMap((kid) => {
      const dictionary = file.dictionary(kid);
      if (typeof dictionary['/S'] !== 'string') return [];
      const type = nameOf(dictionary['/S']);
      return [
        {
          type: standardTypeOf(type, roles) ?? type,
          dictionary,
          children: elementsIn(dictionary['/K']),
          annotations: file
            .list(dictionary['/K'])
            .map((each) => file.dictionary(each))
            .filter((each) => each['/Type'] === '/OBJR')
            .map((each) => file.dictionary(each['/Obj'])),
        },
      ];
    });
  return elementsIn(root['/K']);
}

/** All elements of a tree in reading order. */
export const everyElement = (elements: readonly Element[]): readonly Element[] =>
  elements.flatMap((element) => [element, ...everyElement(element.children)]);
