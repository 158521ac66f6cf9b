/** Files that people keep with a tracked job. */

/** The kinds of files that can be kept, which are recognized by their first bytes. */
export const jobFileKinds = ['pdf', 'docx', 'png', 'jpeg'] as const;
export type JobFileKind = (typeof jobFileKinds)[number];

/** The media type under which a file of a kind is served. */
export const jobFileTypes: Readonly<Record<JobFileKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpeg: 'image/jpeg',
};

/** The endings of file names of a kind; the first one is added where a name has none of them. */
const endings: Readonly<Record<JobFileKind, readonly [string, ...string[]]>> = {
  pdf: ['.pdf'],
  docx: ['.docx'],
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg'],
};

export const jobFileLimits = {
  /** Maximum size of a file in bytes. */
  size: 5 * 1024 * 1024,
  /** Maximum number of files of a job, without deleted ones. */
  files: 20,
  /** Maximum characters of a name. */
  name: 200,
  /** The number of days for which a deleted file can be restored. */
  deletedForDays: 30,
} as const;

/** Returns the name with an ending that fits the kind, so that the device opens the file with the right program. */
export function withEnding(name: string, kind: JobFileKind): string {
  const fitting = endings[kind];
  return fitting.some((ending) => name.toLowerCase().endsWith(ending)) ? name : `${name}${fitting[0]}`;
}
