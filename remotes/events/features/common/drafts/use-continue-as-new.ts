import { useEnvironment, useHref } from '@shared/remote-kit';
import { useNavigate } from '@shared/router';
import type { EventKind } from '../event-kind.ts';
import { pathsOf } from '../paths.ts';
import { makeDraftsNew } from './orphaned-drafts.ts';
import type { RequestedDraft } from '@shared/record-forms';

/** Returns a function that continues the draft of a deleted block in the form of a new one. */
export function useContinueAsNew(kind: EventKind): (block: string) => void {
  const { subject } = useEnvironment().session;
  const navigate = useNavigate();
  const form = useHref(pathsOf(kind).add);
  return (block) => {
    const draft = makeDraftsNew({ subject, kind, record: block });
    const state: RequestedDraft = draft === undefined ? {} : { continueDraft: draft };
    void navigate(form, { state });
  };
}
