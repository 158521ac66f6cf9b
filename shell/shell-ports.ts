import type { RuntimeConfig } from '../shared/contracts/runtime-config.ts';
import type { Analytics } from './analytics/analytics.ts';
import type { ConsentPort } from './consent/consent.ts';
import type { ErrorReporting } from './reporting/error-reporting.ts';

/** What the shell is given when it starts, and passes to its pages. */
export interface ShellPorts {
  readonly config: RuntimeConfig;
  readonly analytics: Analytics;
  readonly reporting: ErrorReporting;
  /** Asks whether one may be counted; missing where nobody would count. */
  readonly consent?: ConsentPort | undefined;
}
