import { parseEvents } from '@shared/builder';
import { distinctTitle, hasName } from '@shared/documents';
import {
  correctContent,
  type Correction,
  findExisting,
  type ImportChoice,
  type ImportContent,
  type ImportFormat,
  type ImportNote,
  type Judgement,
} from '@shared/importers';
import { useTranslation } from '@shared/i18n';
import { contactInfoOf, useQuery, type RequestFailure } from '@shared/graphql';
import { useMemo, useState } from 'react';
import { getExistingContent } from './api/get-existing-content.ts';
import { fitsProfile, fittingContact, mergeContact } from './contact-choice.ts';
import { useImport } from './use-import.ts';

/** The content of a file that was read. */
export interface ReadFile {
  readonly title: string;
  readonly format: ImportFormat;
  readonly content: ImportContent;
  readonly notes: readonly ImportNote[];
  /** The reader's confidence in what it had to guess, by the key of the part. */
  readonly confidence: ReadonlyMap<string, Judgement>;
  /** The lines from which a block was read, by its key. */
  readonly sources?: ReadonlyMap<string, string>;
}

/** The person's choices about a file, and what will be imported. */
export interface Review {
  readonly file: ReadFile;
  readonly title: string;
  readonly rename: (title: string) => void;
  readonly leftOut: ReadonlySet<string>;
  readonly pick: (key: string, picked: boolean) => void;
  /** Corrects what was read. What the person has corrected is no longer marked as uncertain. */
  readonly correct: (correction: Correction) => void;
  /** Takes a text that was left out into the part with the key `into`, or as an entry of its own. */
  readonly take: (note: ImportNote, into?: string) => void;
  /** Uuids of the found blocks that the person already has with the same text. */
  readonly existing: ReadonlyMap<string, string>;
  /** Whether the new résumé uses the blocks that already exist. */
  readonly reuse: boolean;
  readonly setReuse: (reuse: boolean) => void;
  readonly contactGoal: ImportChoice['contact'];
  readonly profileTakesIt: boolean;
  /** Whether the profile, which has no name yet, takes at least a part of the contact info. */
  readonly profileTakesPart: boolean;
  readonly setContactGoal: (goal: ImportChoice['contact']) => void;
  /** Whether the review is complete enough to import. */
  readonly isReady: boolean;
  readonly busy: boolean;
  readonly failure: RequestFailure | null;
  /** Resolves to whether the résumé was created. */
  readonly start: () => Promise<boolean>;
}

export interface ReviewStep {
  /** Null until a file has been read. */
  readonly review: Review | null;
  /** Starts the review of a file; null returns to choosing a file. */
  readonly begin: (file: ReadFile | null) => void;
}

const nothing: ReadonlyMap<string, never> = new Map<string, never>();

/** Keeps the state of the review step: the file that was read and what the person picks from it. */
export function useReview(): ReviewStep {
  const { t } = useTranslation();
  const { data, error } = useQuery(getExistingContent, { fetchPolicy: 'cache-and-network' });
  const profile = data && contactInfoOf(data.me.profile);
  const [file, setFile] = useState<ReadFile | null>(null);
  /** The title that the person typed; undefined until then. */
  const [typedTitle, setTitle] = useState<string>();
  const [picks, setPicks] = useState<ReadonlyMap<string, boolean>>(nothing);
  const [reuse, setReuse] = useState(true);
  const [chosenGoal, setChosenGoal] = useState<ImportChoice['contact']>();
  const { busy, failure, start } = useImport(profile);
  const existing = useMemo(
    () => (file && data ? findExisting(file.content, parseEvents(data)) : nothing),
    [file, data],
  );
  // What the person already has is imported again only if they pick it.
  const leftOut = useMemo(() => {
    const keys = new Set([...existing.keys(), ...picks.keys()]);
    return new Set([...keys].filter((key) => !(picks.get(key) ?? !existing.has(key))));
  }, [existing, picks]);
  const found = file?.content.contact ?? null;
  const profileTakesIt = found !== null && profile !== undefined && fitsProfile(mergeContact(profile, found));
  const profileTakesPart =
    found !== null && profile !== undefined && !hasName(profile) && fittingContact(profile, found) !== null;
  const defaultGoal = profile && profileTakesIt && !hasName(profile) ? 'profile' : 'this-resume';
  const contactGoal = found === null ? 'nowhere' : (chosenGoal ?? defaultGoal);
  const begin = (next: ReadFile | null): void => {
    setFile(next);
    setTitle(undefined);
    setPicks(nothing);
    setReuse(true);
    setChosenGoal(undefined);
  };
  const correct = (correction: Correction): void =>
    setFile((current) => {
      if (current === null) return null;
      const confidence = new Map(current.confidence);
      if ('key' in correction && correction.type !== 'move') confidence.delete(correction.key);
      const content = correctContent(current.content, correction, { otherTitle: t('import.correct.kinds.other') });
      return { ...current, content, confidence };
    });
  const take = (note: ImportNote, into?: string): void => {
    if (note.text === undefined) return;
    correct({ type: 'take', text: note.text, ...(into !== undefined && { into }) });
    setFile((current) => current && { ...current, notes: current.notes.filter((each) => each !== note) });
  };
  const titles = data?.resumes.map((resume) => resume.title) ?? [];
  const title = typedTitle ?? (file === null ? '' : distinctTitle(file.title, titles));
  const choice: ImportChoice = { leftOut, contact: contactGoal, ...(reuse && { reused: existing }) };
  const review: Review | null = file && {
    file,
    title,
    rename: setTitle,
    leftOut,
    pick: (key, picked) => setPicks(new Map([...picks, [key, picked]])),
    correct,
    take,
    existing,
    reuse,
    setReuse,
    contactGoal,
    profileTakesIt,
    profileTakesPart,
    setContactGoal: setChosenGoal,
    // Without a response, it is unknown what the person already has. A failed request must not block an import without
    // contact info.
    isReady: title.trim() !== '' && (data !== undefined || (found === null && error !== undefined)),
    busy,
    failure,
    start: () => start(file.content, choice, title.trim()),
  };
  return { review, begin };
}
