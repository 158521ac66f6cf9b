import { createI18n, type Texts } from '@shared/i18n';
import { textsOfKind } from '../../shared/builder/kind-texts.ts';

/** Tests the texts that a remote with a builder supplies itself: every sentence that names its kind of document. */
export function describeBuilderTexts(resources: Texts): void {
  test.each(textsOfKind)('has texts of its own for %s', (key) => {
    expect(createI18n({ namespace: 'kind', resources }).t(key, { count: 2 })).not.toBe(key);
  });
}
