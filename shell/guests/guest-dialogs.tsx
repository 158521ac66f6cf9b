import type { ReactNode } from 'react';
import { KeepWorkDialog } from './keep-work-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

export type GuestQuestion = 'keep' | 'leave';

interface Props {
  readonly question: GuestQuestion;
  /** Asks another question, or none. */
  readonly onAsk: (question: GuestQuestion | undefined) => void;
}

/** The dialog of the current question. */
export function GuestDialogs({ question, onAsk }: Props): ReactNode {
  const close = (): void => onAsk(undefined);
  return question === 'keep' ? (
    <KeepWorkDialog onClose={close} />
  ) : (
    <LeaveDialog onClose={close} onKeep={() => onAsk('keep')} />
  );
}
