import type { ImportChoice, ImportContent, ImportNote } from '@shared/documents';
import { contactInfoOf, useQuery, type RequestFailure } from '@shared/graphql';
import { useState } from 'react';
import { getProfile } from './api/get-profile.ts';
import { fitsProfile, isProfileEmpty, mergeContact } from './contact-choice.ts';
import { useImport } from './use-import.ts';

/** A file that was read. */
export interface ReadFile {
  readonly title: string;
  readonly content: ImportContent;
  readonly notes: readonly ImportNote[];
}

/** The person's choices about a file, and what becomes of them. */
export interface Review {
  readonly file: ReadFile;
  readonly title: string;
  readonly rename: (title: string) => void;
  readonly leftOut: ReadonlySet<string>;
  readonly pick: (key: string, picked: boolean) => void;
  readonly contactGoal: ImportChoice['contact'];
  readonly profileTakesIt: boolean;
  readonly setContactGoal: (goal: ImportChoice['contact']) => void;
  /** Whether everything is there that an import needs. */
  readonly isReady: boolean;
  readonly busy: boolean;
  readonly failure: RequestFailure | null;
  readonly start: () => Promise<void>;
}

export interface ReviewStep {
  /** Null until a file has been read. */
  readonly review: Review | null;
  /** Begins the review of a file, or with null goes back to choosing one. */
  readonly begin: (file: ReadFile | null) => void;
}

const nothingLeftOut: ReadonlySet<string> = new Set();

export function useReview(): ReviewStep {
  const { data } = useQuery(getProfile);
  const profile = data && contactInfoOf(data.me.profile);
  const [file, setFile] = useState<ReadFile | null>(null);
  const [title, setTitle] = useState('');
  const [leftOut, setLeftOut] = useState(nothingLeftOut);
  const [chosenGoal, setChosenGoal] = useState<ImportChoice['contact']>();
  const { busy, failure, start } = useImport(profile);
  const found = file?.content.contact ?? null;
  const profileTakesIt = found !== null && profile !== undefined && fitsProfile(mergeContact(profile, found));
  const usualGoal = profile && profileTakesIt && isProfileEmpty(profile) ? 'profile' : 'this-resume';
  const contactGoal = found === null ? 'nowhere' : (chosenGoal ?? usualGoal);
  const begin = (next: ReadFile | null): void => {
    setFile(next);
    setTitle(next?.title ?? '');
    setLeftOut(nothingLeftOut);
    setChosenGoal(undefined);
  };
  const review: Review | null = file && {
    file,
    title,
    rename: setTitle,
    leftOut,
    pick: (key, picked) => {
      const others = [...leftOut].filter((each) => each !== key);
      setLeftOut(new Set(picked ? others : [...others, key]));
    },
    contactGoal,
    profileTakesIt,
    setContactGoal: setChosenGoal,
    isReady: title.trim() !== '' && (found === null || profile !== undefined),
    busy,
    failure,
    start: () => start(file.content, { leftOut, contact: contactGoal }, title.trim()),
  };
  return { review, begin };
}
