import type { TypedDocumentNode } from '@shared/graphql';
import type { PagesArgument } from './pages-after.ts';

/** A GraphQL operation, and where its answer holds the result. */
export interface Operation<Result, Variables> {
  readonly document: TypedDocumentNode<unknown, Variables>;
  /** Takes the data of an answer to `document`; `operation` has checked that the two belong together. */
  resultIn(data: unknown): Result;
}

export const operation = <Data, Result, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  resultIn: (data: Data) => Result,
): Operation<Result, Variables> => ({ document, resultIn });

/** The operations on the events of one kind, without their list, which loads earlier. */
export interface EventOperations<Event, Input> {
  readonly read: Operation<Event, { id: string }>;
  readonly create: Operation<Event, { input: Input }>;
  /** Null when `version` is no longer the newest and nothing was written. */
  readonly update: Operation<Event | null, { id: string; version: number; input: Input }>;
  /** Restores deleted events from the copies that their deletion returned. */
  readonly restore: Operation<readonly Event[], { copies: unknown[] }>;
  /** The kind's argument of the query `pagesAfter`. */
  readonly pagesArgument: (input: Input) => PagesArgument;
}
