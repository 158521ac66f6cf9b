import { createI18n, declareLanguage, I18nProvider } from '@shared/i18n';
import { RouterProvider } from '@shared/router';
import { UiProvider } from '@shared/ui';
import { createRoot } from 'react-dom/client';
import { applyDensity } from './density/density.ts';
import { readRuntimeConfig } from './federation/page-documents.ts';
import { prefetchData } from './federation/prefetch-data.ts';
import { localeOf } from './language/language.ts';
import en from './locales/en/common.json';
import { observersOf } from './observers.ts';
import { createShellRouter } from './router.tsx';
import { createSession, SessionProvider } from './session/session-provider.tsx';

/** Unregisters service workers of earlier versions, which would serve old files (product.md §1). */
async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // A browser that refuses access to service workers has none of ours.
  }
}

/** Milliseconds to wait for the texts of another language. */
const patienceForTexts = 3000;

void unregisterServiceWorkers();

const config = readRuntimeConfig();
const observers = observersOf(config);
const { analytics } = observers;
const session = createSession(config, analytics);
prefetchData(session, config, window.location.pathname);
const router = createShellRouter({ config, ...observers });
const locale = localeOf(config);
const i18n = createI18n({ namespace: 'common', resources: { en }, ...locale.texts });
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no element for the app.');
const root = createRoot(place);
applyDensity(document.documentElement);
const draw = (): void =>
  root.render(
    <I18nProvider i18n={i18n} locale={locale}>
      <UiProvider cacheKey="ts" nonce={nonce}>
        <SessionProvider service={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </UiProvider>
    </I18nProvider>,
  );

if (locale.texts === undefined) draw();
else {
  declareLanguage(i18n, document.documentElement);
  // Waits a short time for the texts; without them the page starts in English.
  void Promise.race([
    i18n.loadNamespaces('common'),
    new Promise((resolve) => setTimeout(resolve, patienceForTexts)),
  ]).then(draw, draw);
}
