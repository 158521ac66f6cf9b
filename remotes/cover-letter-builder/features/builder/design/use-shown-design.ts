import type { LetterDocument, ResumeDesign } from '@shared/documents';
import { useCallback, useState } from 'react';
import type { FollowedResume } from './letter-design.tsx';

interface ShownDesign {
  /** Returns the design a letter is shown in: that of the résumé it follows if it is loaded, otherwise its own. */
  readonly shownDesign: (document: LetterDocument) => ResumeDesign;
  readonly onFollow: (resume: FollowedResume) => void;
}

/** Remembers the designs of résumés that the letter follows or followed earlier, because an undo may return to one. */
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
