import type { WrongKind } from './reading.ts';
import { unpack } from './unzip.ts';

/** Files that tell what an archive is; the data export of LinkedIn has none of them. */
const marks: readonly (readonly [name: RegExp, kind: 'docx' | 'odt' | WrongKind])[] = [
  [/^word\/document\.xml$/, 'docx'],
  [/^xl\/workbook\.(?:xml|bin)$/, 'spreadsheet'],
  [/^ppt\/presentation\.xml$/, 'presentation'],
  [/^Index\/.+\.iwa$/, 'pages'],
  [/^content\.xml$/, 'odt'],
  [/^blocks\.json$/, 'account-export'],
];

/** Returns what an archive is by the names of its files: a document, or tables of a data export. */
export function archiveKind(bytes: Uint8Array): 'docx' | 'odt' | 'tables' | WrongKind {
  let kind: 'docx' | 'odt' | WrongKind | undefined;
  unpack(bytes, (name) => {
    kind ??= marks.find(([mark]) => mark.test(name))?.[1];
    return false;
  });
  return kind ?? 'tables';
}
