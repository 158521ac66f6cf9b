import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { chakra, Flex } from '@shared/ui';
import type { ReactNode } from 'react';
import { findPath, savvyPath, trackerPath } from './paths.ts';

const pages = { tracker: trackerPath, find: findPath, savvy: savvyPath } as const;

/** Links to the pages under the tracker's entry in the side navigation. */
export function JobsNav({ current }: { readonly current: keyof typeof pages }): ReactNode {
  const { t } = useTranslation();
  return (
    <Flex as="nav" aria-label={t('pages.label')} gap="5" mb="5" borderBottomWidth="1px" overflowX="auto">
      {(Object.keys(pages) as (keyof typeof pages)[]).map((page) => (
        <chakra.span
          key={page}
          css={{
            '& a': {
              display: 'block',
              py: '2',
              color: 'fg.muted',
              whiteSpace: 'nowrap',
              borderBottomWidth: '2px',
              borderColor: 'transparent',
              mb: '-1px',
            },
            '& a:hover': { color: 'fg' },
            '& a[aria-current]': { color: 'primary.fg', fontWeight: '700', borderColor: 'primary.solid' },
          }}
        >
          <AppLink to={pages[page]} aria-current={page === current ? 'page' : undefined}>
            {t(`pages.${page}`)}
          </AppLink>
        </chakra.span>
      ))}
    </Flex>
  );
}
