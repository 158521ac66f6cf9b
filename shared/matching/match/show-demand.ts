import { plainText } from '../../documents/text/plain-text.ts';
import { contentWords } from '../suggestions/words.ts';
import type { DemandName } from '../demands/demand.ts';
import type { AdDemand } from './ad-features.ts';
import { degreeRanks } from '../demands/find-degrees.ts';
import { fieldsOfStudy } from '../vocabulary/studies.ts';
import { terms, withBroader } from '../vocabulary/terms.ts';
import type { Profile } from './profile.ts';

/** How far a person's blocks show a demand. */
export interface Shown {
  /** From 0 to 1; 1 if they show what is asked for itself. */
  readonly share: number;
  /** The ids of the blocks that show it. */
  readonly blocks: readonly string[];
  /** The name of what counts in its place, if it is something else. */
  readonly by: string | undefined;
}

/**
 * The share that a broader skill counts where a narrower one is asked for, SQL for PostgreSQL, and another kind of it:
 * MySQL.
 */
const broaderShare = 0.4;
/** The share of a degree of the right level in another field, and of one below the level in the right field. */
const otherFieldShare = 0.25;
const lowerLevelShare = 0.5;
/** The share of a name's words that one text must have to show it. */
const leastWords = 0.75;

/** The most skills that are named where one is asked for that the person lacks. */
const mostNames = 2;

const namesOf = (ids: readonly string[]): string =>
  ids
    .slice(0, mostNames)
    .map((id) => terms.get(id)?.name ?? id)
    .join(', ');

/** The evidence for a term: its name, a narrower one, or in part a broader one that the person names. */
function showTerm(id: string, { skills }: Profile): Shown | undefined {
  const own = skills.get(id);
  if (own) return { share: 1, blocks: own.blocks, by: undefined };
  const term = terms.get(id);
  // Who has no license does not have a part of it, whatever it belongs to.
  if (term?.kind !== 'skill') return undefined;
  for (const [wider, steps] of withBroader(id)) {
    const evidence = steps === 1 ? skills.get(wider) : undefined;
    if (evidence) return { share: broaderShare, blocks: evidence.blocks, by: namesOf(evidence.from) };
  }
  return undefined;
}

/** The evidence for a name that the vocabulary does not have: a text with its words. */
function showWords(text: string, { language, places, texts }: Profile): Shown | undefined {
  const stems = [...new Set(contentWords(text, language).map(({ stem }) => stem))];
  if (stems.length === 0) return undefined;
  const counts = new Map<number, number>();
  for (const stem of stems) for (const place of places.get(stem) ?? []) counts.set(place, (counts.get(place) ?? 0) + 1);
  const [best, count] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
  if (best === undefined || count === undefined || count / stems.length < leastWords) return undefined;
  const block = texts[best]?.blockId;
  return { share: 1, blocks: block === undefined ? [] : [block], by: undefined };
}

interface DegreeFit {
  readonly isHigh: boolean;
  readonly isField: boolean;
  /** Whether the ad names a field, and a level. */
  readonly hasFields: boolean;
  readonly hasRank: boolean;
}

function shareOf({ isHigh, isField, hasFields, hasRank }: DegreeFit): number {
  if (!hasFields) return isHigh ? 1 : 0;
  if (isField) return isHigh ? 1 : lowerLevelShare;
  return isHigh && hasRank ? otherFieldShare : 0;
}

/** The evidence for a degree: one of the field and of the level. */
function showDegree({ anyOf, rank }: AdDemand, { studies }: Profile): Shown | undefined {
  const fields = anyOf.flatMap(({ id }) => id ?? []);
  const found = studies.map((study) => {
    // A course that does not tell its level counts as a training.
    const isHigh = rank === undefined || (study.rank ?? degreeRanks.training) >= rank;
    const isField = study.fields.some((field) => fields.some((asked) => isNear(field, asked)));
    const share = shareOf({ isHigh, isField, hasFields: fields.length > 0, hasRank: rank !== undefined });
    return { share, blocks: [study.blockId], by: share === 1 ? undefined : study.name };
  });
  return found.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share)[0];
}

const isNear = (own: string, asked: string): boolean =>
  fieldsOfStudy(own).includes(asked) || fieldsOfStudy(asked).includes(own);

function showLanguage({ id }: DemandName, { languages }: Profile): Shown | undefined {
  const blocks = id === null ? undefined : languages.get(id);
  return blocks && { share: 1, blocks, by: undefined };
}

function showName(demand: AdDemand, name: DemandName, profile: Profile): Shown | undefined {
  if (demand.kind === 'language') return showLanguage(name, profile);
  const term = name.id === null ? undefined : terms.get(name.id);
  return (term && showTerm(term.id, profile)) ?? (term ? undefined : showWords(plainText(name.text), profile));
}

/** Finds which of a person's blocks show a demand; of its alternatives, the one that is shown best. Not for years. */
export function showDemand(demand: AdDemand, profile: Profile): Shown | undefined {
  const found = demand.anyOf.flatMap((name) => showName(demand, name, profile) ?? []);
  const degree = demand.kind === 'degree' ? showDegree(demand, profile) : undefined;
  return [...(degree ? [degree] : []), ...found].sort((a, b) => b.share - a.share)[0];
}
