import {
  formatsOfBrowser,
  languageCookie,
  pseudoLanguage,
  textsLanguage,
  type LanguagesPort,
  type LocaleSettings,
  type RuntimeConfig,
} from '@shared/contracts';
import { storedText } from '@shared/remote-kit';

/** The path of the files of other languages. */
const languageFilesPath = '/locales';
/** The lifetime in seconds of the cookie that tells the server the choice. */
const oneYear = 31_536_000;

const kept = storedText('tessera.language');

/** Returns the best installed language: `de` for `de-AT`, if there are texts. */
const installed = (languages: readonly string[], wanted: string): string | undefined =>
  languages.find((each) => each === wanted) ?? languages.find((each) => each === wanted.split('-')[0]);

/** Returns the language that was chosen in this browser, or the first of the browser's own languages that has texts. */
function chosen({ languages = [] }: Pick<RuntimeConfig, 'languages'>): string {
  const all = [textsLanguage, ...languages];
  const said = kept.get();
  if (said !== undefined && all.includes(said)) return said;
  const offered = all.filter((each) => each !== pseudoLanguage);
  return (
    navigator.languages.map((each) => installed(offered, each)).find((each) => each !== undefined) ?? textsLanguage
  );
}

/** Returns the locale of texts, dates, and numbers for this browser. */
export function localeOf(config: Pick<RuntimeConfig, 'languages'>): LocaleSettings {
  const texts = chosen(config);
  if (texts === textsLanguage) return { language: formatsOfBrowser(navigator.language) };
  return {
    language: formatsOfBrowser(navigator.language, texts === pseudoLanguage ? textsLanguage : texts),
    texts: { language: texts, from: `${window.location.origin}${languageFilesPath}` },
  };
}

/** Returns the choice of languages for the profile; undefined where there is only one. */
export function languagesOf(
  config: Pick<RuntimeConfig, 'languages'>,
  reload: () => void = () => window.location.reload(),
): LanguagesPort | undefined {
  const current = chosen(config);
  const available = [textsLanguage, ...(config.languages ?? [])].filter(
    (each) => each !== pseudoLanguage || each === current,
  );
  if (available.length < 2) return undefined;
  return {
    available,
    current,
    choose(language) {
      kept.set(language);
      // The server also renders pages and writes emails, and cannot read the browser's storage.
      document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
      reload();
    },
  };
}
