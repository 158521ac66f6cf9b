import type { Appearance } from '@shared/contracts';
import { defaultLanguage, useTranslation } from '@shared/i18n';
import { ChakraProvider, EnvironmentProvider, LocaleProvider } from '@chakra-ui/react';
import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { usePrefetchedOverlays } from './lazy/prefetch.ts';
import { SurfaceContext, type Surface } from './surface.ts';
import { accentVariables } from './theme/accent.ts';
import { remToPx } from './theme/rem-to-px.ts';
import { systemFor } from './theme/system.ts';
import { useColorScheme } from './use-color-scheme.ts';
import { useFontFaces } from './use-font-faces.ts';
import { CutPastes } from './components/cut-pastes.tsx';
import { ToasterProvider } from './components/toaster.tsx';

export interface UiProviderProps {
  /** Emotion's class prefix: lowercase letters and hyphens, one for each root on the page (`ts-profile`). */
  readonly cacheKey: string;
  /** Default: the whole document. */
  readonly surface?: Surface;
  /** The CSP nonce for the style elements. */
  readonly nonce?: string | undefined;
  readonly appearance?: Appearance | undefined;
  /**
   * Plugins that change the rules on a foreign page before they are written. Must be the same array for the lifetime of
   * the interface.
   */
  readonly stylePlugins?: readonly StylisPlugin[] | undefined;
  readonly children: ReactNode;
}

const wholePage: Surface = { kind: 'page' };

function cacheFor(
  key: string,
  nonce: string | undefined,
  container?: Node,
  plugins: readonly StylisPlugin[] = [],
): EmotionCache {
  return createCache({
    key,
    ...(nonce === undefined ? {} : { nonce }),
    ...(container === undefined ? {} : { container, stylisPlugins: [remToPx, ...plugins] }),
  });
}

/**
 * Provides theme, style cache, color scheme, and notices to one React root. In a shadow root the styles are inside it,
 * and only the fonts go to the document, because browsers honor them nowhere else.
 */
export function UiProvider(props: UiProviderProps): ReactNode {
  const { cacheKey, surface = wholePage, nonce, appearance, stylePlugins, children } = props;
  const [styleHolder] = useState(() => (surface.kind === 'page' ? undefined : surface.styleHolder));
  const cache = useMemo(
    () => cacheFor(cacheKey, nonce, styleHolder, stylePlugins),
    [cacheKey, nonce, styleHolder, stylePlugins],
  );
  const root = surface.kind === 'page' ? document.documentElement : surface.root;
  usePrefetchedOverlays();
  useFontFaces(nonce);
  useColorScheme(root, appearance?.colorScheme ?? 'system');
  // Widgets take from it which arrow key leads on.
  const { resolvedLanguage = defaultLanguage } = useTranslation().i18n;
  const { accentColor, fontFamily } = appearance ?? {};
  useEffect(() => {
    const variables = accentVariables(accentColor, fontFamily);
    for (const [name, value] of variables) root.style.setProperty(name, value);
    return () => variables.forEach(([name]) => root.style.removeProperty(name));
  }, [root, accentColor, fontFamily]);
  const interior = (
    <CacheProvider value={cache}>
      <ChakraProvider value={systemFor(surface.kind)}>
        <LocaleProvider locale={resolvedLanguage}>
          <SurfaceContext value={surface}>
            <ToasterProvider>
              <CutPastes root={root} />
              {children}
            </ToasterProvider>
          </SurfaceContext>
        </LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  );
  if (surface.kind !== 'shadow') return interior;
  return <EnvironmentProvider value={() => surface.root.getRootNode()}>{interior}</EnvironmentProvider>;
}
