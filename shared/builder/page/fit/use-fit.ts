import type { ComposedDocument } from '@shared/documents';
import { templateOf, type Typesetter } from '@shared/typesetting';
import { useEffect, useRef, useState } from 'react';
import { changesOf, fitAdjustments, type SizeChange, type Sizes } from './fit-adjustments.ts';

export type FitState =
  | { readonly phase: 'idle' | 'trying' | 'impossible' | 'failed' }
  | { readonly phase: 'done'; readonly changes: readonly SizeChange[]; readonly pageCount: number; readonly to: Sizes };

export interface Fit {
  readonly state: FitState;
  readonly start: (document: ComposedDocument, pageCount: number) => Promise<void>;
  readonly dismiss: () => void;
}

/** Returns the sizes of a document; settings that its design does not have come from its template. */
function sizesOf({ design }: Pick<ComposedDocument, 'design'>): Sizes {
  const template = templateOf(design.template);
  return {
    textSize: design.textSize ?? template.textSize,
    spacing: design.spacing ?? 100,
    margins: design.margins ?? template.sideMargin,
  };
}

/** Tells whether a document has these sizes. */
export const isSized = (document: Pick<ComposedDocument, 'design'>, sizes: Sizes): boolean =>
  changesOf(sizesOf(document), sizes).length === 0;

/** Searches for the smallest change of sizes with which a document has `pageCount` pages. */
export function useFit(typesetter: Typesetter, onFit: (patch: Partial<Sizes>) => void): Fit {
  const [state, setState] = useState<FitState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    dismiss: () => setState({ phase: 'idle' }),
    async start(document, pageCount) {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setState({ phase: 'trying' });
      const from = sizesOf(document);
      const session = typesetter.open();
      try {
        for (const to of fitAdjustments(from)) {
          const changes = changesOf(from, to);
          const patch: Partial<Sizes> = Object.fromEntries(changes.map(({ name }) => [name, to[name]]));
          const tried = { ...document, design: { ...document.design, ...patch } };
          const answer = await session.typeset(tried, null, own.signal);
          if (own.signal.aborted) return;
          if (answer.pageCount > pageCount) continue;
          onFit(patch);
          setState({ phase: 'done', changes, pageCount: answer.pageCount, to });
          return;
        }
        setState({ phase: 'impossible' });
      } catch {
        if (!own.signal.aborted) setState({ phase: 'failed' });
      } finally {
        session.close();
      }
    },
  };
}
