import { Outlet, ScrollRestoration } from '@shared/router';
import { useTranslation } from '@shared/i18n';
import { PageTitleContext, SkipNavLink } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Analytics } from '../analytics/analytics.ts';
import type { ConsentPort } from '../consent/consent.ts';
import { ConsentPlace } from '../consent/consent-place.tsx';
import { showPageTitle } from '../page/document-title.ts';
import { contentId, usePageChange } from '../page/use-page-change.ts';

interface Props {
  readonly analytics: Analytics;
  readonly consent?: ConsentPort | undefined;
}

/** What every page of the shell has: a skip link and the handling of navigation. */
export function RootLayout({ analytics, consent }: Props): ReactNode {
  const { t } = useTranslation();
  usePageChange(analytics);
  return (
    <>
      <SkipNavLink id={contentId} zIndex="skipNav">
        {t('skipToContent')}
      </SkipNavLink>
      <PageTitleContext value={showPageTitle}>
        <Outlet />
      </PageTitleContext>
      <ScrollRestoration />
      {consent && <ConsentPlace consent={consent} />}
    </>
  );
}
