import { lazyComponent } from '@shared/remote-kit';
import { useState, type ReactNode } from 'react';
import type { Difference } from './differences.ts';
import type { ConflictAnswer } from './save-merged.ts';

// Two tabs rarely change the same field, so nobody waits for this code otherwise.
const ConflictDialog = lazyComponent(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);

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
