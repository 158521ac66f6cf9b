import { useNamespace } from '@shared/i18n';
import en from '../locales/en/templates.json';

const texts = { en };

/** What templates are called; one without words by its own name. */
export function useTemplateNames(): (name: string) => string {
  const { t } = useNamespace('templates', texts);
  return (name) => t(name, { defaultValue: name });
}
