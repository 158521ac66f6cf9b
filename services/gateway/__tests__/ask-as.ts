import type { TestGateway } from '../../../shared/testing/gateway.ts';

/** Asks as one person. Throws what the gateway refuses, with its fields. */
export type Ask = <Data = Record<string, never>>(
  query: string,
  variables?: Readonly<Record<string, unknown>>,
) => Promise<Data>;

/** Somebody who has an account; the same name is the same person. */
export async function personOf(gateway: TestGateway, name: string): Promise<Ask> {
  const token = await gateway.signUp(name);
  return async <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> => {
    const { data, errors } = await gateway.ask<Data>(query, variables, token);
    const [error] = errors ?? [];
    if (error) throw new Error(JSON.stringify([error.extensions.code, error.extensions.fields ?? error.message]));
    return data;
  };
}
