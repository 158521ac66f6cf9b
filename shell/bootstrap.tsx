import { formatsOfBrowser } from '@shared/contracts';
import { createI18n, I18nProvider } from '@shared/i18n';
import { RouterProvider } from '@shared/router';
import { UiProvider } from '@shared/ui';
import { createRoot } from 'react-dom/client';
import { noAnalytics } from './analytics/analytics.ts';
import { readRuntimeConfig } from './federation/page-documents.ts';
import en from './locales/en/common.json';
import { unregisterServiceWorkers } from './page/service-workers.ts';
import { serverReporting } from './reporting/server-reporting.ts';
import { createShellRouter } from './router.tsx';
import { SessionProvider } from './session/session-provider.tsx';

void unregisterServiceWorkers();

const config = readRuntimeConfig();
const analytics = noAnalytics;
const router = createShellRouter({ config, analytics, reporting: serverReporting() });
const i18n = createI18n({ namespace: 'common', resources: { en } });
const locale = { language: formatsOfBrowser(navigator.language) };
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the app.');
createRoot(place).render(
  <I18nProvider i18n={i18n} locale={locale}>
    <UiProvider cacheKey="ts" nonce={nonce}>
      <SessionProvider config={config} analytics={analytics}>
        <RouterProvider router={router} />
      </SessionProvider>
    </UiProvider>
  </I18nProvider>,
);
