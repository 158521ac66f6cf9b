/** Where page views go (product.md §1). A vendor is one implementation of this, chosen when the shell starts. */
export interface Analytics {
  /** A route was shown; `path` without query and fragment, which may hold what a person typed. */
  pageView(path: string): void;
  /** From now on events belong to this person; `subject` says nothing about them. */
  identify(subject: string): void;
  /** The person has signed out (product.md §4). */
  clearIdentity(): void;
}

/** No vendor is configured: nothing is counted and nothing leaves the browser. */
export const noAnalytics: Analytics = {
  pageView: () => undefined,
  identify: () => undefined,
  clearIdentity: () => undefined,
};
