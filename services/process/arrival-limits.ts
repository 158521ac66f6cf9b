/** The milliseconds within which a request arrives completely, even on a slow phone. Slower ones hold a connection. */
const defaultTimeoutMs = 120_000;

/** Node's limits of the time in which a request arrives, in milliseconds. */
export interface ArrivalLimits {
  readonly requestTimeout: number;
  readonly headersTimeout: number;
  readonly connectionsCheckingInterval: number;
}

/** Returns the limits of a server. Only tests have another timeout. */
export const arrivalLimits = (requestTimeoutMs = defaultTimeoutMs): ArrivalLimits => ({
  requestTimeout: requestTimeoutMs,
  // Node exchanges the two limits if the one of the headers is the higher.
  headersTimeout: Math.min(60_000, requestTimeoutMs),
  connectionsCheckingInterval: Math.min(30_000, requestTimeoutMs),
});
