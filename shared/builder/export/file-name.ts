import { fileKinds, safeName } from '@shared/exporters';
import { storedText, type StoredValue } from '@shared/remote-kit';

export type FileFormat = keyof typeof fileKinds;

/** Extensions that a user may type as part of the name. */
const endings = Object.values(fileKinds).map(({ ending }) => ending);

/** Reduces a typed name to what file systems accept, without extension; empty when nothing is left. */
export function typedFileName(typed: string): string {
  const ending = endings.find((each) => typed.trim().toLowerCase().endsWith(each));
  return safeName(ending === undefined ? typed : typed.trim().slice(0, -ending.length), '');
}

/** Appends the extension of a format to a file name. */
export const withEnding = (name: string, format: FileFormat): string => `${name}${fileKinds[format].ending}`;

/** Identifies the files of one document of one user; `kind` is the name of the remote. */
interface NamedFiles {
  readonly kind: string;
  readonly subject: string;
  readonly id: string;
}

/** The file name that the user chose for a document, stored on this device. */
export const storedFileName = ({ kind, subject, id }: NamedFiles): StoredValue<string> =>
  storedText(`tessera.${kind}.file-name.${subject}.${id}`);
