import { createTexts } from '@shared/i18n';
import en from '../locales/en/sharing.json';

/** The words of the dialog about links; what names the kind of document is the remote's own, under `share`. */
export const useSharingTexts = createTexts('sharing', { en });
