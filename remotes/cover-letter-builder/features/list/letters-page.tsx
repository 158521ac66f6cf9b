import { useFirstPolicy, useFreshData, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { LibraryPage } from '@shared/library';
import { AppLink } from '@shared/remote-kit';
import { ButtonLink, MainLabel, PlusIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import { listLetters } from './api/list-letters.ts';
import { useLetterLibrary } from './use-letter-library.tsx';

/** All letters of the person, and the way to create another. */
export function LettersPage(): ReactNode {
  const { t } = useTranslation();
  const library = useLetterLibrary();
  const { data, error, refetch } = useQuery(listLetters, { fetchPolicy: useFirstPolicy(listLetters) });
  useFreshData(listLetters, {});
  const add = (
    <ButtonLink>
      <AppLink to={paths.new}>
        <PlusIcon size={18} aria-hidden />
        <MainLabel>{t('list.new')}</MainLabel>
      </AppLink>
    </ButtonLink>
  );
  return (
    <LibraryPage
      library={library}
      documents={data?.letters}
      deleted={data?.deletedLetters.length ?? 0}
      failed={error !== undefined}
      onRetry={() => void refetch()}
      action={add}
      newDocument={paths.new}
      start={add}
    />
  );
}
