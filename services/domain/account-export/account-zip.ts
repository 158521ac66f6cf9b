import { Readable } from 'node:stream';
import type { Typesetter } from '../../../shared/typesetting/typesetter.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../accounts/authentication/authenticator.ts';
import { jobFacts } from '../documents/snapshot.ts';
import { readFile } from '../job-files/job-files.ts';
import { sentPdf } from '../jobs/sent.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { exportFiles } from './export-files.ts';
import { readFrozenPdfs } from './link-files.ts';
import { patientPdf } from './patient-pdf.ts';
import { readAccount, readVersions } from './read-account.ts';
import { readSignIn } from './sign-in-file.ts';
import { zipStream } from './zip-stream.ts';

export interface AccountZipOptions {
  readonly database: Database;
  readonly store: Pick<ObjectStore, 'get'>;
  readonly engine: Pick<Typesetter, 'pdf'>;
  /** The issuer of the provider's own accounts. */
  readonly issuer: string;
  readonly person: Pick<Caller, 'issuer' | 'subject' | 'email' | 'emailVerified'>;
  /** The language of the interface (BCP 47). */
  readonly language: string;
  /** The closest language to the user's that has texts (BCP 47). */
  readonly textsLanguage: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** Called for each file that could not be created. */
  readonly onMissing: (path: string, error: unknown) => void;
}

/**
 * Creates a ZIP of everything the product stores about a user. It is generated while it is read. Undefined if there is
 * no account.
 */
export async function accountZip(options: AccountZipOptions): Promise<Readable | undefined> {
  const { database, store, engine, issuer, person, language, textsLanguage, now, signal, onMissing } = options;
  const contents = await readAccount(database, {
    ...person,
    verifiedEmail: person.emailVerified ? person.email : null,
  });
  if (!contents) return undefined;
  const { id } = contents.account;
  const files = exportFiles({
    contents,
    readVersions: (kind, row) => readVersions(database, kind, row),
    readFrozenPdfs: (shareId) => readFrozenPdfs(database, id, shareId),
    readSentPdf: async (sentId, kind) => (await sentPdf(database, id, sentId, kind))?.pdf,
    readJobFile: async (fileId) => (await readFile({ database, store }, id, fileId))?.bytes,
    readJobFacts: (jobId) => jobFacts(database, id, jobId),
    signInEmail: person.email,
    signIn: await readSignIn(database, issuer, person),
    store,
    makePdf: patientPdf(engine, signal),
    language,
    textsLanguage,
    now,
    onMissing,
  });
  return Readable.from(zipStream(files, now), { objectMode: false });
}
