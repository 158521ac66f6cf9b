import type { Configuration } from '../config/configuration.ts';
import type { LogStream } from '../platform/telemetry/log-options.ts';
import { createLog, type Log } from '../platform/telemetry/log.ts';
import { sentryReports } from '../platform/telemetry/sentry-reports.ts';

export type LogSettings = Pick<Configuration, 'logLevel' | 'roles'> & Partial<Pick<Configuration, 'observers'>>;

/** Creates the log of a process as its settings want it. `stream` replaces standard output. */
export const createProcessLog = ({ logLevel, roles, observers }: LogSettings, stream?: LogStream): Log =>
  createLog({
    level: logLevel,
    stream,
    roles: [...roles],
    onError: observers?.errors && sentryReports(observers.errors.dsn),
  });
