import { createTexts } from '@shared/i18n';
import en from '../locales/en/density.json';

/** The texts of the choice of a density. They load with the menu and the command bar. */
export const useDensityTexts = createTexts('density', { en });
