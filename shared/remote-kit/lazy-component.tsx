import { ErrorNotice, ListSkeleton } from '@shared/ui';
import { useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { RemoteContext } from './environment.ts';
import { useKitTexts } from './texts.ts';
import { onIdle } from './on-idle.ts';

const Unframed = ({ children }: { readonly children: ReactNode }): ReactNode => children;

/**
 * Returns a screen whose code loads when it is opened, or before that when the page is idle. A failure is shown with a
 * way to retry, and unlike with `React.lazy` it is not final.
 * `Frame` wraps what is shown until then; a dialog needs a dialog. `now` loads the code at once, for what the page that
 * is being opened shows first.
 *
 * @example
 * const WorkNewPage = lazyComponent(async () => (await import('./work-new-page.tsx')).WorkNewPage);
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame: ComponentType<Props & { readonly children: ReactNode }> = Unframed,
  now = false,
): ComponentType<Props> {
  let screen: ComponentType<Props> | undefined;
  const bring = async (): Promise<ComponentType<Props>> => (screen ??= await load());
  const fetchAhead = (): void => void bring().catch(() => undefined);
  if (now) fetchAhead();
  else onIdle(fetchAhead);

  return function LaterScreen(props: Props): ReactNode {
    const [Screen, setScreen] = useState(() => screen);
    const [attempt, setAttempt] = useState(0);
    const [failureId, setFailureId] = useState<string | null>(null);
    const remote = useContext(RemoteContext);
    const t = useKitTexts();
    useEffect(() => {
      if (Screen !== undefined) return undefined;
      let isGone = false;
      const fail = (cause: unknown): void => {
        if (isGone) return;
        const id = crypto.randomUUID();
        setFailureId(id);
        if (remote === null) return;
        const { definition, environment } = remote;
        const message = cause instanceof Error ? cause.message : String(cause);
        environment.onError?.({
          id,
          remote: definition.name,
          version: definition.version,
          phase: 'load',
          message,
          cause,
        });
      };
      bring().then((found) => {
        if (!isGone) setScreen(() => found);
      }, fail);
      return () => {
        isGone = true;
      };
    }, [Screen, attempt, remote]);

    if (Screen !== undefined) return <Screen {...props} />;
    if (failureId === null) {
      return (
        <Frame {...props}>
          <ListSkeleton rows={3} />
        </Frame>
      );
    }
    const retry = (): void => {
      setFailureId(null);
      setAttempt(attempt + 1);
    };
    return (
      <Frame {...props}>
        <ErrorNotice title={t('late.title')} id={failureId} onRetry={retry}>
          {t('late.safe')}
        </ErrorNotice>
      </Frame>
    );
  };
}
