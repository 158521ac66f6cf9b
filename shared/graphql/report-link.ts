import { CombinedGraphQLErrors, type ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { unreportedCodes, type ErrorReport, type RemoteIntent } from '@shared/contracts';
import { codesOf } from './failures.ts';

/** Whose requests these are, and where their failures go. */
export interface RequestOwner {
  readonly name: string;
  readonly version: string;
  readonly onError?: ((report: ErrorReport) => void) | undefined;
  /** `not-found` and `sign-in` go to the host. */
  readonly onIntent?: ((intent: RemoteIntent) => unknown) | undefined;
  /** Told of each answer for which the token was good. */
  readonly onAccepted?: (() => void) | undefined;
}

/** Set in an operation's context when the screen answers NO_DATA_FOUND itself, so that nothing typed there is lost. */
export const keepPlace = { keepPlace: true } as const;

const wasAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** The error catalogue of product.md §8: what is reported, and what sends the person elsewhere. */
export function createReportLink(owner: RequestOwner): ApolloLink {
  const report = (phase: ErrorReport['phase'], message: string, cause: unknown, code?: string): void =>
    owner.onError?.({
      id: crypto.randomUUID(),
      remote: owner.name,
      version: owner.version,
      phase,
      message,
      cause,
      ...(code === undefined ? {} : { code }),
    });

  return new ErrorLink(({ error, operation }) => {
    const name = operation.operationName ?? 'unnamed operation';
    if (!CombinedGraphQLErrors.is(error)) {
      if (!wasAborted(error)) report('network', `${name}: ${error.message}`, error);
      return;
    }
    const codes = codesOf(error.errors);
    codes.forEach((code, index) => {
      if (!unreportedCodes.includes(code))
        report('graphql', `${name}: ${error.errors[index]?.message ?? code}`, error, code);
    });
    if (codes.includes('NO_DATA_FOUND') && operation.getContext()['keepPlace'] !== true)
      owner.onIntent?.({ type: 'not-found' });
  });
}
