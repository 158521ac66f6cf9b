import { strFromU8, unzipSync } from 'fflate';
import { isRecord } from '../../../shared/documents/parsing/read.ts';

/** The most bytes that the files of an archive may have when they are unpacked. */
export const mostUnpacked = 64 * 1024 * 1024;
const mostFiles = 20_000;

/** A document of an archive, as it was stored. */
export interface ArchivedDocument {
  readonly path: string;
  readonly value: unknown;
  /** Its earlier versions; undefined if it has none. */
  readonly versions: unknown;
}

/** The contents of an account export (services/domain/account-export). Nothing in it has been validated. */
export interface Archive {
  readonly profile: unknown;
  readonly blocks: unknown;
  readonly resumes: readonly ArchivedDocument[];
  readonly letters: readonly ArchivedDocument[];
  readonly jobs: unknown;
  readonly people: unknown;
  readonly emailTemplates: unknown;
  readonly sent: unknown;
  readonly searches: unknown;
  readonly ranking: unknown;
  /** The picture, the PDFs that were sent, and the files of jobs, by their paths. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The paths of files that should contain JSON and do not. */
  readonly unreadable: readonly string[];
}

export type ArchiveReading =
  | { readonly ok: true; readonly archive: Archive }
  | { readonly ok: false; readonly error: 'not_an_export' | 'too_large' };

/** What an import reads; the PDFs of documents are made again. */
const wanted =
  /^(?:[\w-]+\.json|headshot\.jpg|(?:resumes|letters)\/[^/]+\.json|sent\/[^/]+\.pdf|files\/[^/]+\.(?:pdf|docx|png|jpe?g))$/;
const isGenerated = (path: string): boolean => path.endsWith('.resume.json');

class TooLarge extends Error {}

function unpack(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  let [files, total] = [0, 0];
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!wanted.test(name) || isGenerated(name)) return false;
      files += 1;
      total += originalSize;
      if (files > mostFiles || total > mostUnpacked) throw new TooLarge();
      return true;
    },
  });
}

/** Unpacks an account export. Other ZIP files, and files that are none, are refused. */
export function readArchive(bytes: Uint8Array): ArchiveReading {
  let files: Readonly<Record<string, Uint8Array>>;
  try {
    files = unpack(bytes);
  } catch (error) {
    return { ok: false, error: error instanceof TooLarge ? 'too_large' : 'not_an_export' };
  }
  const unreadable: string[] = [];
  const json = (path: string): unknown => {
    const file = files[path];
    if (file === undefined) return undefined;
    try {
      return JSON.parse(strFromU8(file)) as unknown;
    } catch {
      unreadable.push(path);
      return undefined;
    }
  };
  const documentsIn = (folder: string): readonly ArchivedDocument[] =>
    Object.keys(files)
      .filter((path) => path.startsWith(`${folder}/`) && !path.endsWith('.versions.json'))
      .map((path) => ({ path, value: json(path), versions: json(path.replace(/\.json$/, '.versions.json')) }));
  const profile = json('profile.json');
  const blocks = json('blocks.json');
  if (!isRecord(profile) || !isRecord(blocks)) return { ok: false, error: 'not_an_export' };
  const archive: Archive = {
    profile,
    blocks,
    resumes: documentsIn('resumes'),
    letters: documentsIn('letters'),
    jobs: json('jobs.json'),
    people: json('people.json'),
    emailTemplates: json('email-templates.json'),
    sent: json('sent.json'),
    searches: json('searches.json'),
    ranking: json('ranking.json'),
    files: new Map(Object.entries(files).filter(([path]) => !path.endsWith('.json'))),
    unreadable,
  };
  return { ok: true, archive };
}
