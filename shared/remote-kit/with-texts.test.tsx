import { createI18n, I18nProvider, useTranslation } from '@shared/i18n';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { withTexts } from './with-texts.tsx';

function Form(): ReactNode {
  const { t } = useTranslation();
  return <p>{`${t('title')}: ${t('form.save')}, ${t('form.cancel')}`}</p>;
}

it('adds the texts of a lazy screen to those that are already loaded', () => {
  const first = { title: 'Work', form: { cancel: 'Cancel' } };
  const i18n = createI18n({ namespace: 'events', resources: { en: first } });
  const LateForm = withTexts(Form, { en: { form: { save: 'Save', cancel: 'Never mind' } } });
  render(
    <I18nProvider i18n={i18n}>
      <LateForm />
    </I18nProvider>,
  );
  expect(screen.getByText('Work: Save, Cancel')).toBeInTheDocument();
});
