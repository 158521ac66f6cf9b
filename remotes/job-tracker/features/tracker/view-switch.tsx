import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ButtonLink, Flex } from '@shared/ui';
import type { ReactNode } from 'react';
import { useIsWide } from '../common/use-is-wide.ts';
import { trackerPath } from '../common/paths.ts';
import { views, writeTrackerQuery, type TrackerQuery, type View } from '../query/tracker-query.ts';

interface ViewSwitchProps {
  readonly view: View;
  readonly query: TrackerQuery;
}

/** Links to the other views of the same jobs; each view has its own address. */
export function ViewSwitch({ view, query }: ViewSwitchProps): ReactNode {
  const { t } = useTranslation();
  const isWide = useIsWide();
  return (
    <Flex as="nav" aria-label={t('views.label')} borderRadius="full" bg="bg.muted" overflowX="auto" maxWidth="full">
      {views.map((each) => (
        <ButtonLink
          key={each}
          size="sm"
          variant={each === view ? 'surface' : 'ghost'}
          colorPalette={each === view ? 'primary' : 'gray'}
          flexShrink="0"
        >
          <AppLink
            to={`${trackerPath}?${writeTrackerQuery({ ...query, view: each }, new URLSearchParams()).toString()}`}
            aria-current={each === view ? 'page' : undefined}
            preventScrollReset
          >
            {t(each === 'table' && !isWide ? 'views.list' : `views.${each}`)}
          </AppLink>
        </ButtonLink>
      ))}
    </Flex>
  );
}
