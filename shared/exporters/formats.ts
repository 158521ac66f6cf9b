/* Apart from what writes them: a list of documents offers the formats before any of that is there. */

/** The formats besides PDF, which a typesetter makes. */
export const exportFormats = ['docx', 'text', 'markdown', 'json-resume'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** JSON Resume has nothing for a letter. */
export const letterFormats = ['docx', 'text', 'markdown'] as const satisfies readonly ExportFormat[];
export type LetterFormat = (typeof letterFormats)[number];

interface FileKind {
  /** With its dot. */
  readonly ending: string;
  /** Media type. */
  readonly type: string;
}

export const fileKinds: Readonly<Record<ExportFormat | 'pdf', FileKind>> = {
  pdf: { ending: '.pdf', type: 'application/pdf' },
  docx: { ending: '.docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  text: { ending: '.txt', type: 'text/plain;charset=utf-8' },
  markdown: { ending: '.md', type: 'text/markdown;charset=utf-8' },
  'json-resume': { ending: '.resume.json', type: 'application/json' },
};
