import { composeResume, type ResumeToCompose } from '../documents/compose-resume.ts';
import type { ComposedDocument } from '../documents/composed-document.ts';
import { showResume } from '../documents/compose/shown-resume.ts';
import { composeLetter, type LetterToCompose } from '../documents/letter/compose-letter.ts';
import { finished } from '../documents/letter/missing-slots.ts';
import type { ExportFormat, LetterFormat } from './formats.ts';

/** Bytes of a headshot by its path; undefined when it cannot be had. */
export type LoadHeadshot = (path: string) => Promise<Uint8Array | undefined>;
const noHeadshot: LoadHeadshot = () => Promise.resolve(undefined);

async function composedAs(
  format: LetterFormat,
  document: ComposedDocument,
  loadHeadshot: LoadHeadshot,
): Promise<string | Uint8Array> {
  switch (format) {
    case 'docx': {
      const { headshot } = document.header;
      // A picture that cannot be had does not keep the words back.
      const picture = headshot && loadHeadshot(headshot.path).catch(() => undefined);
      const { writeDocx } = await import(/* webpackChunkName: "export-docx" */ './docx/write-docx.ts');
      return writeDocx(document, await picture);
    }
    case 'text': {
      const { writePlainText } = await import(/* webpackChunkName: "export-text" */ './text/plain-text.ts');
      return writePlainText(document);
    }
    case 'markdown': {
      const { writeMarkdown } = await import(/* webpackChunkName: "export-text" */ './text/markdown.ts');
      return writeMarkdown(document);
    }
  }
}

async function contentOf(
  format: ExportFormat,
  resume: ResumeToCompose,
  loadHeadshot: LoadHeadshot,
): Promise<string | Uint8Array> {
  if (format !== 'json-resume') return composedAs(format, composeResume(resume), loadHeadshot);
  const { writeJsonResume } = await import(
    /* webpackChunkName: "export-json-resume" */ '../importers/json-resume/write-json-resume.ts'
  );
  return writeJsonResume(showResume(resume));
}

const bytesOf = (content: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

/**
 * A résumé as a file of another format: what it shows, and nothing that it hides. What writes a format is fetched when
 * it is first asked for; rejects when that cannot be fetched. Without `loadHeadshot` no file has a picture.
 */
export async function writeExport(
  format: ExportFormat,
  resume: ResumeToCompose,
  loadHeadshot: LoadHeadshot = noHeadshot,
): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(await contentOf(format, resume, loadHeadshot));
}

/** The same for a letter; rejects with an `UnfilledSlotsError` where a variable is not filled. */
export async function writeLetterExport(
  format: LetterFormat,
  letter: LetterToCompose,
  loadHeadshot: LoadHeadshot = noHeadshot,
): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(await composedAs(format, finished(composeLetter(letter)), loadHeadshot));
}

/** A letter as the message field of a web form takes it: from its salutation to the name. Rejects in the same way. */
export async function writeLetterMessage(letter: LetterToCompose): Promise<string> {
  const composed = composeLetter(letter);
  finished(composed);
  const { writeMessage } = await import(/* webpackChunkName: "export-text" */ './text/plain-text.ts');
  return writeMessage(composed);
}
