import type { TestGateway } from '../../../../tooling/testing/gateway.ts';

/** Asks as one person. Throws what the gateway refuses, with its fields. */
export type Ask = <Data = Record<string, never>>(
  query: string,
  variables?: Readonly<Record<string, unknown>>,
) => Promise<Data>;

/** Asks with a token, or without one. */
export const askWith =
  (gateway: TestGateway, token: string | undefined): Ask =>
  async <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> => {
    const { data, errors } = await gateway.ask<Data>(query, variables, token);
    const [error] = errors ?? [];
    if (error) throw new Error(JSON.stringify([error.extensions.code, error.extensions.fields ?? error.message]));
    return data;
  };

/** Somebody who has an account; the same name is the same person. */
export async function personOf(gateway: TestGateway, name: string): Promise<Ask> {
  return askWith(gateway, await gateway.signUp(name));
}
