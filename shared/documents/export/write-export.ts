import { composeResume, type ResumeToCompose } from '../compose-resume.ts';
import { showResume } from '../compose/shown-resume.ts';

/** The formats besides PDF, which a typesetter makes. */
export const exportFormats = ['docx', 'text', 'markdown', 'json-resume'] as const;
export type ExportFormat = (typeof exportFormats)[number];

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

/** Bytes of a headshot by its path; undefined when it cannot be had. */
export type LoadHeadshot = (path: string) => Promise<Uint8Array | undefined>;

async function contentOf(
  format: ExportFormat,
  resume: ResumeToCompose,
  loadHeadshot: LoadHeadshot,
): Promise<string | Uint8Array> {
  switch (format) {
    case 'docx': {
      const document = composeResume(resume);
      const { headshot } = document.header;
      // A picture that cannot be had does not keep the words back.
      const picture = headshot && loadHeadshot(headshot.path).catch(() => undefined);
      const { writeDocx } = await import(/* webpackChunkName: "export-docx" */ '../docx/write-docx.ts');
      return writeDocx(document, await picture);
    }
    case 'text': {
      const { writePlainText } = await import(/* webpackChunkName: "export-text" */ './plain-text.ts');
      return writePlainText(composeResume(resume));
    }
    case 'markdown': {
      const { writeMarkdown } = await import(/* webpackChunkName: "export-text" */ './markdown.ts');
      return writeMarkdown(composeResume(resume));
    }
    case 'json-resume': {
      const { writeJsonResume } = await import(
        /* webpackChunkName: "export-json-resume" */ '../json-resume/write-json-resume.ts'
      );
      return writeJsonResume(showResume(resume));
    }
  }
}

/**
 * A résumé as a file of another format: what it shows, and nothing that it hides. What writes a format is fetched when
 * it is first asked for; rejects when that cannot be fetched. Without `loadHeadshot` no file has a picture.
 */
export async function writeExport(
  format: ExportFormat,
  resume: ResumeToCompose,
  loadHeadshot: LoadHeadshot = () => Promise.resolve(undefined),
): Promise<Uint8Array<ArrayBuffer>> {
  const content = await contentOf(format, resume, loadHeadshot);
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}
