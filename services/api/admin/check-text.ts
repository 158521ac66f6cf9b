import { fill } from '../../platform/i18n/fill.ts';
import type { ProviderCheck } from '../../domain/partners/check-provider.ts';
import type { AdminTexts } from './admin-texts.ts';

/** What a look at a partner's provider has found, in a sentence. */
export function checkText(texts: AdminTexts['check'], check: ProviderCheck): string {
  if (check.ok) return fill(check.keys === 1 ? texts.oneKey : texts.keys, { keys: check.keys });
  return fill(texts.faults[check.fault], { address: check.address });
}
