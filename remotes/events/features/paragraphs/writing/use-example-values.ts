import type { LetterVariable } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { getOwnName } from './get-own-name.ts';

/** What stands for each variable in an example: the person's own name where it is known, made-up values elsewhere. */
export function useExampleValues(): Readonly<Record<LetterVariable, string>> {
  const { t } = useTranslation();
  const formats = useFormats();
  // Without an answer the example still serves.
  const { data } = useQuery(getOwnName, { context: keepPlace });
  const own = (name: string | null | undefined, example: string): string => name?.trim() || example;
  return {
    company: t('paragraphs.examples.company'),
    position: t('paragraphs.examples.position'),
    location: t('paragraphs.examples.location'),
    source: t('paragraphs.examples.source'),
    recipientName: t('paragraphs.examples.recipientName'),
    recipientTitle: t('paragraphs.examples.recipientTitle'),
    firstName: own(data?.me.profile.firstName, t('paragraphs.examples.firstName')),
    lastName: own(data?.me.profile.lastName, t('paragraphs.examples.lastName')),
    today: formats.date(new Date()),
  };
}
