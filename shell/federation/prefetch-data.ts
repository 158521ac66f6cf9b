import { matchRemote, type RuntimeConfig } from '@shared/contracts';
import { localeOf } from '../language/language.ts';
import type { SessionService } from '../session/session-service.ts';
import { pageRegistry } from './page-documents.ts';
import { remotes } from './remotes.ts';

/**
 * Lets the remote that owns the address request its data as soon as its code is there, while the app is still being
 * drawn. Without a usable token, the page does so itself once the session is known.
 */
export function prefetchData(service: SessionService, config: RuntimeConfig, pathname: string): void {
  const session = service.storedSession();
  const match = matchRemote(pageRegistry(), pathname);
  if (session === undefined || match === undefined) return;
  const begin = (): boolean => {
    const state = remotes.state(match.record.name);
    if (state.status === 'ready') {
      state.door.prefetch?.({ session, endpoints: config.endpoints, locale: localeOf(config) });
    }
    return state.status === 'ready' || state.status === 'failed';
  };
  if (begin()) return;
  const stop = remotes.subscribe(() => {
    if (begin()) stop();
  });
}
