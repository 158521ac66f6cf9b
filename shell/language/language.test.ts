import { languagesOf, localeOf } from './language.ts';

const browserSpeaks = (...languages: string[]): void => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0]!);
};
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('offers no choice with English alone, and formats dates in the browser’s language', () => {
  browserSpeaks('de-AT', 'en');
  expect(localeOf({})).toEqual({ language: 'en-AT' });
  expect(languagesOf({ languages: ['qps'] })).toBeUndefined();
});

test('uses an installed language that the browser prefers, or one that was chosen', () => {
  browserSpeaks('de-AT', 'en');
  const config = { languages: ['de', 'qps'] };
  expect(localeOf(config)).toEqual({ language: 'de-AT', texts: { language: 'de', from: 'http://localhost/locales' } });
  const reload = jest.fn();
  const languages = languagesOf(config, reload);
  expect(languages).toMatchObject({ available: ['en', 'de'], current: 'de' });
  languages?.choose('en');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(localeOf(config)).toEqual({ language: 'en-AT' });
});

test('ignores a chosen language that is no longer installed', () => {
  browserSpeaks('en-US');
  localStorage.setItem('tessera.language', 'fr');
  expect(localeOf({ languages: ['de'] })).toEqual({ language: 'en-US' });
});
