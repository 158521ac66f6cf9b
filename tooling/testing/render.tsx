import { createI18n, I18nProvider, type Texts } from '@shared/i18n';
import { loadOverlays, UiProvider } from '@shared/ui';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

// The code of overlays loads after the first screen, and tests check the state after that.
beforeAll(loadOverlays);

export interface RenderOptions {
  /** Namespace and texts of the remote (or `common`) under test. */
  readonly namespace?: string;
  readonly resources?: Texts;
}

/** Renders `element` with the theme and texts that every host provides. */
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
