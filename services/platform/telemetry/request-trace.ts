import { AsyncLocalStorage } from 'node:async_hooks';

/** Something that is timed within a request, where traces are collected. */
export interface OpenSpan {
  /** `failure`: why it failed, in words without personal data. */
  readonly end: (failure?: string) => void;
  readonly child: (name: string, attributes: Readonly<Record<string, string>>) => OpenSpan;
}

/** What everything that is done for a request knows of it. */
export interface RequestTrace {
  /** The same in the browser, the balancer, our log and the database. */
  readonly id: string;
  readonly span?: OpenSpan | undefined;
}

const storage = new AsyncLocalStorage<RequestTrace>();

/** The request for which the calling code runs; undefined for work that nobody asked for. */
export const currentRequest = (): RequestTrace | undefined => storage.getStore();

/** Runs `work`, and all that it begins, for a request. */
export const runForRequest = <Result>(trace: RequestTrace, work: () => Result): Result => storage.run(trace, work);
