/** The language that all texts are in, BCP 47 (product.md §9); what another language lacks is read in it. */
export const textsLanguage = 'en';

/** Made from English for tests (services/platform/i18n/pseudo-language.ts); nobody is offered it. */
export const pseudoLanguage = 'qps';

/** Tells our server the language that was chosen in this browser, for the pages that it draws and the messages that it writes. */
export const languageCookie = 'tessera-language';
