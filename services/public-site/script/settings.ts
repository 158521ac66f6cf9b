import { siteSettingsId, type SiteSettings } from '../../api/site/static-pages/site-settings.ts';

/** Reads what the server has written into the page. Returns empty settings where it is not filled in. */
export function readSettings(page: Document): SiteSettings {
  const emptySettings: SiteSettings = { prefetch: [] };
  const text = page.getElementById(siteSettingsId)?.textContent;
  if (!text) return emptySettings;
  const settings = JSON.parse(text) as unknown;
  return typeof settings === 'object' && settings !== null ? { ...emptySettings, ...settings } : emptySettings;
}
