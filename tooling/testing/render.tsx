import { createI18n, I18nProvider, type Texts } from '@shared/i18n';
import { loadOverlays, UiProvider } from '@shared/ui';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

// Their code comes later than the first screen; a test looks at what is there once it has come.
beforeAll(loadOverlays);

export interface RenderOptions {
  /** Namespace and texts of the remote (or `common`) under test. */
  readonly namespace?: string;
  readonly resources?: Texts;
}

/** Draws `element` with theme and texts, as every host does. */
export function renderUi(
  element: ReactNode,
  { namespace = 'test', resources = { en: {} } }: RenderOptions = {},
): RenderResult {
  const i18n = createI18n({ namespace, resources });
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <I18nProvider i18n={i18n} locale={{ language: 'en', timeZone: 'UTC' }}>
      <UiProvider cacheKey="ts-test">{children}</UiProvider>
    </I18nProvider>
  );
  return render(element, { wrapper });
}
