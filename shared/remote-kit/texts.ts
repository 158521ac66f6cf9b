import { createTexts } from '@shared/i18n';
import en from './locales/en/remote-kit.json';

/** The texts of the frame around a remote: errors, the end of a session, and code that did not load. */
export const useKitTexts = createTexts('remote-kit', { en });
