import { createHash } from 'node:crypto';
import { oddHistory } from './odd-history.ts';
import { history, type History } from './records.ts';
import records from './long-history.json' with { type: 'json' };

/** Three decades of work, as the customer has described them to an adviser. */
const longHistory = history(records.work, records.education);

export interface Customer {
  /** The customer's id in tokens and in the portal's API. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly history: History;
  /** How the portal's API treats this customer's requests. */
  readonly api: 'fine' | 'failing' | 'slow';
}

/** The password of all customers in this mock. A real portal has no such thing. */
export const customersPassword = 'northgate careers';

interface Known {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly about: string;
  readonly history: History;
}

const domain = 'northgate.example';

const knownCustomers: readonly Known[] = [
  { name: 'dana', firstName: 'Dana', lastName: 'Whitlock', about: 'a long', history: longHistory },
  { name: 'odile', firstName: 'Odile', lastName: 'Żółć-O’Brien 李', about: 'a strange', history: oddHistory },
  { name: 'emil', firstName: 'Emil', lastName: 'Nash', about: 'no', history: history([], []) },
];

export const customersToTry = knownCustomers.map(({ name, about }) => ({ email: `${name}@${domain}`, about }));

const apiOf = (tag: string): Customer['api'] =>
  tag.includes('api-down') ? 'failing' : tag.includes('api-slow') ? 'slow' : 'fine';

/**
 * Returns the customer with an address. `dana+anything@…` is another person with Dana's history, so that every test can
 * start from scratch. A tag that contains `api-down` or `api-slow` decides how the API treats the customer.
 */
export function customerByEmail(email: string): Customer | undefined {
  const address = email.trim().toLowerCase();
  const [, name = '', tag = ''] = /^([a-z]+)(?:\+([\w-]{1,60}))?@northgate\.example$/.exec(address) ?? [];
  const customer = knownCustomers.find((each) => each.name === name);
  if (customer === undefined) return undefined;
  const id = `ng-${createHash('sha256').update(address).digest('hex').slice(0, 16)}`;
  const { firstName, lastName, history: past } = customer;
  return { id, email: address, firstName, lastName, history: past, api: apiOf(tag) };
}

/** Signs a customer in. Returns undefined if address and password do not match. */
export const authenticate = (email: string, password: string): Customer | undefined =>
  password === customersPassword ? customerByEmail(email) : undefined;
