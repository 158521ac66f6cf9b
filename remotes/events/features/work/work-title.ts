import type { Translate } from '@shared/i18n';

/** `Engineer · Acme`. */
export const workTitle = ({ position, company }: { position: string; company: string }, t: Translate): string =>
  t('work.titleOf', { position, company });
