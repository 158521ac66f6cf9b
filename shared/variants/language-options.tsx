import { documentLanguages, isDocumentLanguage, offeredLanguages } from '@shared/documents';
import { useFormats, useLocale } from '@shared/i18n';
import type { ReactNode } from 'react';
import { useVariantTexts } from './texts.ts';

interface LanguageOptionsProps {
  /** The languages that already have a variant, and the chosen one, as BCP 47 tags. */
  readonly own: readonly string[];
}

/**
 * The options of a language select, by name: first the user's own languages, then those that a whole résumé can be in.
 */
export function LanguageOptions({ own }: LanguageOptionsProps): ReactNode {
  const t = useVariantTexts();
  const { language } = useLocale();
  const formats = useFormats();
  const { compare } = new Intl.Collator(language);
  const group = (name: string, tags: readonly string[]): ReactNode =>
    tags.length > 0 && (
      <optgroup label={t(`groups.${name}`)}>
        {tags
          .map((tag) => ({ tag, name: formats.language(tag) }))
          .sort((a, b) => compare(a.name, b.name))
          .map((each) => (
            <option key={each.tag} value={each.tag}>
              {each.name}
            </option>
          ))}
      </optgroup>
    );
  const known = new Set(own);
  return (
    <>
      {group('own', [...known])}
      {group(
        'whole',
        documentLanguages.filter((tag) => !known.has(tag)),
      )}
      {group(
        'other',
        offeredLanguages.filter((tag) => !known.has(tag) && !isDocumentLanguage(tag)),
      )}
    </>
  );
}
