import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRecord } from '../../shared/documents/parsing/read.ts';

/** A dictionary of a PDF as qpdf writes it: names and keys with a slash, texts with `u:`, references as `12 0 R`. */
export type Dictionary = Readonly<Record<string, unknown>>;

/** The objects of a PDF, as far as checks need them. */
export interface PdfFile {
  readonly catalog: Dictionary;
  readonly trailer: Dictionary;
  readonly pages: readonly PdfPage[];
  /** All dictionaries, including those of streams. */
  readonly dictionaries: readonly Dictionary[];
  /** Follows references until there is a value. */
  readonly resolve: (value: unknown) => unknown;
  /** Resolves to a dictionary, that of a stream included; empty for anything else. */
  readonly dictionary: (value: unknown) => Dictionary;
  readonly list: (value: unknown) => readonly unknown[];
  /** The bytes of a stream; empty for anything else. */
  readonly bytes: (value: unknown) => Buffer;
}

export interface PdfPage {
  readonly dictionary: Dictionary;
  readonly content: Buffer;
}

interface StreamObject {
  readonly stream: { readonly dict: Dictionary; readonly data?: string };
}

const isStream = (value: unknown): value is StreamObject => isRecord(value) && isRecord(value['stream']);
const isReference = (value: unknown): value is string => typeof value === 'string' && /^\d+ \d+ R$/.test(value);

/** Reads the objects of a PDF with qpdf, which is not part of the project (Debian has it). */
export function readPdfFile(pdf: Uint8Array): PdfFile {
  const folder = mkdtempSync(path.join(tmpdir(), 'matterhorn-'));
  const [source, target] = [path.join(folder, 'a.pdf'), path.join(folder, 'a.json')];
  try {
    writeFileSync(source, pdf);
    execFileSync('qpdf', ['--json=2', '--json-stream-data=inline', '--decode-level=generalized', source, target]);
    const { qpdf } = JSON.parse(readFileSync(target, 'utf8')) as { qpdf: [unknown, Dictionary] };
    return pdfFileOf(qpdf[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Creates a file from the objects that qpdf lists, by their names (`obj:12 0 R`, `trailer`). */
export function pdfFileOf(objects: Dictionary): PdfFile {
  const resolve = (value: unknown): unknown => {
    if (!isReference(value)) return value;
    const found = objects[`obj:${value}`];
    if (isStream(found)) return found;
    return isRecord(found) ? resolve(found['value']) : undefined;
  };
  const dictionary = (value: unknown): Dictionary => {
    const found = resolve(value);
    if (isStream(found)) return found.stream.dict;
    return isRecord(found) ? found : {};
  };
  const list = (value: unknown): readonly unknown[] => {
    const found = resolve(value);
    return Array.isArray(found) ? found : found === undefined || found === null ? [] : [found];
  };
  const bytes = (value: unknown): Buffer => {
    const found = resolve(value);
    return isStream(found) ? Buffer.from(found.stream.data ?? '', 'base64') : Buffer.alloc(0);
  };
  const trailer = dictionary((objects['trailer'] as Dictionary | undefined)?.['value']);
  const catalog = dictionary(trailer['/Root']);
  const pagesIn = (node: Dictionary): readonly Dictionary[] =>
    node['/Type'] === '/Page' ? [node] : list(node['/Kids']).flatMap((kid) => pagesIn(dictionary(kid)));
  return {
    ...{ catalog, trailer, resolve, dictionary, list, bytes },
    pages: pagesIn(dictionary(catalog['/Pages'])).map((page) => ({
      dictionary: page,
      content: Buffer.concat(list(page['/Contents']).flatMap((part) => [bytes(part), Buffer.from('\n')])),
    })),
    dictionaries: Object.keys(objects).flatMap((key) => (key.startsWith('obj:') ? [dictionary(key.slice(4))] : [])),
  };
}
