import { localeTexts } from '../../platform/i18n/locale-texts.ts';
import type english from './locales/en/admin.json';
import { interpolate } from '../../platform/i18n/translator.ts';
import type { ProviderCheck } from '../../domain/partners/check-provider.ts';

/** The texts that operators read. */
export type AdminTexts = typeof english;

export const adminTextsIn = localeTexts<AdminTexts>(new URL('./locales/', import.meta.url), 'admin');

/** Describes the result of a check of a partner's provider in one sentence. */
export function checkText(texts: AdminTexts['check'], check: ProviderCheck): string {
  if (check.ok) return interpolate(check.keys === 1 ? texts.oneKey : texts.keys, { keys: check.keys });
  return interpolate(texts.faults[check.problem], { address: check.address });
}
