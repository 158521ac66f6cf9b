import type { Translate } from '@shared/i18n';

/** `BSc · University of Oslo`, or the school alone. */
export const eduTitle = (
  { degree, university }: { degree: string | null; university: string },
  t: Translate,
): string => (degree === null || degree === '' ? university : t('education.titleOf', { degree, university }));
