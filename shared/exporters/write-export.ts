import { composeResume, type ResumeToCompose } from '../documents/compose-resume.ts';
import type { ComposedDocument } from '../documents/composed-document.ts';
import { resolveResume } from '../documents/compose/resolve-resume.ts';
import { composeLetter, type LetterToCompose } from '../documents/letter/compose-letter.ts';
import { requireFilled } from '../documents/letter/unfilled-variables.ts';
import type { ExportFormat, LetterFormat } from './formats.ts';

/** Loads the bytes of a headshot by its path; undefined when it is not available. */
export type LoadHeadshot = (path: string) => Promise<Uint8Array | undefined>;
const noHeadshot: LoadHeadshot = () => Promise.resolve(undefined);

/** Returns the document as its pages print it. */
async function asPrinted<Composed extends ComposedDocument>(composed: Composed): Promise<Composed> {
  const { punctuateDocument } = await import(
    /* webpackChunkName: "export-punctuation" */ '../documents/punctuation/punctuate-document.ts'
  );
  return punctuateDocument(composed);
}

async function composedAs(
  format: LetterFormat,
  composed: ComposedDocument,
  loadHeadshot: LoadHeadshot,
): Promise<string | Uint8Array> {
  const document = await asPrinted(composed);
  switch (format) {
    case 'docx': {
      const { headshot } = document.header;
      // A picture that is not available does not prevent the export.
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
  return writeJsonResume(resolveResume(resume));
}

const bytesOf = (content: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

/**
 * Writes what a résumé shows, without hidden parts, as a file of another format. The code for a format is loaded on
 * first use; rejects when that fails. Without `loadHeadshot` no file has a picture.
 */
export async function writeExport(
  format: ExportFormat,
  resume: ResumeToCompose,
  loadHeadshot: LoadHeadshot = noHeadshot,
): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(await contentOf(format, resume, loadHeadshot));
}

/**
 * Writes a letter as a file of another format, as `writeExport` does for a résumé. Rejects with an `UnfilledVariablesError`
 * when a variable has no value.
 */
export async function writeLetterExport(
  format: LetterFormat,
  letter: LetterToCompose,
  loadHeadshot: LoadHeadshot = noHeadshot,
): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(await composedAs(format, requireFilled(composeLetter(letter)), loadHeadshot));
}

/**
 * Writes a letter for the message field of a web form: from its salutation to the name. Rejects as `writeLetterExport`
 * does.
 */
export async function writeLetterMessage(letter: LetterToCompose): Promise<string> {
  const composed = composeLetter(letter);
  requireFilled(composed);
  const { writeMessage } = await import(/* webpackChunkName: "export-text" */ './text/plain-text.ts');
  return writeMessage(await asPrinted(composed));
}
