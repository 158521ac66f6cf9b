import { dayOf } from '@shared/documents';
import { graphql, keepPlace, useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { useLocation } from '@shared/router';
import { NumberTile, VisuallyHidden } from '@shared/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

const query = graphql(`
  query ShellCountJobsDue($today: Date!) {
    jobsDue(today: $today) {
      count
    }
  }
`);

/** The number of jobs that are due today (decisions.md "Job tracker"); fetched again on each page. */
export function DueCount(): ReactNode {
  const { t } = useTranslation();
  const { timeZone } = useLocale();
  const { pathname } = useLocation();
  const today = dayOf(new Date(), timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  // An optional hint that must not get in the way: nothing is shown until the number is known.
  const { data, refetch } = useQuery(query, { variables: { today }, context: keepPlace });
  const count = data?.jobsDue.count ?? 0;
  const isKnown = data !== undefined;
  const lookAgain = useEffectEvent(() => {
    if (isKnown) void refetch().catch(() => undefined);
  });
  useEffect(() => {
    lookAgain();
  }, [pathname]);
  if (count === 0) return null;
  return (
    <NumberTile tone="secondary" ms="auto" width="auto" minWidth="6" px="2">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('navigation.due', { count })}</VisuallyHidden>
    </NumberTile>
  );
}
