import type { RemoteEnvironment } from '@shared/contracts';
import { announceChange } from '@shared/graphql';
import { callService, errorOf } from '@shared/remote-kit';

/** The parts of an account in the order in which they are listed; the gateway's answer has exactly these. */
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

export interface PartReport {
  readonly added: number;
  /** The names of what is there already. */
  readonly same: readonly string[];
  /** The names of what is there in another state, which is kept. */
  readonly different: readonly string[];
}

/** What an import did, or would do. */
export interface ImportReport {
  readonly parts: Readonly<Record<ImportPart, PartReport>>;
  readonly problems: readonly { readonly path: string; readonly message: string }[];
  readonly hasNewHeadshot: boolean;
}

export const importFaults = [
  'network',
  'not_an_export',
  'too_large',
  'too_many',
  'quota_exceeded',
  'unauthenticated',
  'unavailable',
] as const;
export type ImportFault = (typeof importFaults)[number];

export type ImportOutcome =
  { readonly ok: true; readonly report: ImportReport } | { readonly ok: false; readonly fault: ImportFault };

/** Sends an account export to be imported or, with `isPreview`, to learn what would be. Rejects only when aborted. */
export async function sendArchive(
  host: Pick<RemoteEnvironment, 'session' | 'endpoints'>,
  file: File,
  { isPreview, signal }: { readonly isPreview: boolean; readonly signal: AbortSignal },
): Promise<ImportOutcome> {
  try {
    const response = await callService(host, `/account/import${isPreview ? '?preview=true' : ''}`, {
      method: 'POST',
      headers: { 'content-type': 'application/zip' },
      body: file,
      signal,
    });
    if (!response.ok) {
      const error = await errorOf(response);
      return { ok: false, fault: importFaults.find((each) => each === error) ?? 'unavailable' };
    }
    if (!isPreview) announceChange();
    return { ok: true, report: (await response.json()) as ImportReport };
  } catch {
    signal.throwIfAborted();
    return { ok: false, fault: 'network' };
  }
}
