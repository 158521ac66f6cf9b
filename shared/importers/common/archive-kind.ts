import type { WrongKind } from './reading.ts';
import { unpack } from './unzip.ts';

/** Files that tell what an archive is; the data export of LinkedIn has none of them. */
const marks: readonly (readonly [name: RegExp, kind: 'docx' | WrongKind])[] = [
  [/^word\/document\.xml$/, 'docx'],
  [/^xl\/workbook\.(?:xml|bin)$/, 'spreadsheet'],
  [/^ppt\/presentation\.xml$/, 'presentation'],
  [/^Index\/.+\.iwa$/, 'pages'],
  [/^content\.xml$/, 'open-document'],
  [/^blocks\.json$/, 'account-export'],
];

/** Returns what an archive is by the names of its files: a document, or tables of a data export. */
export function archiveKind(bytes: Uint8Array): 'docx' | 'tables' | WrongKind {
  let kind: 'docx' | WrongKind | undefined;
  unpack(bytes, (name) => {
    kind ??= marks.find(([mark]) => mark.test(name))?.[1];
    return false;
  });
  return kind ?? 'tables';
}
