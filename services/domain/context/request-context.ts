import type { StageEntry } from '../../../shared/documents/jobs/job.ts';
import type { LetterDocument } from '../../../shared/documents/letter/letter-document.ts';
import type { ResumeDocument } from '../../../shared/documents/resume-document.ts';
import type { ReadReplica } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AdReader } from '../job-ads/ad-reader.ts';
import type { Plans } from '../plans/plans.ts';
import type { JobSearch } from '../job-search/job-search.ts';
import type { DeletionRequest } from '../accounts/deletion/deletion-request.ts';
import type { DigestRequest } from '../digests/digest-request.ts';
import type { Caller } from '../accounts/authentication/authenticator.ts';
import { noUserFound, unauthenticated } from '../errors.ts';
import { syncAccountFromClaims } from '../accounts/accounts.ts';
import { batched } from './batch.ts';
import type { Typesetter } from '../../../shared/typesetting/typesetter.ts';
import { jobsById, type JobTexts, jobTextsOf } from '../jobs/read-job.ts';
import type { JobRecord } from '../jobs/job-record.ts';
import { type SentCopy, sentOf } from '../jobs/sent.ts';
import { stagesOf } from '../jobs/stages.ts';
import {
  type PostingRecord,
  postingsById,
  type PostingTexts,
  postingTextsOf,
  type TrackedJob,
  trackedJobsOf,
} from '../postings/tracking/posting-record.ts';
import type { PdfMaker } from '../shares/freeze.ts';
import type { Account, Queries } from '../queries.ts';

/** A document by its name. */
export interface DocumentUse {
  readonly id: string;
  readonly title: string;
}
/** A document that uses a block. */
export interface BlockUse extends DocumentUse {
  readonly kind: 'resume' | 'letter';
}

/** Answers the lookup of the provider through which a partner's users sign in; undefined for an unknown domain. */
export type FindAuthProvider = (domain: string) => Promise<string | undefined> | string | undefined;

/** What a gateway has for as long as it runs. */
export interface RequestServices {
  readonly db: Database;
  /** For what all people share and nobody has just written, such as postings: may be answered by a copy. */
  readonly readReplica: ReadReplica;
  readonly queries: Queries;
  readonly findAuthProvider: FindAuthProvider;
  /** Draws what is frozen. */
  readonly pdfMaker: PdfMaker;
  /** Counts the pages that a change would make. */
  readonly pagesMaker: Pick<Typesetter, 'open'>;
  /** Reads the fields of a job from a page or a text. */
  readonly adReader: AdReader;
  /** Sells Plus. */
  readonly plans: Plans;
  /** Finds postings. */
  readonly jobSearch: JobSearch;
  /** Of the site, without a slash at its end: where what we write elsewhere leads back to. */
  readonly siteOrigin: string;
  /** Told when a date of deletion is set; must not reject. */
  readonly onDeletionRequested?: ((request: DeletionRequest) => Promise<void> | void) | undefined;
  /** Told when daily messages are to be confirmed; must not reject. */
  readonly onDigestRequested?: ((request: DigestRequest) => Promise<void> | void) | undefined;
}

/** What a resolver knows besides its arguments. It is the only way to the database and to who is asking. */
export interface RequestContext extends RequestServices {
  /** BCP 47: in which the person reads, as far as there are texts. */
  readonly language: string;
  /** UNAUTHENTICATED when nobody is signed in. */
  caller(): Caller;
  /** The caller's account, read once a request. NO_USER_FOUND when there is none yet (product.md §4). */
  account(): Promise<Account>;
  /** Whose account the request has read so far; undefined: nobody's. */
  knownAccountId(): string | undefined;
  /** The documents that use a block of the caller's; all questions of one moment in one query. */
  usesOf(eventId: string): Promise<readonly BlockUse[]>;
  /** The document of a résumé of the caller's; undefined when it has been deleted meanwhile. */
  documentOf(resumeId: string): Promise<ResumeDocument | undefined>;
  /** The same of a letter. */
  letterOf(letterId: string): Promise<LetterDocument | undefined>;
  /** The name of a résumé of the caller's; null when it is deleted. */
  resumeNamed(resumeId: string): Promise<DocumentUse | null>;
  /** The same of a letter. */
  letterNamed(letterId: string): Promise<DocumentUse | null>;
  /** A job of the caller's; null when it is deleted. */
  jobOf(jobId: string): Promise<JobRecord | null>;
  /** The long texts of a job of the caller's. */
  jobTextsOf(jobId: string): Promise<JobTexts>;
  /** The history of a job of the caller's, the oldest first. */
  stagesOf(jobId: string): Promise<readonly StageEntry[]>;
  /** What was sent for a job of the caller's, the oldest first. */
  sentOf(jobId: string): Promise<readonly SentCopy[]>;
  /** A posting; null when it is gone. */
  postingOf(postingId: string): Promise<PostingRecord | null>;
  /** The long texts of a posting. */
  postingTextsOf(postingId: string): Promise<PostingTexts>;
  /** The caller's job that was tracked from a posting; null while there is none. */
  trackedJobOf(postingId: string): Promise<TrackedJob | null>;
}

/** `findCaller` answers null when nobody is signed in; what it throws is thrown where a caller is needed. */
export function createContext(
  services: RequestServices,
  findCaller: () => Caller | null,
  language: string,
): RequestContext {
  let account: Promise<Account> | undefined;
  let accountId: string | undefined;

  const requireCaller = (): Caller => {
    const caller = findCaller();
    if (!caller) throw unauthenticated();
    return caller;
  };

  const readAccount = async (): Promise<Account> => {
    const caller = requireCaller();
    const { issuer, subject } = caller;
    const [row] = await services.queries.account.execute({ issuer, subject });
    if (!row) throw noUserFound();
    accountId = row.id;
    return syncAccountFromClaims(services.db, caller, row);
  };
  const requireAccount = (): Promise<Account> => (account ??= readAccount());

  return {
    ...services,
    language,
    caller: requireCaller,
    account: requireAccount,
    knownAccountId: () => accountId,
    usesOf: batched(async (eventIds) => {
      const { id: accountId } = await requireAccount();
      const uses = new Map<string, BlockUse[]>();
      for (const { eventId, ...use } of await services.queries.uses.execute({ accountId, eventIds })) {
        const known = uses.get(eventId);
        if (known) known.push(use);
        else uses.set(eventId, [use]);
      }
      return uses;
    }, []),
    documentOf: batched<ResumeDocument | undefined>(async (ids) => {
      const { id: accountId } = await requireAccount();
      const rows = await services.queries.ofResumes.documents.execute({ accountId, ids });
      return new Map(rows.map(({ id, document }) => [id, document]));
    }, undefined),
    letterOf: batched<LetterDocument | undefined>(async (ids) => {
      const { id: accountId } = await requireAccount();
      const rows = await services.queries.ofLetters.documents.execute({ accountId, ids });
      return new Map(rows.map(({ id, document }) => [id, document]));
    }, undefined),
    resumeNamed: batched<DocumentUse | null>(async (ids) => {
      const { id: accountId } = await requireAccount();
      const rows = await services.queries.ofResumes.titles.execute({ accountId, ids });
      return new Map(rows.map((row) => [row.id, row]));
    }, null),
    letterNamed: batched<DocumentUse | null>(async (ids) => {
      const { id: accountId } = await requireAccount();
      const rows = await services.queries.ofLetters.titles.execute({ accountId, ids });
      return new Map(rows.map((row) => [row.id, row]));
    }, null),
    jobOf: batched<JobRecord | null>(async (ids) => jobsById(services.db, (await requireAccount()).id, ids), null),
    jobTextsOf: batched<JobTexts>(async (ids) => jobTextsOf(services.db, (await requireAccount()).id, ids), {
      description: null,
      notes: null,
    }),
    sentOf: batched(async (ids) => sentOf(services.db, (await requireAccount()).id, ids), []),
    stagesOf: batched(async (ids) => stagesOf(services.db, (await requireAccount()).id, ids), []),
    postingOf: batched<PostingRecord | null>((ids) => postingsById(services.readReplica, ids), null),
    postingTextsOf: batched<PostingTexts>((ids) => postingTextsOf(services.readReplica, ids), {
      description: '',
      text: '',
    }),
    trackedJobOf: batched<TrackedJob | null>(
      async (ids) => trackedJobsOf(services.db, (await requireAccount()).id, ids),
      null,
    ),
  };
}
