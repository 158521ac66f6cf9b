import { authenticate, type Customer } from './customers.ts';

/** The customers who have signed in since the portal was started. */
export interface CustomerDirectory {
  /** Signs a customer in. Returns undefined if address and password do not match. */
  signIn(email: string, password: string): Customer | undefined;
  byId(id: string): Customer | undefined;
}

/** Creates an empty directory in memory. */
export function createDirectory(): CustomerDirectory {
  const customers = new Map<string, Customer>();
  return {
    signIn(email, password) {
      const customer = authenticate(email, password);
      if (customer) customers.set(customer.id, customer);
      return customer;
    },
    byId: (id) => customers.get(id),
  };
}
