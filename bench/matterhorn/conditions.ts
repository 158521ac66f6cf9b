/**
 * The failure conditions of PDF/UA-1 that a program can check, by their numbers in the Matterhorn Protocol 1.1 (PDF
 * Association). Conditions about what our files never contain (forms, multimedia, embedded files, formulas) are those
 * that such content would fail by being there.
 */
import { contentMarks } from './content-marks.ts';
import type { Dictionary, PdfFile } from './pdf-file.ts';
import { type Element, everyElement, readStructure, standardTypeOf, standardTypes } from './structure.ts';
import { unicodeMap } from './unicode-map.ts';

/** The number of a condition with what fails it. */
export type Failure = readonly [condition: string, what: string];

const text = (value: unknown): string => (typeof value === 'string' ? value.replace(/^u:/, '') : '');
const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

function checkContent({ pages }: PdfFile): readonly Failure[] {
  return pages.flatMap(({ content }, index): readonly Failure[] => {
    const marks = contentMarks(content);
    const page = `page ${index + 1}`;
    return [
      ...(marks.artifactsInTagged > 0 ? [['01-003', `${page}: artifacts in tagged content`] as const] : []),
      ...(marks.taggedInArtifacts > 0 ? [['01-004', `${page}: tagged content in artifacts`] as const] : []),
      ...(marks.unmarked > 0 ? [['01-005', `${page}: ${marks.unmarked} operators without a mark`] as const] : []),
      ...(marks.hasOpenMarks ? [['01-005', `${page}: marked content does not end`] as const] : []),
    ];
  });
}

function checkDocument({ catalog, trailer, dictionary, bytes }: PdfFile): readonly Failure[] {
  const marks = dictionary(catalog['/MarkInfo']);
  const metadata = bytes(catalog['/Metadata']).toString('utf8');
  const preferences = dictionary(catalog['/ViewerPreferences']);
  const language = text(catalog['/Lang']);
  const fails: readonly (readonly [string, boolean, string])[] = [
    ['01-007', marks['/Suspects'] === true, 'the tags are suspect'],
    ['06-001', metadata === '', 'no metadata stream'],
    ['06-002', !/pdfuaid:part(?:>|=")\s*1/.test(metadata), 'the metadata do not claim PDF/UA-1'],
    ['06-003', !/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+/.test(metadata), 'no title in the metadata'],
    ['07-001', preferences['/DisplayDocTitle'] !== true, 'the title is not displayed'],
    ['11-006', !isLanguage(language), `the language is ${language === '' ? 'missing' : language}`],
    ['20-001', catalog['/OCProperties'] !== undefined, 'optional content'],
    ['25-001', dictionary(catalog['/AcroForm'])['/XFA'] !== undefined, 'a dynamic form'],
    ['26-001', trailer['/Encrypt'] !== undefined, 'the file is encrypted'],
    ['02-001', catalog['/StructTreeRoot'] === undefined || marks['/Marked'] !== true, 'the file is not tagged'],
  ];
  return fails.flatMap(([condition, isFailed, what]) => (isFailed ? [[condition, what] as const] : []));
}

function checkRoles(file: PdfFile): readonly Failure[] {
  const root = file.dictionary(file.catalog['/StructTreeRoot']);
  const roles = file.dictionary(root['/RoleMap']);
  return [
    ...Object.keys(roles).flatMap((role): readonly Failure[] =>
      standardTypes.has(role.slice(1)) ? [['02-004', `${role} is mapped to another type`]] : [],
    ),
    ...everyElement(readStructure(file)).flatMap(({ dictionary }): readonly Failure[] => {
      const type = text(dictionary['/S']).slice(1);
      return standardTypeOf(type, roles) === undefined ? [['02-001', `${type} is no standard type`]] : [];
    }),
  ];
}

/** The children that lists and tables may have. */
const childrenOf: Readonly<Record<string, readonly [condition: string, types: readonly string[]]>> = {
  L: ['09-005', ['LI', 'L', 'Caption']],
  LI: ['09-005', ['Lbl', 'LBody']],
  Table: ['09-004', ['TR', 'THead', 'TBody', 'TFoot', 'Caption']],
  THead: ['09-004', ['TR']],
  TBody: ['09-004', ['TR']],
  TFoot: ['09-004', ['TR']],
  TR: ['09-004', ['TH', 'TD']],
  TOC: ['09-006', ['TOCI', 'TOC', 'Caption']],
};

function checkElement({ type, dictionary, children }: Element): readonly Failure[] {
  const allowed = childrenOf[type];
  const foreign = allowed === undefined ? undefined : children.find((child) => !allowed[1].includes(child.type));
  const described = [dictionary['/Alt'], dictionary['/ActualText']].some((each) => text(each) !== '');
  const language = text(dictionary['/Lang']);
  return [
    ...(allowed !== undefined && foreign !== undefined ? [[allowed[0], `${foreign.type} in ${type}`] as const] : []),
    ...(type === 'Figure' && !described ? [['13-004', 'a figure without a description'] as const] : []),
    ...(type === 'Formula' && !described ? [['17-002', 'a formula without a description'] as const] : []),
    ...(type === 'Note' && text(dictionary['/ID']) === '' ? [['19-003', 'a note without an id'] as const] : []),
    ...(language !== '' && !isLanguage(language) ? [['11-006', `the language is ${language}`] as const] : []),
    ...(children.filter((child) => child.type === 'H').length > 1 ? [['14-006', 'two headings'] as const] : []),
  ];
}

function checkHeadings(elements: readonly Element[]): readonly Failure[] {
  const levels = elements.flatMap(({ type }) => (/^H[1-6]$/.test(type) ? [Number(type.slice(1))] : []));
  const hasPlain = elements.some(({ type }) => type === 'H');
  const skipped = levels.find((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  return [
    ...(levels.length > 0 && levels[0] !== 1 ? [['14-002', `the first heading is H${levels[0]}`] as const] : []),
    ...(skipped === undefined ? [] : [['14-003', `a level is left out before H${skipped}`] as const]),
    ...(hasPlain && levels.length > 0 ? [['14-007', 'H and numbered headings'] as const] : []),
  ];
}

function checkAnnotations(file: PdfFile, elements: readonly Element[]): readonly Failure[] {
  const parents = new Map<Dictionary, string>(
    elements.flatMap(({ type, annotations }) => annotations.map((annotation) => [annotation, type] as const)),
  );
  return file.pages.flatMap(({ dictionary }, index): readonly Failure[] => {
    const annotations = file.list(dictionary['/Annots']).map((each) => file.dictionary(each));
    const page = `page ${index + 1}`;
    return [
      ...(annotations.length > 0 && dictionary['/Tabs'] !== '/S' ? [['28-009', `${page}: tab order`] as const] : []),
      ...annotations.flatMap((annotation): readonly Failure[] => {
        const isLink = annotation['/Subtype'] === '/Link';
        const parent = parents.get(annotation);
        return [
          ...(parent === undefined ? [['28-002', `${page}: an annotation without a tag`] as const] : []),
          ...(isLink && parent !== 'Link' ? [['28-011', `${page}: a link outside of a Link tag`] as const] : []),
          ...(isLink && text(annotation['/Contents']) === ''
            ? [['28-012', `${page}: a link without words`] as const]
            : []),
          ...(annotation['/Subtype'] === '/Widget' ? [['28-010', `${page}: a form field`] as const] : []),
        ];
      }),
    ];
  });
}

function checkFonts(file: PdfFile): readonly Failure[] {
  return file.pages.flatMap(({ dictionary, content }, index): readonly Failure[] => {
    const fonts = file.dictionary(file.dictionary(dictionary['/Resources'])['/Font']);
    const { shown } = contentMarks(content);
    return Object.entries(fonts).flatMap(([name, reference]): readonly Failure[] => {
      const font = file.dictionary(reference);
      const [descendant] = file.list(font['/DescendantFonts']).map((each) => file.dictionary(each));
      const descriptor = file.dictionary((descendant ?? font)['/FontDescriptor']);
      const isEmbedded = ['/FontFile', '/FontFile2', '/FontFile3'].some((key) => descriptor[key] !== undefined);
      const map = unicodeMap(file.bytes(font['/ToUnicode']));
      const codes = [...(shown.get(name.slice(1)) ?? [])];
      const unmapped = codes.filter((code) => !map.has(code));
      const wrong = codes.filter((code) => /^[\0\uFEFF\uFFFE]$/.test(map.get(code) ?? ''));
      const which = `page ${index + 1}: ${text(font['/BaseFont'])}`;
      return [
        ...(isEmbedded ? [] : [['31-009', `${which} is not embedded`] as const]),
        ...(unmapped.length > 0
          ? [['10-001', `${which} has ${unmapped.length} glyphs without a character`] as const]
          : []),
        ...(wrong.length > 0 ? [['31-028', `${which} maps to no character`] as const] : []),
        ...(descendant?.['/Subtype'] === '/CIDFontType2' && descendant['/CIDToGIDMap'] === undefined
          ? [['31-004', `${which} has no map to glyphs`] as const]
          : []),
      ];
    });
  });
}

const checkObjects = ({ dictionaries }: PdfFile): readonly Failure[] =>
  dictionaries.flatMap((dictionary): readonly Failure[] =>
    dictionary['/Subtype'] === '/Form' && dictionary['/Ref'] !== undefined ? [['30-001', 'a reference to a page']] : [],
  );

/** Checks all conditions. A file that fails none may claim PDF/UA-1, as far as programs can tell. */
export function checkMatterhorn(file: PdfFile): readonly Failure[] {
  const elements = everyElement(readStructure(file));
  return [
    ...checkContent(file),
    ...checkDocument(file),
    ...checkRoles(file),
    ...elements.flatMap(checkElement),
    ...checkHeadings(elements),
    ...checkAnnotations(file, elements),
    ...checkFonts(file),
    ...checkObjects(file),
  ];
}
