import type { LetterDocument, ResumeDesign } from '@shared/documents';
import { useCallback, useState } from 'react';
import type { FollowedResume } from './letter-design.tsx';

interface ShownDesign {
  /** What a letter looks like: the résumé that it follows, as far as that is known, goes before its own. */
  readonly shownDesign: (document: LetterDocument) => ResumeDesign;
  readonly onFollow: (resume: FollowedResume) => void;
}

/** Knows the designs of the résumés that the letter follows, or followed a moment ago: an undo may go back to one. */
export function useShownDesign(followed: FollowedResume | null): ShownDesign {
  const [known, setKnown] = useState<ReadonlyMap<string, ResumeDesign>>(
    () => new Map(followed ? [[followed.id, followed.design]] : []),
  );
  const shownDesign = useCallback(
    ({ designOf, design }: LetterDocument) => (designOf === null ? design : (known.get(designOf) ?? design)),
    [known],
  );
  return {
    shownDesign,
    onFollow: ({ id, design }) => setKnown((before) => new Map(before).set(id, design)),
  };
}
