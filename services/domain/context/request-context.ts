import type { StageEntry } from '../../../shared/documents/jobs/job.ts';
import type { LetterDocument } from '../../../shared/documents/letter/letter-document.ts';
import type { ResumeDocument } from '../../../shared/documents/resume-document.ts';
import type { ReadReplica } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RecordActivity } from '../activities/activities.ts';
import type { Analysis } from '../analysis/analysis.ts';
import type { AdReader } from '../analysis/ad-reader.ts';
import type { Plans } from '../plans/plans.ts';
import type { JobSearch } from '../job-search/job-search.ts';
import type { DeletionRequest } from '../accounts/deletion/deletion-notice.ts';
import type { DigestRequest } from '../digests/digest-notice.ts';
import type { Caller } from '../accounts/authentication/authenticator.ts';
import { noUserFound, unauthenticated } from '../errors.ts';
import { syncAccountFromClaims } from '../accounts/accounts.ts';
import { batched } from './batch.ts';
import type { Typesetter } from '../../../shared/typesetting/typesetter.ts';
import { jobsById, type JobTexts, jobTextsOf } from '../jobs/read-job.ts';
import type { JobRecord } from '../jobs/job-record.ts';
import { filesOf, type JobFile } from '../job-files/job-files.ts';
import type { PersonRecord } from '../jobs/people/person-record.ts';
import { jobsOfPeople, peopleById } from '../jobs/people/read-people.ts';
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
import type { BeginWrite } from '../usage/begin-write.ts';
import type { Quotas } from '../usage/quotas.ts';

/** A document with its title. */
export interface DocumentUse {
  readonly id: string;
  readonly title: string;
}
/** A document that uses a block. */
export interface BlockUse extends DocumentUse {
  readonly kind: 'resume' | 'letter';
}

/** Looks up the provider through which a partner's users sign in; undefined for an unknown domain. */
export type FindAuthProvider = (domain: string) => Promise<string | undefined> | string | undefined;

/** The services that a gateway keeps while it runs. */
export interface RequestServices {
  readonly db: Database;
  /**
   * For data that is the same for all users and that the caller has not just written, such as postings. Queries may be
   * answered by a replica.
   */
  readonly readReplica: ReadReplica;
  readonly queries: Queries;
  readonly findAuthProvider: FindAuthProvider;
  /** Renders the PDFs of frozen copies. */
  readonly pdfMaker: PdfMaker;
  /** Counts the pages that a change would lead to. */
  readonly pagesMaker: Pick<Typesetter, 'open'>;
  /** Works on texts in threads. */
  readonly analysis: Analysis;
  /** Reads the fields of a job from a page or a text. */
  readonly adReader: AdReader;
  /** Sells Plus. */
  readonly plans: Plans;
  /** Searches postings. */
  readonly jobSearch: JobSearch;
  /** The site's origin without a trailing slash. Links in emails and other outside content start with it. */
  readonly siteOrigin: string;
  /** Counts what people do. */
  readonly recordActivity: RecordActivity;
  readonly quotas: Quotas;
  /** Called before each mutation of an account. */
  readonly beginWrite: BeginWrite;
  /** Called when a deletion date is set. Must not reject. */
  readonly onDeletionRequested?: ((request: DeletionRequest) => Promise<void> | void) | undefined;
  /** Called when daily emails need a confirmation. Must not reject. */
  readonly onDigestRequested?: ((request: DigestRequest) => Promise<void> | void) | undefined;
}

/** What a resolver gets in addition to its arguments. It is the only access to the database and to the caller. */
export interface RequestContext extends RequestServices {
  /** The closest language to the user's that has texts (BCP 47). */
  readonly language: string;
  /** Returns the caller. Throws UNAUTHENTICATED if there is none. */
  caller(): Caller;
  /**
   * Returns the caller's account, which is read once per request. Rejects with NO_USER_FOUND if it does not exist yet
   * (product.md §4).
   */
  account(): Promise<Account>;
  /** Returns the id of the account if the request has read it; otherwise undefined. */
  knownAccountId(): string | undefined;
  /** Finds the documents that use a block of the caller. Lookups at the same moment share one query. */
  usesOf(eventId: string): Promise<readonly BlockUse[]>;
  /** Reads the document of a résumé of the caller; undefined if it is deleted. */
  documentOf(resumeId: string): Promise<ResumeDocument | undefined>;
  /** Reads the document of a letter of the caller; undefined if it is deleted. */
  letterOf(letterId: string): Promise<LetterDocument | undefined>;
  /** Reads the title of a résumé of the caller; null if it is deleted. */
  resumeNamed(resumeId: string): Promise<DocumentUse | null>;
  /** Reads the title of a letter of the caller; null if it is deleted. */
  letterNamed(letterId: string): Promise<DocumentUse | null>;
  /** Reads a job of the caller; null if it is deleted. */
  jobOf(jobId: string): Promise<JobRecord | null>;
  /** Reads the long texts of a job of the caller. */
  jobTextsOf(jobId: string): Promise<JobTexts>;
  /** Reads the history of a job of the caller, the oldest entry first. */
  stagesOf(jobId: string): Promise<readonly StageEntry[]>;
  /** Reads what was sent for a job of the caller, the oldest first. */
  sentOf(jobId: string): Promise<readonly SentCopy[]>;
  /** The files of a job. */
  filesOf(jobId: string): Promise<readonly JobFile[]>;
  /** Reads a person of the caller; null if the person is deleted. */
  personOf(personId: string): Promise<PersonRecord | null>;
  /** Reads the jobs of a person of the caller, the latest stage first. */
  jobsOfPerson(personId: string): Promise<readonly JobRecord[]>;
  /** Reads a posting; null if it no longer exists. */
  postingOf(postingId: string): Promise<PostingRecord | null>;
  /** Reads the long texts of a posting. */
  postingTextsOf(postingId: string): Promise<PostingTexts>;
  /** Reads the caller's job that was tracked from a posting; null if there is none. */
  trackedJobOf(postingId: string): Promise<TrackedJob | null>;
}

/**
 * Creates the context of one request. `findCaller` returns null when nobody is signed in; its errors are thrown where a
 * caller is needed.
 */
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
  const requireAccount = (): Promise<Account> =>
    (account ??= readAccount().catch((error: unknown) => {
      // An earlier mutation of the same request may create it.
      account = undefined;
      throw error;
    }));

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
        const existing = uses.get(eventId);
        if (existing) existing.push(use);
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
    filesOf: batched(async (ids) => filesOf(services.db, (await requireAccount()).id, ids), []),
    sentOf: batched(async (ids) => sentOf(services.db, (await requireAccount()).id, ids), []),
    stagesOf: batched(async (ids) => stagesOf(services.db, (await requireAccount()).id, ids), []),
    personOf: batched<PersonRecord | null>(
      async (ids) => peopleById(services.db, (await requireAccount()).id, ids),
      null,
    ),
    jobsOfPerson: batched(async (ids) => jobsOfPeople(services.db, (await requireAccount()).id, ids), []),
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
