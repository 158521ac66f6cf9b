import { composeResume, documentWords, fileKinds, safeName, type ResumeToCompose } from '@shared/documents';
import { storedText, type StoredValue } from '@shared/remote-kit';
import type { DownloadFormat } from './make-file.ts';

/** Endings that a person may type along with the name. */
const endings = Object.values(fileKinds).map(({ ending }) => ending);

/** `Richard Hendriks – Résumé`: what a file is called as long as the person says nothing else. */
export const usualFileName = (resume: ResumeToCompose): string =>
  safeName(composeResume(resume).title, documentWords(resume.language).resume);

/** A typed name as file systems take it, without ending; '' when nothing is left. */
export function typedFileName(typed: string): string {
  const ending = endings.find((each) => typed.trim().toLowerCase().endsWith(each));
  return safeName(ending === undefined ? typed : typed.trim().slice(0, -ending.length), '');
}

export const withEnding = (name: string, format: DownloadFormat): string => `${name}${fileKinds[format].ending}`;

/** The name that the person chose for the files of a résumé; kept on this device. */
export const chosenFileName = (subject: string, resumeId: string): StoredValue<string> =>
  storedText(`tessera.resume-builder.file-name.${subject}.${resumeId}`);
