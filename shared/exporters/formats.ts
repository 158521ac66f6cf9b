/**
 * The formats are separate from the code that writes them, because the library offers them before that code is loaded.
 */

/** The export formats except PDF, which a typesetter makes. */
export const exportFormats = ['docx', 'text', 'markdown', 'json-resume'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** The export formats for letters; JSON Resume has no letters. */
export const letterFormats = ['docx', 'text', 'markdown'] as const satisfies readonly ExportFormat[];
export type LetterFormat = (typeof letterFormats)[number];

interface FileKind {
  /** The file extension with its dot. */
  readonly ending: string;
  /** The media type. */
  readonly type: string;
}

export const fileKinds: Readonly<Record<ExportFormat | 'pdf', FileKind>> = {
  pdf: { ending: '.pdf', type: 'application/pdf' },
  docx: { ending: '.docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  text: { ending: '.txt', type: 'text/plain;charset=utf-8' },
  markdown: { ending: '.md', type: 'text/markdown;charset=utf-8' },
  'json-resume': { ending: '.resume.json', type: 'application/json' },
};
