import type { CandidateProfile } from '../../../shared/matching/match/index.ts';
import type { EventKind, EventRow } from '../../platform/database/schema/index.ts';
import { blockName } from '../events/block-name.ts';
import { narrowToKind } from '../events/events.ts';
import type { Account, Queries } from '../queries.ts';

/** The kind and name of a block. */
export interface NamedBlock {
  readonly kind: EventKind;
  readonly name: string;
}

/** Everything a user has written about themselves, with the name of each block. */
export interface CandidateBlocks {
  readonly person: CandidateProfile;
  readonly names: ReadonlyMap<string, NamedBlock>;
}

/** Reads every block of the account, because a match is about the person and not about one résumé. */
export async function readCandidate(queries: Queries, account: Account): Promise<CandidateBlocks> {
  const rowsOf = (kind: EventKind): Promise<EventRow[]> =>
    queries.eventsOfKind.execute({ accountId: account.id, kind });
  const [work, edu, skill, paragraph] = await Promise.all([
    rowsOf('work'),
    rowsOf('edu'),
    rowsOf('skill'),
    rowsOf('paragraph'),
  ]);
  return {
    person: {
      work: work.map((row) => ({ id: row.id, ...narrowToKind(row, 'work').content })),
      education: edu.map((row) => ({ id: row.id, ...narrowToKind(row, 'edu').content })),
      skills: skill.map((row) => ({ id: row.id, ...narrowToKind(row, 'skill').content })),
      paragraphs: paragraph.map((row) => ({ id: row.id, ...narrowToKind(row, 'paragraph').content })),
      home: { city: account.city, region: account.state, country: account.country },
    },
    names: new Map(
      [...work, ...edu, ...skill, ...paragraph].map((row) => [row.id, { kind: row.kind, name: blockName(row) }]),
    ),
  };
}
