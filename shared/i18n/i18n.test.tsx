import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  createFormats,
  createI18n,
  declareLanguage,
  I18nProvider,
  useNamespace,
  useTranslation,
  type Texts,
} from './index.ts';

function Greeting(): ReactNode {
  const { t } = useTranslation();
  return <p>{t('greeting', { count: 2 })}</p>;
}
const shared: Texts = { en: { close: 'Close' } };
function Shared(): ReactNode {
  const { t } = useNamespace('shared-part', shared);
  return <button>{t('close')}</button>;
}

describe('texts', () => {
  it('belong to the surrounding instance, so that remotes do not mix', () => {
    const one = createI18n({
      namespace: 'one',
      resources: { en: { greeting_one: 'a tile', greeting_other: '{{count}} tiles' } },
    });
    const other = createI18n({ namespace: 'other', resources: { en: { greeting_other: 'number {{count}}' } } });
    render(
      <>
        <I18nProvider i18n={one}>
          <Greeting />
        </I18nProvider>
        <I18nProvider i18n={other}>
          <Greeting />
        </I18nProvider>
      </>,
    );
    expect(screen.getByText('2 tiles')).toBeVisible();
    expect(screen.getByText('number 2')).toBeVisible();
  });

  it('fall back to English key by key', async () => {
    const i18n = createI18n({
      namespace: 'one',
      resources: { en: { a: 'A', b: 'B' }, de: { a: 'Ä' } },
      language: 'de',
    });
    expect([i18n.t('a'), i18n.t('b')]).toEqual(['Ä', 'B']);
    await i18n.changeLanguage('fr');
    expect(i18n.t('a')).toBe('A');
  });

  it('of shared folders join any instance', () => {
    render(
      <I18nProvider i18n={createI18n({ namespace: 'one', resources: { en: {} } })}>
        <Shared />
      </I18nProvider>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  it('of another language load as one file per namespace, and are English until then', async () => {
    const asked: string[] = [];
    globalThis.fetch = (input) => {
      const { pathname } = new URL(input as string);
      asked.push(pathname);
      const files: Record<string, object> = {
        '/locales/de/one.json': { greeting_other: '{{count}} Steine' },
        '/locales/de/shared-part.json': { close: 'Schließen' },
      };
      return Promise.resolve(Response.json(files[pathname] ?? {}));
    };
    const resources = { en: { greeting_other: '{{count}} tiles' } };
    render(
      <I18nProvider
        i18n={createI18n({ namespace: 'one', resources, language: 'de', from: 'http://site.test/locales' })}
      >
        <Greeting />
        <Shared />
      </I18nProvider>,
    );
    expect(screen.getByText('2 tiles')).toBeVisible();
    expect(await screen.findByText('2 Steine')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Schließen' })).toBeVisible();
    expect(asked.sort()).toEqual(['/locales/de/one.json', '/locales/de/shared-part.json']);
  });

  it('declare their language and direction, which change once their file has loaded', async () => {
    globalThis.fetch = () => Promise.resolve(Response.json({ greeting_other: '{{count}} بلاطات' }));
    const resources = { en: { greeting_other: '{{count}} tiles' } };
    const i18n = createI18n({ namespace: 'one', resources, language: 'ar', from: 'http://site.test/locales' });
    const element = document.createElement('div');
    declareLanguage(i18n, element);
    expect([element.lang, element.dir]).toEqual(['en', 'ltr']);
    await waitFor(() => expect([element.lang, element.dir]).toEqual(['ar', 'rtl']));
    await i18n.changeLanguage('en');
    expect([element.lang, element.dir]).toEqual(['en', 'ltr']);
  });

  it('that are missing fail a test', () => {
    const i18n = createI18n({ namespace: 'one', resources: { en: {} } });
    expect(() => i18n.t('nowhere')).toThrow("No text for 'nowhere' in 'one'.");
  });
});

describe('formats', () => {
  const english = createFormats({ language: 'en-US', timeZone: 'America/New_York' });

  it('use the language and the time zone', () => {
    expect(english.date('2026-03-12T02:00:00Z')).toBe('March 11, 2026');
    expect(createFormats({ language: 'en-GB', timeZone: 'UTC' }).date('2026-03-12T02:00:00Z')).toBe('12 March 2026');
    expect(english.yearMonth('2021-03')).toBe('March 2021');
  });

  it.each([
    ['2026-03-12T11:59:30Z', '30 seconds ago'],
    ['2026-03-12T11:57:00Z', '3 minutes ago'],
    ['2026-03-13T12:00:00Z', 'tomorrow'],
    ['2025-03-12T12:00:00Z', 'last year'],
  ])('render %s as %s', (value, words) => {
    expect(english.relative(value, new Date('2026-03-12T12:00:00Z'))).toBe(words);
  });
});
