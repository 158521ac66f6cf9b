import { createTexts } from '@shared/i18n';
import en from '../locales/en/templates.json';

const useTemplateTexts = createTexts('templates', { en });

/** What templates are called; one without words by its own name. */
export function useTemplateNames(): (name: string) => string {
  const t = useTemplateTexts();
  return (name) => t(name, { defaultValue: name });
}
