import { Link, matchPath, useNavigate, type LinkProps } from '@shared/router';
import { useCallback, type ReactNode, type Ref } from 'react';
import { useRemote, type RemoteContextValue } from './environment.ts';

/** Whether the router of this tree can reach a path below the app's root. */
function isReachable({ definition, environment }: RemoteContextValue, path: string): boolean {
  if ((environment.basePath ?? '') !== '') return true;
  const [pathname = path] = path.split(/[?#]/);
  return definition.routes.some((route) => matchPath(`/${route.path}`, pathname) !== null);
}

/**
 * Returns the router's address for a path that features write without `/app`: `/events/work` becomes `/app/events/work`
 * in the shell and stays the same on a partner's page.
 */
export function useHref(path: string): string {
  const { environment } = useRemote();
  return `${environment.basePath ?? ''}${path}`;
}

export type AppNavigate = (path: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => void;

/** Navigates to a path of the app. On a partner's page, the host opens what is outside of this remote. */
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

/** A link to a screen of the app that works in the shell and on a partner's page. */
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
