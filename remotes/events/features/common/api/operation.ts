import type { TypedDocumentNode } from '@shared/graphql';
import type { PagesArgument } from './pages-after.ts';

/** A GraphQL operation and where its response contains the result. */
export interface Operation<Result, Variables> {
  readonly document: TypedDocumentNode<unknown, Variables>;
  /** Returns the result in the data of a response to `document`; `operation` has checked that the two match. */
  resultIn(data: unknown): Result;
}

/** Pairs an operation with a typed function that takes the result out of its data. */
export const operation = <Data, Result, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  resultIn: (data: Data) => Result,
): Operation<Result, Variables> => ({ document, resultIn });

/** The operations on the events of one kind, except their list, which loads earlier. */
export interface EventOperations<Event, Input> {
  readonly read: Operation<Event, { id: string }>;
  readonly create: Operation<Event, { input: Input }>;
  /** Returns null if `version` is no longer the newest, in which case nothing was written. */
  readonly update: Operation<Event | null, { id: string; version: number; input: Input }>;
  /** Restores deleted events from the copies that their deletion returned. */
  readonly restore: Operation<readonly Event[], { copies: unknown[] }>;
  /** Returns the argument of the query `pagesAfter` for this kind. */
  readonly pagesArgument: (input: Input) => PagesArgument;
}
