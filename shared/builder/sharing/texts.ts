import { createTexts } from '@shared/i18n';
import en from '../locales/en/sharing.json';

/** The texts of the dialog about links; texts that name the document kind are the remote's own, under `share`. */
export const useSharingTexts = createTexts('sharing', { en });
