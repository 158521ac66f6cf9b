/**
 * Third-party services that receive page views and errors, if the operator of the site has configured them. A page
 * loads nothing from them before the person has agreed.
 */
export interface Observers {
  /** PostHog: the host that receives events, and the project's key, which is not secret. */
  readonly analytics?: { readonly host: string; readonly key: string };
  /** Sentry: the project's DSN, which is not secret. */
  readonly errors?: { readonly dsn: string };
}

/** The origins to which a page with these services connects. */
export const originsOf = ({ analytics, errors }: Observers): readonly string[] =>
  [analytics?.host, errors?.dsn].flatMap((address) => URL.parse(address ?? '')?.origin ?? []);
