import type { Registry, RemoteEnvironment } from '@shared/contracts';
import type { MeState } from '../current-user/me.ts';

/** The data that the navigation shows. */
export interface NavigationProps {
  readonly registry: Registry;
  /** The path of the current page. */
  readonly pathname: string;
  readonly me: MeState;
  readonly email: string | null;
  readonly environment: RemoteEnvironment;
}
