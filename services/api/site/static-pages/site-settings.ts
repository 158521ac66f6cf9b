/** The id of the element that holds `SiteSettings`. */
export const siteSettingsId = 'site-settings';

/** The settings for the script of the public pages (services/public-site/script). */
export interface SiteSettings {
  /** The addresses of the shell's files, prefetched when the page is idle. */
  readonly prefetch: readonly string[];
  /** The service that counts page views of people who have consented. Without it, none are counted. */
  readonly analytics?: { readonly host: string; readonly key: string } | undefined;
}
