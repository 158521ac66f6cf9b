import type { StageEntry } from '../../../shared/documents/jobs/job.ts';
import type { LetterDocument } from '../../../shared/documents/letter/letter-document.ts';
import type { ResumeDocument } from '../../../shared/documents/resume-document.ts';
import type { Database, ReadReplica } from '../../platform/database/database.ts';
import { filesOf, type JobFile } from '../job-files/job-files.ts';
import type { JobRecord } from '../jobs/job-record.ts';
import type { PersonRecord } from '../jobs/people/person-record.ts';
import { jobsOfPeople, peopleById } from '../jobs/people/read-people.ts';
import { jobsById, type JobTexts, jobTextsOf } from '../jobs/read-job.ts';
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
import type { Account, Queries } from '../queries.ts';
import { batched } from './batch.ts';

/** A document with its title. */
export interface DocumentUse {
  readonly id: string;
  readonly title: string;
}
/** A document that uses a block. */
export interface BlockUse extends DocumentUse {
  readonly kind: 'resume' | 'letter';
}

/** Reads single records of the caller. Lookups of one kind at the same moment share one query. */
export interface Lookups {
  /** Finds the documents that use a block of the caller. */
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

interface LookupServices {
  readonly db: Database;
  readonly readReplica: ReadReplica;
  readonly queries: Queries;
}

/** Creates the lookups of one request. `requireAccount` rejects if the caller has no account. */
export function createLookups(services: LookupServices, requireAccount: () => Promise<Account>): Lookups {
  return {
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
