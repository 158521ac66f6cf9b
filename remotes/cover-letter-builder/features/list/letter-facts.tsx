import { useTranslation, type Translate } from '@shared/i18n';
import { Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { LetterSummary } from './api/list-letters.ts';

/** `Pilot at Acme`, or as much of it as is known. */
function jobText({ position, company }: LetterSummary['about'], t: Translate): string {
  return position !== '' && company !== '' ? t('list.job', { position, company }) : position || company;
}

/** Whom a letter goes to, and which job it is for. */
export function LetterFacts({ about }: Pick<LetterSummary, 'about'>): ReactNode {
  const { t } = useTranslation();
  const job = jobText(about, t);
  return (
    <>
      {about.recipient !== '' && (
        <Text textStyle="sm" overflowWrap="anywhere" lineClamp={1}>
          {t('list.to', { name: about.recipient })}
        </Text>
      )}
      {job !== '' && (
        <Text textStyle="sm" overflowWrap="anywhere" lineClamp={2}>
          {job}
        </Text>
      )}
    </>
  );
}
