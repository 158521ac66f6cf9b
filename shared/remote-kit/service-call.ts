import { resolveAtGateway, type RemoteEnvironment } from '@shared/contracts';

export interface CallOptions {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly body?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Calls a service on the same host as the API with the user's token; a refused token is renewed once. Rejects when the
 * network fails; every other result is a response.
 */
export async function callService(
  { session, endpoints }: Pick<RemoteEnvironment, 'session' | 'endpoints'>,
  path: string,
  options: CallOptions,
): Promise<Response> {
  const address = resolveAtGateway(endpoints.graphql, path);
  const send = async (reason: 'first-use' | 'rejected'): Promise<Response> => {
    const token = await session.getToken({ reason, ...(options.signal && { signal: options.signal }) });
    const headers = {
      ...options.headers,
      authorization: `Bearer ${token ?? ''}`,
      // Connects a request in the browser's network panel with the servers' logs and traces.
      'x-request-id': crypto.randomUUID(),
    };
    return fetch(address, { ...options, headers });
  };
  const response = await send('first-use');
  return response.status === 401 ? send('rejected') : response;
}

/** Returns the code of `{ "error": code }`; undefined when there is none, as in a response from a proxy. */
export async function errorOf(response: Response): Promise<string | undefined> {
  const body = (await response.json().catch(() => undefined)) as { readonly error?: unknown } | undefined;
  return typeof body?.error === 'string' ? body.error : undefined;
}
