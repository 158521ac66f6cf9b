import { createTexts } from '@shared/i18n';
import en from '../locales/en/upgrade.json';

/** What is said about plans; it comes with their page. */
export const useUpgradeTexts = createTexts('upgrade', { en });
