import { useTranslation } from '@shared/i18n';
import { AppLink, useHref } from '@shared/remote-kit';
import { useNavigate } from '@shared/router';
import { ButtonLink, Page } from '@shared/ui';
import type { ReactNode } from 'react';
import { peoplePath } from '../common/paths.ts';
import { PersonForm } from './person-form.tsx';

/** `/jobs/people/new`: the form of a new person. */
export function NewPersonPage(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const people = useHref(peoplePath);
  return (
    <Page title={t('people.newTitle')} width="reading">
      <PersonForm
        person={null}
        label={t('people.newTitle')}
        cancel={
          <ButtonLink variant="outline" colorPalette="gray">
            <AppLink to={peoplePath}>{t('people.back')}</AppLink>
          </ButtonLink>
        }
        onSaved={({ id }) => void navigate(`${people}/${encodeURIComponent(id)}`)}
      />
    </Page>
  );
}
