import { createTexts } from '@shared/i18n';
import en from '../locales/en/guest.json';

/** What guests are told. It comes with the parts that say it, which nobody else loads. */
export const useGuestTexts = createTexts('guest', { en });
