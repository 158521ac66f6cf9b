import { createTexts } from '@shared/i18n';
import en from '../locales/en/templates.json';

const useTemplateTexts = createTexts('templates', { en });

/** Returns a function that gives a template's localized name; without a text, the name itself. */
export function useTemplateNames(): (name: string) => string {
  const t = useTemplateTexts();
  return (name) => t(name, { defaultValue: name });
}
