import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import type { ReactNode } from 'react';
import { PageTabs } from './page-tabs.tsx';
import { findPath, peoplePath, savvyPath, trackerPath } from './paths.ts';

const pages = { tracker: trackerPath, find: findPath, savvy: savvyPath, people: peoplePath } as const;

/** Links to the pages under the tracker's entry in the side navigation. */
export function JobsNav({ current }: { readonly current: keyof typeof pages }): ReactNode {
  const { t } = useTranslation();
  return (
    <PageTabs label={t('pages.label')}>
      {(Object.keys(pages) as (keyof typeof pages)[]).map((page) => (
        <AppLink key={page} to={pages[page]} aria-current={page === current ? 'page' : undefined}>
          {t(`pages.${page}`)}
        </AppLink>
      ))}
    </PageTabs>
  );
}
