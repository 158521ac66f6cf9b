/**
 * The script of the public pages: a menu that closes as one expects, the app fetched ahead, and a page view
 * for those who have agreed to be counted. The pages work without it.
 */
import { closeMenus } from './menus.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { countPageView } from './page-views.ts';
import { readSettings } from './settings.ts';

closeMenus(document);
const { prefetch, analytics } = readSettings(document);
fetchAhead(prefetch);
countPageView(analytics, location.pathname);
