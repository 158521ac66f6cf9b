import type { Registry, RemoteEnvironment } from '@shared/contracts';
import type { MeState } from '../current-user/me.ts';

/** What the navigation draws. */
export interface NavigationProps {
  readonly registry: Registry;
  /** Where the person is. */
  readonly pathname: string;
  readonly me: MeState;
  readonly email: string | null;
  readonly environment: RemoteEnvironment;
}
