/**
 * The language that all texts are written in (BCP 47; product.md §9), and the fallback for texts missing in another
 * language.
 */
export const textsLanguage = 'en';

/** A language generated from English for tests (services/platform/i18n/pseudo-language.ts); it is never offered. */
export const pseudoLanguage = 'qps';

/**
 * The cookie that tells our server the language chosen in this browser, for the pages that it renders and the emails
 * that it writes.
 */
export const languageCookie = 'tessera-language';
