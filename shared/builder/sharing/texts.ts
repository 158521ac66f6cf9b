import { useNamespace, type Translate } from '@shared/i18n';
import en from '../locales/en/sharing.json';

const texts = { en };

/** The words of the dialog about links; what names the kind of document is the remote's own, under `share`. */
export function useSharingTexts(): Translate {
  return useNamespace('sharing', texts).t;
}
