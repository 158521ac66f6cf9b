/**
 * The script of the public pages: a menu that closes as people expect, the prefetched app, a page view for people who
 * have consented, and the end of a file that was kept for an import. The pages work without it.
 */
import { deleteOldKeptFile } from '../../../shared/importers/handover/kept-file.ts';
import { closeMenus } from './menus.ts';
import { prefetchWhenIdle } from './prefetch.ts';
import { countPageView } from './page-views.ts';
import { siteSettingsId, type SiteSettings } from '../../api/site/static-pages/site-settings.ts';

/** Reads what the server has written into the page. Returns empty settings where it is not filled in. */
function readSettings(page: Document): SiteSettings {
  const emptySettings: SiteSettings = { prefetch: [] };
  const text = page.getElementById(siteSettingsId)?.textContent;
  if (!text) return emptySettings;
  const settings = JSON.parse(text) as unknown;
  return typeof settings === 'object' && settings !== null ? { ...emptySettings, ...settings } : emptySettings;
}

closeMenus(document);
const { prefetch, analytics } = readSettings(document);
prefetchWhenIdle(prefetch);
countPageView(analytics, location.pathname);
void deleteOldKeptFile();
