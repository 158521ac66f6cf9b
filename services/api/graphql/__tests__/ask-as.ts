import type { TestGateway } from '../../../../tooling/testing/gateway.ts';

/** Sends a query as one person. Throws the errors of the answer together with their fields. */
export type Ask = <Data = Record<string, never>>(
  query: string,
  variables?: Readonly<Record<string, unknown>>,
) => Promise<Data>;

/** Sends queries with a token, or without one. */
export const askWith =
  (gateway: TestGateway, token: string | undefined): Ask =>
  async <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> => {
    const { data, errors } = await gateway.ask<Data>(query, variables, token);
    const [error] = errors ?? [];
    if (error) throw new Error(JSON.stringify([error.extensions.code, error.extensions.fields ?? error.message]));
    return data;
  };

/** Creates a person who has an account. The same name always means the same person. */
export async function personOf(gateway: TestGateway, name: string): Promise<Ask> {
  return askWith(gateway, await gateway.signUp(name));
}
