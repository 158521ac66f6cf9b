import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A text, or several that are all right, the best one first. */
export type Accepted = string | readonly string[] | null;

/** A list of accepted values may contain null: then nothing is right, too. */
export type AcceptedOrNone = Accepted | readonly (string | null)[];

export interface ExpectedPay {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
  readonly period: string | null;
}

export interface ExpectedContact {
  readonly name: AcceptedOrNone;
  readonly email: AcceptedOrNone;
  readonly phone: AcceptedOrNone;
}

/** One thing that the ad asks for (README.md "Demands"). */
export interface ExpectedDemand {
  readonly kind: 'skill' | 'certificate' | 'license' | 'degree' | 'years' | 'language';
  readonly level: 'must' | 'nice';
  readonly anyOf: readonly string[];
  readonly years?: number;
  readonly grade?: string | null;
}

/** What a careful reader finds in an ad (README.md "Files"). */
export interface ExpectedFacts {
  readonly readOn: string;
  readonly address: string | null;
  readonly language: string;
  readonly trade: string;
  readonly title: Accepted;
  readonly company: Accepted;
  readonly location: Accepted;
  readonly workplace: Accepted;
  readonly employmentType: Accepted;
  readonly pay: ExpectedPay | null;
  readonly payExtras: readonly string[];
  readonly deadline: string | { readonly either: readonly string[] } | null;
  readonly contact: ExpectedContact | null;
  readonly demands: readonly ExpectedDemand[];
  readonly benefits: readonly string[];
}

export interface JudgedAd {
  /** The name of its files, without their ending. */
  readonly name: string;
  readonly shape: string;
  /** Whether it is in the third on which no rule is tuned. */
  readonly isHeldBack: boolean;
  readonly isPage: boolean;
  /** Whether it was judged later, by writers who looked for what is read wrongly. */
  readonly isLater: boolean;
  readonly text: string;
  readonly facts: ExpectedFacts;
}

const folder = path.join(import.meta.dirname, 'corpus');

/** The number of the first ad that was judged later. */
const firstLater = 100;

async function readAd(shape: string, file: string): Promise<JudgedAd> {
  const name = file.slice(0, -'.json'.length);
  const isPage = shape === 'pages';
  const [text, facts] = await Promise.all(
    [`${name}.${isPage ? 'html' : 'txt'}`, file].map((each) => readFile(path.join(folder, shape, each), 'utf8')),
  );
  const number = Number(/-(\d+)-/.exec(name)?.[1]);
  return {
    ...{ name, shape, isPage, isHeldBack: number % 3 === 0, isLater: number >= firstLater },
    text: text ?? '',
    facts: JSON.parse(facts ?? '') as ExpectedFacts,
  };
}

/** Reads all judged ads, sorted by name. */
export async function readJudgedAds(): Promise<readonly JudgedAd[]> {
  const files = await readdir(folder, { recursive: true });
  const facts = files.filter((file) => file.endsWith('.json')).sort();
  return Promise.all(facts.map((file) => readAd(path.dirname(file), path.basename(file))));
}
