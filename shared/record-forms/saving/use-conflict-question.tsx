import { lazyComponent } from '@shared/remote-kit';
import { AppDialog } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useRecordFormTexts } from '../texts.ts';
import type { ConflictDialogProps } from './conflict-dialog.tsx';
import type { Difference } from './differences.ts';
import type { ConflictAnswer } from './save-merged.ts';

/** Shown until the dialog's code is loaded, above the form that asks. */
function ComingDialog({ onLater, children }: ConflictDialogProps & { readonly children: ReactNode }): ReactNode {
  const t = useRecordFormTexts();
  return (
    <AppDialog open onClose={onLater} title={t('conflict.title')}>
      {children}
    </AppDialog>
  );
}

// Two tabs rarely change the same field, so nobody waits for this code otherwise.
const ConflictDialog = lazyComponent(async () => (await import('./conflict-dialog.tsx')).ConflictDialog, ComingDialog);

interface Question {
  readonly differences: readonly Difference[];
  readonly answer: (answer: ConflictAnswer) => void;
}

export interface ConflictQuestion {
  /** Asks which side to keep. The labels of the differences are shown as they are. */
  readonly ask: (differences: readonly Difference[]) => Promise<ConflictAnswer>;
  readonly dialog: ReactNode;
}

/** Asks about fields that were changed in two places. The component must render `dialog`. */
export function useConflictQuestion(): ConflictQuestion {
  const [question, setQuestion] = useState<Question>();
  const give = (answer: ConflictAnswer) => () => {
    setQuestion(undefined);
    question?.answer(answer);
  };
  return {
    ask: (differences) => new Promise((answer) => setQuestion({ differences, answer })),
    dialog: question !== undefined && (
      <ConflictDialog
        open
        differences={question.differences}
        nameOf={(label) => label}
        busy={false}
        onKeepMine={give('mine')}
        onTakeTheirs={give('theirs')}
        onLater={give('later')}
      />
    ),
  };
}
