/**
 * The script of the public pages: a menu that closes as people expect, the prefetched app, and a page view for people
 * who have consented. The pages work without it.
 */
import { closeMenus } from './menus.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { countPageView } from './page-views.ts';
import { readSettings } from './settings.ts';

closeMenus(document);
const { prefetch, analytics } = readSettings(document);
fetchAhead(prefetch);
countPageView(analytics, location.pathname);
