import {
  contractVersion,
  type ErrorReport,
  type MountedRemote,
  type MountOptions,
  type RemoteModule,
} from '@shared/contracts';
import { declareLanguage, I18nProvider } from '@shared/i18n';
import { RouterProvider } from '@shared/router';
import { UiProvider } from '@shared/ui';
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderReport } from './boundary.tsx';
import type { RemoteDefinition } from './definition.ts';
import { connectRouter, createEmbeddedRouter } from './embedded-router.tsx';
import { guardedSession } from './guarded-session.ts';
import { createMountPoint, instanceSuffix } from './mount-point.ts';
import { containerQueryPlugin, WidthContainer } from './width-container.tsx';
import { createRemoteI18n, RemoteScope } from './scope.tsx';

const stylePlugins = [containerQueryPlugin];

/**
 * Creates the entry point for foreign pages: a React root of the remote's own, with its own theme, styles, texts, and
 * location.
 */
export function createMountEntry(definition: RemoteDefinition): RemoteModule {
  return {
    contract: contractVersion,
    name: definition.name,
    version: definition.version,
    mount: (element, options) => mountRemote(definition, element, options),
  };
}

function mountRemote(definition: RemoteDefinition, element: HTMLElement, given: MountOptions): MountedRemote {
  const { name, version } = definition;
  const options: MountOptions = { ...given, session: guardedSession(given.session) };
  const readiness = Promise.withResolvers<undefined>();
  // A host that does not await `ready` has `onError`; it must not get an unhandled rejection in addition.
  readiness.promise.catch(() => undefined);
  const point = createMountPoint(element, options.isolation ?? 'shadow');
  const cacheKey = `ts-${name}${instanceSuffix(point.instance)}`;
  let current = options;
  const router = createEmbeddedRouter(definition, () => current.navigation);
  const i18n = createRemoteI18n(definition, options);
  let disconnect = options.navigation ? connectRouter(router, options.navigation) : undefined;
  let unmounting: Promise<void> | undefined;

  const onError = (report: ErrorReport): void => {
    current.onError?.(report);
    if (report.phase === 'render') readiness.reject(report);
  };
  const root = createRoot(point.surface.root, {
    identifierPrefix: `ts-${name}-${point.instance}-`,
    // The boundary has already reported what it caught; only uncaught errors still need a report.
    onCaughtError: () => undefined,
    onUncaughtError: (cause) => onError(renderReport({ definition }, cause)),
  });

  // These may differ from the page's.
  declareLanguage(i18n, point.surface.root);
  const draw = (): void =>
    root.render(
      // The provider of the theme renders notices outside of the scope, and they need texts as well.
      <I18nProvider i18n={i18n} locale={current.locale}>
        <UiProvider
          cacheKey={cacheKey}
          surface={point.surface}
          nonce={current.nonce}
          appearance={current.appearance}
          stylePlugins={stylePlugins}
        >
          <WidthContainer>
            <RemoteScope definition={definition} environment={{ ...current, basePath: '', onError }} i18n={i18n}>
              <RouterProvider router={router} />
              <WhenDrawn onDrawn={() => readiness.resolve(undefined)} />
            </RemoteScope>
          </WidthContainer>
        </UiProvider>
      </I18nProvider>,
    );

  const unmount = (): Promise<void> => {
    unmounting ??= Promise.resolve().then(() => {
      // Deferred by a microtask, because a root must not be unmounted while React is rendering.
      root.unmount();
      router.dispose();
      point.remove();
      readiness.resolve(undefined);
    });
    disconnect?.();
    disconnect = undefined;
    options.signal?.removeEventListener('abort', onAbort);
    return unmounting;
  };
  const onAbort = (): void => void unmount();

  if (options.signal?.aborted === true) void unmount();
  else {
    options.signal?.addEventListener('abort', onAbort, { once: true });
    draw();
  }

  return {
    remote: name,
    version,
    ready: readiness.promise,
    update(patch) {
      if (unmounting !== undefined) return;
      current = { ...current, ...patch };
      if (patch.locale !== undefined) void i18n.changeLanguage(patch.locale.texts?.language ?? patch.locale.language);
      if (patch.navigation !== undefined) {
        disconnect?.();
        disconnect = connectRouter(router, patch.navigation);
        void router.navigate(patch.navigation.path, { replace: true });
      }
      draw();
    },
    unmount,
  };
}

/** Calls `onDrawn` once after its siblings were rendered for the first time. */
function WhenDrawn({ onDrawn }: { readonly onDrawn: () => void }): ReactNode {
  useEffect(() => onDrawn(), [onDrawn]);
  return null;
}
