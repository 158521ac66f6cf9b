import type { LetterVariable } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { getProfileName } from './get-profile-name.ts';

/** Returns the example value of each variable: the person's own name if it is known, made-up values for the others. */
export function useExampleValues(): Readonly<Record<LetterVariable, string>> {
  const { t } = useTranslation();
  const formats = useFormats();
  // Without a response, the preview uses an example name.
  const { data } = useQuery(getProfileName, { context: keepPlace });
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
