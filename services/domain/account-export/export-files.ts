import { composeResume } from '../../../shared/documents/compose-resume.ts';
import { resolveResume } from '../../../shared/documents/compose/resolve-resume.ts';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { punctuateDocument } from '../../../shared/documents/punctuation/punctuate-document.ts';
import { writePlainText } from '../../../shared/exporters/text/plain-text.ts';
import { safeName } from '../../../shared/documents/text/file-name.ts';
import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import { composeLetter } from '../../../shared/documents/letter/compose-letter.ts';
import type { JobFacts } from '../../../shared/documents/letter/letter-document.ts';
import { writeJsonResume } from '../../../shared/importers/json-resume/write-json-resume.ts';
import type {
  DocumentRow,
  DocumentVersionRow,
  EventKind,
  EventRow,
  SentKind,
} from '../../platform/database/schema/index.ts';
import { type StoredDocumentKind, letterKind, resumeKind } from '../documents/document-kind.ts';
import { type EventOf, narrowToKind } from '../events/events.ts';
import { planOf } from '../plans/plan-of-account.ts';
import { paragraphsToCompose } from '../composition/letter-to-compose.ts';
import { contactOf } from '../accounts/contact-info.ts';
import { blocksToCompose } from '../composition/resume-to-compose.ts';
import { headshotKey } from '../headshots/change-headshot.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { createUniqueNames } from './file-names.ts';
import { frozenFiles, type FrozenPdfs, linksOf } from './link-files.ts';
import { jobsOf, jobTable, ownFilesOf, sentFileOf, sentFiles } from './job-files.ts';
import type { AccountContents, Ranking } from './read-account.ts';
import { readme } from './readme.ts';
import type { SignIn } from './sign-in-file.ts';
import type { FileToPack } from './zip-stream.ts';

export interface ExportSources {
  readonly contents: AccountContents;
  /** Reads the versions of one document at a time, because all of them together can be large. */
  readonly readVersions: <Document>(
    kind: StoredDocumentKind<Document>,
    row: DocumentRow<Document>,
  ) => Promise<readonly DocumentVersionRow<Document>[]>;
  /** Reads the PDFs of a link; undefined if it has been deleted since. */
  readonly readFrozenPdfs: (shareId: string) => Promise<FrozenPdfs | undefined>;
  /** Reads what was sent for a job; undefined if the copy has been deleted since. */
  readonly readSentPdf: (sentId: string, kind: SentKind) => Promise<Uint8Array | undefined>;
  /** Reads a file that the person keeps with a job; undefined if it has been deleted since. */
  readonly readJobFile: (id: string) => Promise<Uint8Array | undefined>;
  /** Reads the facts of its job that a letter needs; undefined if the job is deleted. */
  readonly readJobFacts: (id: string | undefined) => Promise<JobFacts | undefined>;
  /** The address that the user signs in with. */
  readonly signInEmail: string | null;
  /** How the user signs in; undefined if they do so elsewhere. */
  readonly signIn: SignIn | undefined;
  readonly store: Pick<ObjectStore, 'get'>;
  readonly makePdf: (document: ComposedDocument) => Promise<Uint8Array>;
  /** The language of the PDFs' fixed texts (BCP 47). */
  readonly language: string;
  /** The language of the readme file (BCP 47). */
  readonly textsLanguage: string;
  readonly now: Date;
  /** Called for each file that could not be created. The export continues. */
  readonly onMissing: (path: string, error: unknown) => void;
}

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const json = (path: string, value: unknown): FileToPack => ({
  path,
  bytes: bytesOf(`${JSON.stringify(value, undefined, 2)}\n`),
});

const headshotFile = 'headshot.jpg';

function profileOf({ contents: { account, reminders }, signInEmail, now }: ExportSources): unknown {
  return {
    exportedAt: now,
    id: account.id,
    signInEmail,
    isGuest: account.isAnonymous,
    plan: planOf(account),
    plusUntil: account.plusUntil,
    contactInfo: { ...contactOf(account), email: account.email },
    careerPortal: account.mjDomain === null ? null : { domain: account.mjDomain, userId: account.mjUserId },
    headshot: headshotKey(account.headshotUrl) === undefined ? account.headshotUrl : headshotFile,
    reminders,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
    deletionDate: account.deletionDate,
  };
}

const signInOf = ({ devices, passkeys, hasAuthenticator, recoveryCodes }: SignIn): unknown => ({
  devices,
  passkeys: passkeys.map(({ name, isSynced, createdAt, lastUsedAt }) => ({ name, isSynced, createdAt, lastUsedAt })),
  hasAuthenticatorApp: hasAuthenticator,
  unusedRecoveryCodes: recoveryCodes,
});

/** The names of the kinds in the file. */
const listNames: Readonly<Record<EventKind, string>> = {
  work: 'work',
  edu: 'education',
  skill: 'skills',
  paragraph: 'paragraphs',
};

function blocksOf(events: readonly EventRow[]): unknown {
  const lists = new Map<string, unknown[]>(Object.values(listNames).map((name) => [name, []]));
  for (const { id, uuid, kind, version, content, synced, createdAt, updatedAt } of events) {
    const record = { id, uuid, version, ...content, ...(synced && { synced }), createdAt, updatedAt };
    lists.get(listNames[kind])?.push(record);
  }
  return Object.fromEntries(lists);
}

const documentOf = ({ id, title, version, document, createdAt, updatedAt }: DocumentRow<unknown>): unknown => ({
  id,
  title,
  version,
  document,
  createdAt,
  updatedAt,
});

const versionOf = ({ version, name, savedAt, title, document }: DocumentVersionRow<unknown>): unknown => ({
  version,
  name,
  savedAt,
  title,
  document,
});

const rankingOf = ({ weights, dismissals }: Ranking): unknown => ({
  weights: weights ?? null,
  notThisKind: dismissals.map(({ title, company, reason, createdAt }) => ({ title, company, reason, createdAt })),
});

/** The files generated from a document, in addition to its stored form. */
interface Outputs {
  readonly composed: ComposedDocument;
  /** The ending of the text file's name. */
  readonly ending: string;
  readonly text: string;
}

/** Generates the files of an export, one after another. The last one lists those that could not be created. */
export async function* exportFiles(sources: ExportSources): AsyncGenerator<FileToPack> {
  const { contents, readVersions, readJobFacts, store, makePdf, language, textsLanguage, now, onMissing } = sources;
  const {
    account,
    events,
    resumes,
    letters,
    shares,
    searches,
    ranking,
    jobs,
    people,
    emailTemplates,
    sent,
    planOrders,
  } = contents;
  const missing: string[] = [];
  /** Returns undefined on failure and adds `path` to the missing files. */
  const tryTo = async <Made>(path: string, make: () => Promise<Made | undefined>): Promise<Made | undefined> => {
    try {
      const result = await make();
      if (result === undefined) throw new Error('The file is not in the store.');
      return result;
    } catch (error) {
      missing.push(path);
      onMissing(path, error);
      return undefined;
    }
  };
  const tryToMake = async (path: string, make: () => Promise<Uint8Array | undefined>): Promise<FileToPack[]> => {
    const bytes = await tryTo(path, make);
    return bytes === undefined ? [] : [{ path, bytes, isPacked: true }];
  };

  yield json('profile.json', profileOf(sources));
  if (sources.signIn !== undefined) yield json('sign-in.json', signInOf(sources.signIn));
  yield json('blocks.json', blocksOf(events));
  const key = headshotKey(account.headshotUrl);
  const pictures = key === undefined ? [] : await tryToMake(headshotFile, async () => (await store.get(key))?.bytes);
  yield* pictures;

  const ofOneKind = <Kind extends EventKind>(kind: Kind): EventOf<Kind>[] =>
    events.filter((event) => event.kind === kind).map((event) => narrowToKind(event, kind));
  const blocks = blocksToCompose(
    { work: ofOneKind('work'), education: ofOneKind('edu'), skills: ofOneKind('skill') },
    now,
  );
  const earlierVersions = async (
    path: string,
    read: () => Promise<readonly DocumentVersionRow<unknown>[]>,
  ): Promise<FileToPack[]> => {
    const versions = await tryTo(path, read);
    return versions === undefined || versions.length === 0 ? [] : [json(path, versions.map(versionOf))];
  };
  /** Generates the files of each document: its stored form, its `outputs`, its PDF, and its earlier versions. */
  async function* documentFiles<Document>(
    kind: StoredDocumentKind<Document>,
    rows: readonly DocumentRow<Document>[],
    outputs: (row: DocumentRow<Document>) => Promise<Outputs>,
  ): AsyncGenerator<FileToPack> {
    const uniqueName = createUniqueNames();
    for (const row of rows) {
      const path = `${kind.name}s/${uniqueName(safeName(row.title, kind.name))}`;
      yield json(`${path}.json`, documentOf(row));
      const { composed, ending, text } = await outputs(row);
      yield { path: `${path}${ending}`, bytes: bytesOf(text) };
      yield* await tryToMake(`${path}.pdf`, () => makePdf(composed));
      yield* await earlierVersions(`${path}.versions.json`, () => readVersions(kind, row));
    }
  }
  const person = { contact: contactOf(account), headshotUrl: account.headshotUrl, language };
  yield* documentFiles(resumeKind, resumes, ({ document, title }) => {
    const whole = { ...person, document, title, events: blocks };
    return Promise.resolve({
      composed: composeResume(whole),
      ending: '.resume.json',
      text: writeJsonResume(resolveResume(whole)),
    });
  });
  const designs = new Map(resumes.map(({ id, document: { design } }) => [id, design]));
  const paragraphs = paragraphsToCompose(ofOneKind('paragraph'));
  yield* documentFiles(letterKind, letters, async ({ document, title }) => {
    const followedDesign = (document.designOf === null ? undefined : designs.get(document.designOf)) ?? null;
    const job = (await readJobFacts(document.job?.id)) ?? null;
    const today = dayOf(now);
    const composed = composeLetter({ ...person, document, title, paragraphs, followedDesign, job, today });
    return { composed, ending: '.txt', text: writePlainText(punctuateDocument(composed)).replaceAll('\n', '\r\n') };
  });
  if (shares.length > 0) yield json('links.json', linksOf(shares));
  for (const { path, read } of frozenFiles(shares, sources.readFrozenPdfs)) yield* await tryToMake(path, read);
  const ownFiles = ownFilesOf(jobs);
  if (jobs.length > 0) {
    yield json('jobs.json', jobsOf(jobs, ownFiles));
    yield { path: 'jobs.csv', bytes: bytesOf(jobTable(jobs)) };
  }
  if (people.length > 0) yield json('people.json', people);
  if (emailTemplates.length > 0) yield json('email-templates.json', emailTemplates);
  const copies = sentFiles(jobs);
  if (sent.length > 0) yield json('sent.json', sentFileOf(sent, copies));
  for (const { path, sentId, kind } of copies) {
    yield* await tryToMake(path, () => sources.readSentPdf(sentId, kind));
  }
  for (const { path, id } of ownFiles) yield* await tryToMake(path, () => sources.readJobFile(id));
  if (searches.length > 0) yield json('searches.json', searches);
  const hasRanking = ranking.weights !== undefined || ranking.dismissals.length > 0;
  if (hasRanking) yield json('ranking.json', rankingOf(ranking));
  const hasPlanOrders = planOrders.own.length > 0 || planOrders.given.length > 0;
  if (hasPlanOrders) yield json('plus.json', planOrders);
  yield readme({
    language: textsLanguage,
    now,
    hasSignIn: sources.signIn !== undefined,
    hasResumes: resumes.length > 0,
    hasLetters: letters.length > 0,
    hasLinks: shares.length > 0,
    hasJobs: jobs.length > 0,
    hasPeople: people.length > 0,
    hasEmailTemplates: emailTemplates.length > 0,
    hasSearches: searches.length > 0,
    hasRanking,
    hasPlanOrders,
    headshot: pictures.length > 0 ? headshotFile : undefined,
    missing,
  });
}
