import { fileKinds, safeName } from '@shared/exporters';
import { storedText, type StoredValue } from '@shared/remote-kit';

export type FileFormat = keyof typeof fileKinds;

/** Endings that a person may type along with the name. */
const endings = Object.values(fileKinds).map(({ ending }) => ending);

/** A typed name as file systems take it, without ending; '' when nothing is left. */
export function typedFileName(typed: string): string {
  const ending = endings.find((each) => typed.trim().toLowerCase().endsWith(each));
  return safeName(ending === undefined ? typed : typed.trim().slice(0, -ending.length), '');
}

export const withEnding = (name: string, format: FileFormat): string => `${name}${fileKinds[format].ending}`;

/** Whose files of which document; `kind` is the remote's name. */
interface NamedFiles {
  readonly kind: string;
  readonly subject: string;
  readonly id: string;
}

/** The name that the person chose for the files of a document; kept on this device. */
export const chosenFileName = ({ kind, subject, id }: NamedFiles): StoredValue<string> =>
  storedText(`tessera.${kind}.file-name.${subject}.${id}`);
