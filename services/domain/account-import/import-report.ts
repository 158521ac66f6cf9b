/** The parts of an account that an import counts separately. */
export const importParts = [
  'work',
  'education',
  'skills',
  'paragraphs',
  'resumes',
  'letters',
  'versions',
  'jobs',
  'sent',
  'files',
  'people',
  'templates',
  'searches',
  'profile',
] as const;
export type ImportPart = (typeof importParts)[number];

/** What an import does, or would do, with one part of an account. */
export interface PartReport {
  readonly added: number;
  /** The names of what is there already, word for word. */
  readonly same: readonly string[];
  /** The names of what is there in another state, which is kept. */
  readonly different: readonly string[];
}

export interface ImportProblem {
  /** The file and the place in it: `resumes/Engineer.json, document.sections[0].title`. */
  readonly path: string;
  readonly message: string;
}

export interface ImportReport {
  readonly parts: Readonly<Record<ImportPart, PartReport>>;
  /** What could not be imported. */
  readonly problems: readonly ImportProblem[];
}

/** Collects what an import does. */
export class ReportWriter {
  readonly #parts = Object.fromEntries(
    importParts.map((part) => [part, { added: 0, same: [], different: [] }]),
  ) as unknown as Readonly<Record<ImportPart, { added: number; same: string[]; different: string[] }>>;
  readonly #problems: ImportProblem[] = [];

  add(part: ImportPart, count = 1): void {
    this.#parts[part].added += count;
  }

  /** Records something that the account has already. */
  keep(part: ImportPart, name: string, isSame: boolean): void {
    this.#parts[part][isSame ? 'same' : 'different'].push(name);
  }

  refuse(path: string, message: string): void {
    this.#problems.push({ path, message });
  }

  finish(): ImportReport {
    return { parts: this.#parts, problems: this.#problems };
  }
}
