/**
 * Services of others that are told of page views and of errors, where whoever runs the site has set them up. A page loads
 * nothing of them before the person has agreed.
 */
export interface Observers {
  /** PostHog: where it takes events, and the project's key, which is no secret. */
  readonly analytics?: { readonly host: string; readonly key: string };
  /** Sentry: the project's DSN, which is no secret. */
  readonly errors?: { readonly dsn: string };
}

/** The origins that a page with these observers talks to. */
export const originsOf = ({ analytics, errors }: Observers): readonly string[] =>
  [analytics?.host, errors?.dsn].flatMap((address) => URL.parse(address ?? '')?.origin ?? []);
