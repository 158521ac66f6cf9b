import { composeResume, type ResumeToCompose } from '@shared/documents';
import type { ImportFailure } from '@shared/importers';
import { type MachineReading, readPdfAsMachine } from '@shared/matching';
import type { Typesetter } from '@shared/typesetting';
import { useEffect, useState } from 'react';
import { type PlaceList, unprintableIn } from './unprintable-in.ts';

export type MachineState =
  | { readonly status: 'working' }
  /** The PDF could not be made, or the code that reads it could not be fetched. */
  | { readonly status: 'failed' }
  /** The PDF was made but cannot be read. */
  | { readonly status: 'unreadable'; readonly failure: ImportFailure }
  | { readonly status: 'done'; readonly reading: MachineReading; readonly unprintable: PlaceList };

interface Work {
  readonly resume: ResumeToCompose;
  readonly typesetter: Typesetter;
}

async function read({ resume, typesetter }: Work, signal: AbortSignal): Promise<MachineState> {
  const document = composeResume(resume);
  const [pdf, unprintable] = await Promise.all([
    typesetter.pdf(document, signal),
    unprintableIn(document, typesetter, signal),
  ]);
  const answer = await readPdfAsMachine(pdf, resume);
  if (!answer.ok) return { status: 'unreadable', failure: answer.failure };
  return { status: 'done', reading: answer.reading, unprintable };
}

/** Makes the PDF of a résumé and reads it as an applicant tracking system would. */
export function useMachineReading({ resume, typesetter }: Work): {
  readonly state: MachineState;
  readonly retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<MachineState>({ status: 'working' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const take = (next: MachineState): void => {
      if (!signal.aborted) setState(next);
    };
    read({ resume, typesetter }, signal).then(take, () => take({ status: 'failed' }));
    return () => controller.abort();
  }, [resume, typesetter, attempt]);
  return {
    state,
    retry() {
      setState({ status: 'working' });
      setAttempt((before) => before + 1);
    },
  };
}
