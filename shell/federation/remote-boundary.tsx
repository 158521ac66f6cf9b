import type { RegistryRecord, RemoteEnvironment } from '@shared/contracts';
import { Component, type ReactNode } from 'react';
import { RemoteFailure } from './remote-failure.tsx';

interface Props {
  readonly record: RegistryRecord;
  readonly environment: RemoteEnvironment;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly id: string | null;
}

/**
 * Keeps errors that escape a remote's own boundaries from affecting the rest of the page. Loading failures are not
 * handled here: they are a state of the remote (use-remote.ts).
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { id: null };

  static getDerivedStateFromError(): State {
    return { id: crypto.randomUUID() };
  }

  override componentDidCatch(cause: unknown): void {
    const { record, environment } = this.props;
    environment.onError?.({
      id: this.state.id ?? crypto.randomUUID(),
      remote: record.name,
      version: record.version,
      phase: 'render',
      message: cause instanceof Error ? cause.message : String(cause),
      cause,
    });
  }

  override render(): ReactNode {
    const { id } = this.state;
    if (id === null) return this.props.children;
    const again = (): void => {
      this.setState({ id: null });
      this.props.onRetry();
    };
    return <RemoteFailure failure={{ id, reason: 'not-a-remote' }} onRetry={again} />;
  }
}
