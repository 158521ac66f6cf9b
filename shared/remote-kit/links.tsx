import { Link, matchPath, useNavigate, type LinkProps } from '@shared/router';
import { useCallback, type ReactNode, type Ref } from 'react';
import { useRemote, type RemoteContextValue } from './environment.ts';

/** Whether a path below the app's root can be reached by the router of this tree. */
function isReachable({ definition, environment }: RemoteContextValue, path: string): boolean {
  if ((environment.basePath ?? '') !== '') return true;
  const [pathname = path] = path.split(/[?#]/);
  return definition.routes.some((route) => matchPath(`/${route.path}`, pathname) !== null);
}

/**
 * The router's address for a path that features write without `/app`: `/events/work` is `/app/events/work` in the
 * shell and itself on a partner's page.
 */
export function useHref(path: string): string {
  const { environment } = useRemote();
  return `${environment.basePath ?? ''}${path}`;
}

export type AppNavigate = (path: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => void;

/** Goes to a path of the app. What lies outside of this remote on a partner's page is the host's to open. */
export function useAppNavigate(): AppNavigate {
  const remote = useRemote();
  const navigate = useNavigate();
  return useCallback(
    (path, options) => {
      const { environment } = remote;
      if (isReachable(remote, path)) void navigate(`${environment.basePath ?? ''}${path}`, options);
      else void environment.onIntent?.({ type: 'open', path });
    },
    [remote, navigate],
  );
}

export interface AppLinkProps extends Omit<LinkProps, 'to'> {
  /** A path below the app's root: `/events/work/new`. */
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link to a screen of the app, right in the shell and on a partner's page. */
export function AppLink({ to, onClick, ...link }: AppLinkProps): ReactNode {
  const remote = useRemote();
  const href = useHref(to);
  const reachable = isReachable(remote, to);
  return (
    <Link
      {...link}
      to={reachable ? href : '.'}
      onClick={(event) => {
        onClick?.(event);
        if (reachable || event.defaultPrevented) return;
        event.preventDefault();
        void remote.environment.onIntent?.({ type: 'open', path: to });
      }}
    />
  );
}
