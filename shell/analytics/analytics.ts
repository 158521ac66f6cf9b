/** Where page views are sent (product.md §1). A vendor is one implementation, chosen when the shell starts. */
export interface Analytics {
  /** Reports that a route was shown; `path` has no query and fragment, which may contain what a user typed. */
  pageView(path: string): void;
  /** Assigns the following events to this user; `subject` is a pseudonym. */
  identify(subject: string): void;
  /** Ends the assignment when the user signs out (product.md §4). */
  clearIdentity(): void;
}

/** Used when no vendor is configured: nothing is counted and nothing leaves the browser. */
export const noAnalytics: Analytics = {
  pageView: () => undefined,
  identify: () => undefined,
  clearIdentity: () => undefined,
};
