import { languagesOf, localeOf } from './language.ts';

const browserSpeaks = (...languages: string[]): void => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0]!);
};
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('with English alone there is nothing to choose, and dates are the browser’s', () => {
  browserSpeaks('de-AT', 'en');
  expect(localeOf({})).toEqual({ language: 'en-AT' });
  expect(languagesOf({ languages: ['qps'] })).toBeUndefined();
});

test('a language that is installed is taken when the browser asks for it, and another when it is chosen', () => {
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

test('what was chosen and is installed no longer is forgotten', () => {
  browserSpeaks('en-US');
  localStorage.setItem('tessera.language', 'fr');
  expect(localeOf({ languages: ['de'] })).toEqual({ language: 'en-US' });
});
