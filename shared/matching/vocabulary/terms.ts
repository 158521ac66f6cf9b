import { certificateRecords, licenseRecords, skillRecords, type TermRecord } from './areas.ts';
import { languageNamed } from '../../documents/words/spoken-languages.ts';
import { createNameIndexes, slugOf, union } from './name-index.ts';

/** What a term is: a skill is learned, a certificate is earned, and a license is required by law. */
export const termKinds = ['skill', 'certificate', 'license'] as const;
export type TermKind = (typeof termKinds)[number];

/** A skill, certificate, or license of the open vocabulary (docs/adr/0031), which covers occupations of all kinds. */
export interface Term {
  /** The id, which is stored with postings and stable as long as the term's first name is. */
  readonly id: string;
  readonly kind: TermKind;
  readonly name: string;
  readonly names: readonly string[];
  /** Those of the names that mean it only in exactly these letters. */
  readonly exact: readonly string[];
  /** The ids of terms that this one is part of: PostgreSQL implies SQL. */
  readonly broader: readonly string[];
  /** Whether nearly every job ad asks for it and it cannot be verified, such as teamwork. It is no demand. */
  readonly isSoft: boolean;
  /** Whether work that names it cannot be done without it: tools, machines, and techniques, but not fields of work. */
  readonly isTool: boolean;
}

function termOf(kind: TermKind, { names, exact = [], broader = [], isSoft = false, isTool = false }: TermRecord): Term {
  const [name = exact[0] ?? ''] = names;
  return { id: slugOf(name), kind, name, names, exact, broader: broader.map(slugOf), isSoft, isTool };
}

/** Two areas may know the same term: it has the names of both. */
function merged(known: Term | undefined, term: Term): Term {
  if (!known) return term;
  return {
    ...known,
    names: union(known.names, term.names),
    exact: union(known.exact, term.exact),
    broader: union(known.broader, term.broader),
    isSoft: known.isSoft || term.isSoft,
    isTool: known.isTool || term.isTool,
  };
}

/** All terms by id. Of two kinds with the same name, the stricter one counts: a license before a certificate. */
export const terms: ReadonlyMap<string, Term> = (() => {
  const found = new Map<string, Term>();
  const byKind = [
    ...licenseRecords.map((record) => termOf('license', record)),
    ...certificateRecords.map((record) => termOf('certificate', record)),
    ...skillRecords.map((record) => termOf('skill', record)),
  ];
  // A language is a demand of its own kind and no skill.
  const isLanguage = ({ name }: Term): boolean => languageNamed(name.replace(/ language$/, '')) !== undefined;
  for (const term of byKind) if (!isLanguage(term)) found.set(term.id, merged(found.get(term.id), term));
  return found;
})();

/** The maximum steps to a broader term that are still meaningful: PostgreSQL → SQL → databases. */
const maxSteps = 3;

const wider = new Map<string, ReadonlyMap<string, number>>();

/** The terms that a term is part of, each with the number of steps up to it; the term itself is 0 steps away. */
export function withBroader(id: string): ReadonlyMap<string, number> {
  const known = wider.get(id);
  if (known) return known;
  const found = new Map([[id, 0]]);
  for (const [each, steps] of found) {
    if (steps === maxSteps) continue;
    for (const above of terms.get(each)?.broader ?? []) if (!found.has(above)) found.set(above, steps + 1);
  }
  wider.set(id, found);
  return found;
}

/** Returns the index that finds terms in texts of a language. */
export const termIndex = createNameIndexes([...terms.values()]);
