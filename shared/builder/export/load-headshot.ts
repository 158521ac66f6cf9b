import type { Endpoints } from '@shared/contracts';
import type { LoadHeadshot } from '@shared/exporters';

/**
 * Returns a loader that fetches headshots from the origin of the API, because a partner's page has another origin. The
 * loader rejects without a connection.
 */
export const loadHeadshotFrom =
  ({ graphql }: Pick<Endpoints, 'graphql'>): LoadHeadshot =>
  async (path) => {
    const answer = await fetch(new URL(path, graphql), { credentials: 'omit' });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };
