import { useTranslation, type Translate } from '@shared/i18n';
import { Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { LetterSummary } from './api/list-letters.ts';

/** Formats `Pilot at Acme`, or the part of it that is known. */
function jobText({ position, company }: LetterSummary['about'], t: Translate): string {
  return position !== '' && company !== '' ? t('list.job', { position, company }) : position || company;
}

/** The recipient of a letter and the job it is linked to. */
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
