import { readFileSync } from 'node:fs';
import { brand } from '../../shared/contracts/brand.ts';
import { composeResume } from '../../shared/documents/compose-resume.ts';
import { showResume } from '../../shared/documents/compose/shown-resume.ts';
import type { ComposedDocument } from '../../shared/documents/composed-document.ts';
import { safeName } from '../../shared/documents/export/file-name.ts';
import { writeJsonResume } from '../../shared/documents/json-resume/write-json-resume.ts';
import type { EventKind, EventRow, ResumeRow, ResumeVersionRow } from '../database/schema/index.ts';
import { type EventOf, ofKind } from '../gateway/store/events.ts';
import { blocksToCompose, contactOf } from '../gateway/store/resume-to-compose.ts';
import { headshotKey } from '../headshots/change-headshot.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { createUniqueNames } from './file-names.ts';
import type { AccountContents } from './read-account.ts';
import type { FileToPack } from './zip-stream.ts';

export interface ExportSources {
  readonly contents: AccountContents;
  /** Read one résumé after another: all of them together can be large. */
  readonly readVersions: (resume: ResumeRow) => Promise<readonly ResumeVersionRow[]>;
  /** The address that the person signs in with. */
  readonly signInEmail: string | null;
  readonly store: Pick<ObjectStore, 'get'>;
  readonly makePdf: (document: ComposedDocument) => Promise<Uint8Array>;
  /** BCP 47: the language of the PDFs' own words. */
  readonly language: string;
  readonly now: Date;
  /** Told of a file that could not be made; the others go on. */
  readonly onMissing: (path: string, error: unknown) => void;
}

const texts = JSON.parse(readFileSync(new URL('./locales/en/readme.json', import.meta.url), 'utf8')) as Readonly<
  Record<
    | 'title'
    | 'profile'
    | 'blocks'
    | 'resumes'
    | 'noResumes'
    | 'headshot'
    | 'format'
    | 'missing'
    | 'missingFile'
    | 'whole',
    string
  >
>;

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const json = (path: string, value: unknown): FileToPack => ({
  path,
  bytes: bytesOf(`${JSON.stringify(value, undefined, 2)}\n`),
});

const headshotFile = 'headshot.jpg';

function profileOf({ contents: { account }, signInEmail, now }: ExportSources): unknown {
  return {
    exportedAt: now,
    id: account.id,
    signInEmail,
    isGuest: account.isAnonymous,
    plan: account.product,
    contactInfo: { ...contactOf(account), email: account.email },
    careerPortal: account.mjDomain === null ? null : { domain: account.mjDomain, userId: account.mjUserId },
    headshot: headshotKey(account.headshotUrl) === undefined ? account.headshotUrl : headshotFile,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
    deletionDate: account.deletionDate,
  };
}

/** What the kinds are called in the file. */
const listNames: Readonly<Record<EventKind, string>> = {
  work: 'work',
  edu: 'education',
  skill: 'skills',
  paragraph: 'paragraphs',
};

function blocksOf(events: readonly EventRow[]): unknown {
  const lists = new Map<string, unknown[]>(Object.values(listNames).map((name) => [name, []]));
  for (const { id, uuid, kind, version, content, createdAt, updatedAt } of events) {
    lists.get(listNames[kind])?.push({ id, uuid, version, ...content, createdAt, updatedAt });
  }
  return Object.fromEntries(lists);
}

const resumeOf = ({ id, title, version, document, createdAt, updatedAt }: ResumeRow): unknown => ({
  id,
  title,
  version,
  document,
  createdAt,
  updatedAt,
});

const versionOf = ({ version, name, savedAt, title, document }: ResumeVersionRow): unknown => ({
  version,
  name,
  savedAt,
  title,
  document,
});

function readme({ contents, now }: ExportSources, hasHeadshot: boolean, missing: readonly string[]): FileToPack {
  const say = (name: keyof typeof texts, file = ''): string => {
    const values: Readonly<Record<string, string>> = { brand: brand.name, date: now.toISOString().slice(0, 10), file };
    return texts[name].replace(/\{\{(\w+)\}\}/g, (_all, key: string) => values[key] ?? '');
  };
  const lines = [
    say('title'),
    say('profile'),
    say('blocks'),
    say(contents.resumes.length === 0 ? 'noResumes' : 'resumes'),
    ...(hasHeadshot ? [say('headshot', headshotFile)] : []),
    say('format'),
    missing.length === 0
      ? say('whole')
      : [say('missing'), ...missing.map((path) => say('missingFile', path))].join('\r\n'),
  ];
  // Windows' own editor of old shows one long line without the carriage returns.
  return { path: 'README.txt', bytes: bytesOf(`${lines.join('\r\n\r\n')}\r\n`) };
}

/** The files of an export, one after another; what cannot be made is named in the last one. */
export async function* exportFiles(sources: ExportSources): AsyncGenerator<FileToPack> {
  const { contents, readVersions, store, makePdf, language, now, onMissing } = sources;
  const { account, events, resumes } = contents;
  const missing: string[] = [];
  /** Undefined where it fails: what should have been at `path` is then missing. */
  const tryTo = async <Made>(path: string, make: () => Promise<Made | undefined>): Promise<Made | undefined> => {
    try {
      const made = await make();
      if (made === undefined) throw new Error('The store does not have it.');
      return made;
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
  yield json('blocks.json', blocksOf(events));
  const key = headshotKey(account.headshotUrl);
  const pictures = key === undefined ? [] : await tryToMake(headshotFile, async () => (await store.get(key))?.bytes);
  yield* pictures;

  const ofOneKind = <Kind extends EventKind>(kind: Kind): EventOf<Kind>[] =>
    events.filter((event) => event.kind === kind).map((event) => ofKind(event, kind));
  const blocks = blocksToCompose(
    { work: ofOneKind('work'), education: ofOneKind('edu'), skills: ofOneKind('skill') },
    now,
  );
  const earlierVersions = async (path: string, resume: ResumeRow): Promise<FileToPack[]> => {
    const versions = await tryTo(path, () => readVersions(resume));
    return versions === undefined || versions.length === 0 ? [] : [json(path, versions.map(versionOf))];
  };
  const uniqueName = createUniqueNames();
  for (const resume of resumes) {
    const path = `resumes/${uniqueName(safeName(resume.title, 'resume'))}`;
    yield json(`${path}.json`, resumeOf(resume));
    const { title, document } = resume;
    const { headshotUrl } = account;
    const whole = { document, title, contact: contactOf(account), events: blocks, language, headshotUrl };
    yield { path: `${path}.resume.json`, bytes: bytesOf(writeJsonResume(showResume(whole))) };
    yield* await tryToMake(`${path}.pdf`, () => makePdf(composeResume(whole)));
    yield* await earlierVersions(`${path}.versions.json`, resume);
  }
  yield readme(sources, pictures.length > 0, missing);
}
