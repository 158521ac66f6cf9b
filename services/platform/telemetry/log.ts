import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { type LogOptions, logOptions } from './log-options.ts';

/** The log of a process. Each entry is one line of JSON. */
export type Log = FastifyBaseLogger;

/** What code needs that reports problems and otherwise knows nothing about the process. */
export type Reports = Pick<Log, 'info' | 'warn' | 'error'>;

/** Creates the log of a process, which all of its servers and workers write to. */
export function createLog(options: LogOptions): Log {
  const { stream } = options;
  return stream ? pino(logOptions(options), stream) : pino(logOptions(options));
}
