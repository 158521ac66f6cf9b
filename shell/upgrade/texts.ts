import { createTexts } from '@shared/i18n';
import en from '../locales/en/upgrade.json';

/** The texts about plans; they load with their page. */
export const useUpgradeTexts = createTexts('upgrade', { en });
