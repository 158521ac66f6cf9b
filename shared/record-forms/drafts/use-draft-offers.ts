import { useEffect, useEffectEvent, useState } from 'react';
import { lockedDrafts } from '@shared/remote-kit';
import { draftKey, newRecord, type DraftPlace } from './draft-keys.ts';
import { saveDraft, savedDrafts, removeDraft, removeOldDrafts, type Draft } from './saved-drafts.ts';
import type { EntrySamples } from './read-values.ts';

interface DraftOffersOptions<Values> {
  readonly place: DraftPlace;
  /** The stored values, or the empty form. A draft with the same content is not offered. */
  readonly stored: Values;
  readonly samples: EntrySamples;
  readonly isSame: (mine: Values, theirs: Values) => boolean;
  /** Returns the id of the draft that this form writes itself. */
  readonly ownId: () => string;
  readonly onFound: (drafts: readonly Draft<Values>[]) => void;
}

export interface DraftOffers<Values> {
  /** The drafts of forms that were closed, newest first. */
  readonly drafts: readonly Draft<Values>[];
  /** Whether another tab is writing a draft of the same stored record. */
  readonly isElsewhere: boolean;
  readonly refresh: () => void;
  readonly discard: (draft: Draft<Values>) => void;
  readonly bringBack: (draft: Draft<Values>) => void;
}

interface Found<Values> {
  readonly drafts: readonly Draft<Values>[];
  readonly isElsewhere: boolean;
}

/**
 * Returns the drafts that this device stores for a record and that no open tab is writing; checked again on every
 * return to the page.
 */
export function useDraftOffers<Values>(options: DraftOffersOptions<Values>): DraftOffers<Values> {
  const { place, stored, samples, isSame, ownId, onFound } = options;
  const [found, setFound] = useState<Found<Values>>({ drafts: [], isElsewhere: false });

  const show = (held: ReadonlySet<string>): void => {
    const others = savedDrafts(place, stored, samples).filter(({ id }) => id !== ownId());
    const isHeld = ({ id }: Draft<Values>): boolean => held.has(draftKey(place, id));
    const drafts = others.filter((draft) => {
      if (isHeld(draft)) return false;
      const isStored = isSame(draft.values, stored);
      // The last save of a closed page may have reached the server after all.
      if (isStored) removeDraft(place, draft.id);
      return !isStored;
    });
    onFound(drafts);
    setFound({ drafts, isElsewhere: place.record !== newRecord && others.some(isHeld) });
  };
  const onHeld = useEffectEvent(show);
  const refresh = (): void => void lockedDrafts().then(show);
  const { remote } = place.kind;
  useEffect(() => {
    removeOldDrafts(remote);
    let isGone = false;
    const look = (): void =>
      void lockedDrafts().then((held) => {
        if (!isGone) onHeld(held);
      });
    look();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [remote]);

  return {
    ...found,
    refresh,
    discard(draft) {
      removeDraft(place, draft.id);
      refresh();
    },
    bringBack(draft) {
      saveDraft(place, draft);
      refresh();
    },
  };
}
