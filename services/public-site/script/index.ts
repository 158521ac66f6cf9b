/**
 * The script of the public pages: a menu that closes as one expects, and the app fetched ahead. The pages work without it.
 */
import { closeMenus } from './menus.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { readSettings } from './settings.ts';

closeMenus(document);
fetchAhead(readSettings(document).prefetch);
