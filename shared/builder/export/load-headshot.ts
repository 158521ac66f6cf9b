import type { Endpoints } from '@shared/contracts';
import type { LoadHeadshot } from '@shared/exporters';

/** Fetches headshots from where the gateway is: a partner's page has another origin. Rejects without a connection. */
export const loadHeadshotFrom =
  ({ graphql }: Pick<Endpoints, 'graphql'>): LoadHeadshot =>
  async (path) => {
    const answer = await fetch(new URL(path, graphql), { credentials: 'omit' });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };
