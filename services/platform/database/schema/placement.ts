/**
 * The location of each table once accounts are distributed over several machines
 * (docs/operating/database-and-scaling.md "More than one machine"). A table that is not named here is distributed by
 * its account. `placement.test.ts` checks the migrated database against this list.
 */

/**
 * `account`: distributed by `account_id`, colocated with everything else of the account. `everywhere`: copied to each
 * machine, because rows of all accounts refer to it. `first`: on the first machine only.
 */
export type Place = 'account' | 'everywhere' | 'first';

export interface Placement {
  readonly place: Place;
  readonly why: string;
}

const first = (why: string): Placement => ({ place: 'first', why });

const exceptions: Readonly<Record<string, Placement>> = {
  accounts: {
    place: 'everywhere',
    why: 'found by who signs in, unique over all accounts, and referred to by every table',
  },
  stored_objects: first('files go by their key, and lie in an object store where there are many'),
  share_addresses: first('a visitor knows an address and finds the account by it'),
  calendar_addresses: first('a calendar knows an address and finds the account by it'),
  outgoing_mail: first('mail on its way, for minutes'),
  plan_orders: first('people without an account order, too; an order is found by its reference'),
  payment_events: first('what the payment provider has told, for some days'),
  audit_entries: first('what operators did, in one row after another'),
  schema_migrations: first('what has been done to the schema'),
};

/** Groups of tables, matched by the beginning of their names. */
const families: readonly (readonly [RegExp, Placement])[] = [
  [
    /^(?:identity|oidc)_/,
    first('the identity provider finds people by what they sign in with; rows are small and few'),
  ],
  [
    /^(?:postings?|places)(?:_|$)/,
    first('everybody searches the same postings: copies that may lag share the reading'),
  ],
  [
    /^(?:partners?|operators?)(?:_|$)/,
    first('who runs this and whose portals it is in: a few rows that processes remember'),
  ],
];

/** Returns where a table is placed, and the reason. */
export function placementOf(table: string): Placement {
  const exception = exceptions[table] ?? families.find(([names]) => names.test(table))?.[1];
  return exception ?? { place: 'account', why: 'belongs to one account' };
}
