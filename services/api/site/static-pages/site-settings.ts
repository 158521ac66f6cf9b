/** The element that holds `SiteSettings`. */
export const siteSettingsId = 'site-settings';

/** What the script of the public pages is told (services/public-site/script). */
export interface SiteSettings {
  /** Addresses of the shell's files, fetched ahead when the page rests. */
  readonly prefetch: readonly string[];
  /** Who counts page views for those who have agreed; without it, nobody. */
  readonly analytics?: { readonly host: string; readonly key: string } | undefined;
}
