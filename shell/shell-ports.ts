import type { RuntimeConfig } from '../shared/contracts/runtime-config.ts';
import type { Analytics } from './analytics/analytics.ts';
import type { ConsentPort } from './consent/consent.ts';
import type { ErrorReporting } from './reporting/error-reporting.ts';

/** The dependencies that the shell receives at its start and passes to its pages. */
export interface ShellPorts {
  readonly config: RuntimeConfig;
  readonly analytics: Analytics;
  readonly reporting: ErrorReporting;
  /** Asks for consent to analytics; missing where no vendor is configured. */
  readonly consent?: ConsentPort | undefined;
}
