/**
 * The location of each table once accounts are distributed over several machines
 * (docs/operating/scaling.md "Distributing accounts"). A table that is not named here is distributed by
 * its account. `distribution.test.ts` checks the migrated database against this list.
 */

/**
 * `account`: distributed by `account_id`, colocated with everything else of the account. `everywhere`: copied to each
 * machine, because rows of all accounts refer to it. `first`: on the first machine only.
 */
export type Distribution = 'account' | 'everywhere' | 'first';

export interface TableDistribution {
  readonly distribution: Distribution;
  readonly why: string;
}

const first = (why: string): TableDistribution => ({ distribution: 'first', why });

const exceptions: Readonly<Record<string, TableDistribution>> = {
  accounts: {
    distribution: 'everywhere',
    why: 'looked up at sign-in, unique across all accounts, and referenced by every table',
  },
  stored_objects: first('files are looked up by their key, and large sites keep them in an object store'),
  share_addresses: first('a visitor has an address, which leads to the account'),
  calendar_addresses: first('a calendar app has an address, which leads to the account'),
  outgoing_mail: first('emails on their way, kept for minutes'),
  plan_orders: first('people without an account can order, and orders are found by their reference'),
  payment_events: first('events from the payment provider, kept for a few days'),
  audit_entries: first('a log of what operators did'),
  schema_migrations: first('the applied migrations'),
};

/** Groups of tables, matched by the beginning of their names. */
const families: readonly (readonly [RegExp, TableDistribution])[] = [
  [/^(?:identity|oidc)_/, first('the identity provider looks people up by their sign-in, and rows are few and small')],
  [/^(?:postings?|places)(?:_|$)/, first('everyone searches the same postings, and replicas share the load')],
  [/^(?:partners?|operators?)(?:_|$)/, first('operators and partners: a few rows that processes cache')],
];

/** Returns where a table is placed, and the reason. */
export function distributionOf(table: string): TableDistribution {
  const exception = exceptions[table] ?? families.find(([names]) => names.test(table))?.[1];
  return exception ?? { distribution: 'account', why: 'belongs to one account' };
}

type PostingPlacement = 'everywhere' | { readonly by: string; readonly with?: string };

/**
 * The tables of the job search that `npm run distribution -- --postings` spreads as well, each with the column by which
 * its rows are placed; `everywhere` for a copy on each machine. All rows of a posting are on one machine, except its
 * sources, which are unique by the feed's id.
 */
export const spreadPostingTables: ReadonlyMap<string, PostingPlacement> = new Map<string, PostingPlacement>([
  ['places', 'everywhere'],
  ['postings', { by: 'id' }],
  ['posting_texts', { by: 'posting_id', with: 'postings' }],
  ['posting_features', { by: 'posting_id', with: 'postings' }],
  ['posting_terms', { by: 'posting_id', with: 'postings' }],
  ['posting_sources', { by: 'external_id' }],
]);

/**
 * The foreign keys that spreading drops for good, because the rows on their two sides are placed by different columns. A
 * posting is never deleted alone (docs/operating/search-feeds.md).
 */
export const keysLostBySpreading: readonly {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}[] = [{ name: 'posting_sources_posting_fkey', from: 'posting_sources', to: 'postings' }];
