/**
 * The languages offered for a wording: those that most applications are written in, with the regions where people write
 * differently. Any other stored tag is kept and offered as well.
 */
export const offeredLanguages: readonly string[] = [
  ...['af', 'sq', 'ar', 'hy', 'az', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh-Hans', 'zh-Hant', 'hr', 'cs', 'da', 'nl'],
  ...['en', 'en-GB', 'en-US', 'et', 'fil', 'fi', 'fr', 'fr-CA', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is'],
  ...['id', 'ga', 'it', 'ja', 'kk', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt'],
  ...[
    'pt-BR',
    'pa',
    'ro',
    'ru',
    'sr',
    'sk',
    'sl',
    'es',
    'es-419',
    'sw',
    'sv',
    'ta',
    'te',
    'th',
    'tr',
    'uk',
    'ur',
    'vi',
  ],
  ...['cy', 'zu'],
];
