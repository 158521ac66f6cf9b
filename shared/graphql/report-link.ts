import { CombinedGraphQLErrors, type ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { unreportedCodes, type ErrorReport, type RemoteIntent } from '@shared/contracts';
import { codesOf, NetworkFault } from './failures.ts';

/** The owner of requests, and where their failures are reported. */
export interface RequestOwner {
  readonly name: string;
  readonly version: string;
  readonly onError?: ((report: ErrorReport) => void) | undefined;
  /** Receives `not-found` and `sign-in`, for the host. */
  readonly onIntent?: ((intent: RemoteIntent) => unknown) | undefined;
  /** Called for each response for which the token was accepted. */
  readonly onAccepted?: (() => void) | undefined;
}

/** Set in an operation's context when the screen handles NO_DATA_FOUND itself, so that nothing typed there is lost. */
export const keepPlace = { keepPlace: true } as const;

/**
 * Milliseconds for which the report of a network fault waits. Browsers cancel a page's requests when it is left, some
 * of them before they say that it is left, and a person who leaves has seen no fault.
 */
const leaveTime = 1000;

/** Reports a network fault, unless the page is being left. */
function reportUnlessLeaving(report: () => void): void {
  const drop = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    removeEventListener('pagehide', drop);
    report();
  }, leaveTime);
  addEventListener('pagehide', drop, { once: true });
}

const wasAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Implements the error catalog of product.md §8: what is reported, and what leads the user to another page. */
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
      if (wasAborted(error)) return;
      const send = (): void => report('network', `${name}: ${error.message}`, error);
      if (error instanceof NetworkFault) reportUnlessLeaving(send);
      else send();
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
