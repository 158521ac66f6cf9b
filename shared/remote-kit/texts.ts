import { createTexts } from '@shared/i18n';
import en from './locales/en/remote-kit.json';

/** What the frame around a remote says: errors, the end of a session, and code that did not load. */
export const useKitTexts = createTexts('remote-kit', { en });
