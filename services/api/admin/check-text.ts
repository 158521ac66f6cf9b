import { interpolate } from '../../platform/i18n/interpolate.ts';
import type { ProviderCheck } from '../../domain/partners/check-provider.ts';
import type { AdminTexts } from './admin-texts.ts';

/** Describes the result of a check of a partner's provider in one sentence. */
export function checkText(texts: AdminTexts['check'], check: ProviderCheck): string {
  if (check.ok) return interpolate(check.keys === 1 ? texts.oneKey : texts.keys, { keys: check.keys });
  return interpolate(texts.faults[check.fault], { address: check.address });
}
