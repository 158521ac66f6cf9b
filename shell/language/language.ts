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

/** Where the site has the files of other languages. */
const languageFilesPath = '/locales';
/** Seconds for which the server is told the choice. */
const oneYear = 31_536_000;

const kept = storedText('tessera.language');

/** `de` for `de-AT`, as far as there are texts. */
const installed = (languages: readonly string[], wanted: string): string | undefined =>
  languages.find((each) => each === wanted) ?? languages.find((each) => each === wanted.split('-')[0]);

/** The language that was chosen in this browser, or the first of the browser's own that there are texts in. */
function chosen({ languages = [] }: Pick<RuntimeConfig, 'languages'>): string {
  const all = [textsLanguage, ...languages];
  const said = kept.get();
  if (said !== undefined && all.includes(said)) return said;
  const offered = all.filter((each) => each !== pseudoLanguage);
  return (
    navigator.languages.map((each) => installed(offered, each)).find((each) => each !== undefined) ?? textsLanguage
  );
}

/** Texts, dates and numbers for this browser. */
export function localeOf(config: Pick<RuntimeConfig, 'languages'>): LocaleSettings {
  const texts = chosen(config);
  if (texts === textsLanguage) return { language: formatsOfBrowser(navigator.language) };
  return {
    language: formatsOfBrowser(navigator.language, texts === pseudoLanguage ? textsLanguage : texts),
    texts: { language: texts, from: `${window.location.origin}${languageFilesPath}` },
  };
}

/** The choice for the profile; undefined where there is nothing to choose. */
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
      // The server draws pages and writes messages, too, and cannot read what is kept here.
      document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
      reload();
    },
  };
}
