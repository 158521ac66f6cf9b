import { requestFailureOf, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import { Box, ButtonLink, ErrorNotice, ListSkeleton } from '@shared/ui';
import type { ReactNode } from 'react';
import { peoplePath } from '../common/paths.ts';
import { useReturn } from '../common/use-return.ts';
import { getPerson } from './api/get-person.ts';
import { PersonView } from './person-view.tsx';

/** `/jobs/people/:personId`: what is known of one person, their jobs, and emails to them. */
export function PersonPage(): ReactNode {
  const { t } = useTranslation();
  const { personId = '' } = useParams();
  // Loads from the network, because an edit of an outdated version would only end in a conflict.
  const { data, error, loading, refetch } = useQuery(getPerson, {
    variables: { id: personId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  useReturn(async () => {
    await refetch();
    return () => undefined;
  });
  if (data !== undefined) return <PersonView key={personId} person={data.person} />;
  const frame = (content: ReactNode): ReactNode => <Box maxWidth="reading">{content}</Box>;
  if (error === undefined || loading) return frame(<ListSkeleton />);
  if (requestFailureOf(error) === 'not-found') {
    return frame(
      <ErrorNotice
        title={t('people.missing.title')}
        action={
          <ButtonLink variant="outline" colorPalette="gray" size="sm">
            <AppLink to={peoplePath}>{t('people.back')}</AppLink>
          </ButtonLink>
        }
      >
        {t('missing.help')}
      </ErrorNotice>,
    );
  }
  return frame(
    <ErrorNotice title={t('people.personLoadFailed')} onRetry={() => void refetch().catch(() => undefined)}>
      {t('loadFailedHelp')}
    </ErrorNotice>,
  );
}
