import { AsyncLocalStorage } from 'node:async_hooks';

/** A timed operation within a request, where traces are collected. */
export interface OpenSpan {
  /** Ends the span. `failure` says why the operation failed, without personal data. */
  readonly end: (failure?: string) => void;
  readonly child: (name: string, attributes: Readonly<Record<string, string>>) => OpenSpan;
}

/** The context of everything that is done for a request. */
export interface RequestTrace {
  /** The request id, which is the same in the browser, the load balancer, our log, and the database. */
  readonly id: string;
  readonly span?: OpenSpan | undefined;
}

const storage = new AsyncLocalStorage<RequestTrace>();

/** Returns the request for which the calling code runs, or undefined for background work. */
export const currentRequest = (): RequestTrace | undefined => storage.getStore();

/** Runs `work`, and everything that it starts, in the context of a request. */
export const runForRequest = <Result>(trace: RequestTrace, work: () => Result): Result => storage.run(trace, work);

/**
 * Runs background work that a request happens to start and that is not done for it alone, so that its log lines and
 * statements do not name that request.
 */
export const runOutsideRequests = <Result>(work: () => Result): Result => storage.exit(work);
