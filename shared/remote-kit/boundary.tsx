import type { ErrorReport } from '@shared/contracts';
import { ErrorNotice } from '@shared/ui';
import { Component, type ReactNode } from 'react';
import { RemoteContext, type RemoteContextValue } from './environment.ts';
import { useKitTexts } from './texts.ts';

interface State {
  readonly report: ErrorReport | null;
}

/** Returns the report of an error thrown while rendering. */
export function renderReport({ definition }: Pick<RemoteContextValue, 'definition'>, cause: unknown): ErrorReport {
  return {
    id: crypto.randomUUID(),
    remote: definition.name,
    version: definition.version,
    phase: 'render',
    message: cause instanceof Error ? cause.message : String(cause),
    cause,
  };
}

/**
 * Keeps an error in one screen from affecting the rest of the page: reports it once and offers to render the screen
 * again.
 */
export class RemoteBoundary extends Component<{ readonly children: ReactNode }, State> {
  static override contextType = RemoteContext;
  declare context: RemoteContextValue | null;
  override state: State = { report: null };

  override componentDidCatch(cause: unknown): void {
    if (this.context === null) throw cause;
    const report = renderReport(this.context, cause);
    this.context.environment.onError?.(report);
    this.setState({ report });
  }

  override render(): ReactNode {
    const { report } = this.state;
    if (report === null) return this.props.children;
    return <BrokenScreen id={report.id} onRetry={() => this.setState({ report: null })} />;
  }
}

function BrokenScreen({ id, onRetry }: { readonly id: string; readonly onRetry: () => void }): ReactNode {
  const t = useKitTexts();
  return (
    <ErrorNotice title={t('broken.title')} id={id} onRetry={onRetry}>
      {t('broken.safe')}
    </ErrorNotice>
  );
}
