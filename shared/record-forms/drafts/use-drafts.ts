import type { FieldValues, UseFormReturn } from '@shared/forms';
import { useLocation } from '@shared/router';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import type { DraftKind } from './draft-keys.ts';
import type { EntrySamples } from './read-values.ts';
import type { Saving } from '../saving/use-saving.ts';
import type { Draft } from './saved-drafts.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';
import { useDraftOffers, type DraftOffers } from './use-draft-offers.ts';
import { useRecordFormTexts } from '../texts.ts';

/** The state of a location that opens a form with a draft. */
export interface RequestedDraft {
  readonly continueDraft?: string;
}

/** Reads the state of a location, which is untrusted. */
export function requestedDraftIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { continueDraft } = state as Readonly<Record<string, unknown>>;
  return typeof continueDraft === 'string' ? continueDraft : undefined;
}

interface DraftsOptions<Values extends FieldValues, Stored> {
  readonly kind: DraftKind;
  readonly form: UseFormReturn<Values>;
  /** Sample entries for lists that are empty in the record. */
  readonly samples: EntrySamples;
  readonly saving: Saving<Values, Stored>;
  readonly isSame: (mine: Values, theirs: Values) => boolean;
  /** Called when the form has received the content of a draft. */
  readonly onContinued?: (() => void) | undefined;
  /** Called when the user has answered the offer and the focus needs a new element. */
  readonly onAnswered: () => void;
}

export interface Drafts<Values> extends Pick<DraftOffers<Values>, 'drafts' | 'isElsewhere'> {
  /** A draft of a state that is no longer current, while the user compares the two. */
  readonly compared: Draft<Values> | undefined;
  readonly isOutdated: (draft: Draft<Values>) => boolean;
  readonly goOn: (draft: Draft<Values>) => void;
  readonly discard: (draft: Draft<Values>) => void;
  /** The answers to the comparison. */
  readonly goOnWithCompared: () => void;
  readonly discardCompared: () => void;
  readonly decideLater: () => void;
  /** Whether the unsaved content stays on this device. Known once `keepNow` was called. */
  readonly isKept: boolean;
  /** Stores the unsaved content at once, before the user leaves the form. */
  readonly keepNow: () => void;
  /** Ends the draft after a save. */
  readonly finish: () => void;
}

/** The drafts of a record's form: the one that it writes while something is unsaved, and those of earlier visits. */
export function useDrafts<Values extends FieldValues, Stored>(options: DraftsOptions<Values, Stored>): Drafts<Values> {
  const { kind, form, saving, isSame, onContinued, onAnswered } = options;
  const { base, uuid } = saving;
  const t = useRecordFormTexts();
  const notices = useNotices();
  const [compared, setCompared] = useState<Draft<Values>>();
  const [isKept, setKept] = useState(false);
  const [begunWith] = useState(() => form.getValues());
  const [samples] = useState(options.samples);
  const { keeper, place } = useDraftKeeping({ kind, form, base, uuid });
  const wanted = requestedDraftIn(useLocation().state);
  const offers = useDraftOffers({
    place,
    stored: begunWith,
    samples,
    isSame,
    ownId: () => keeper.id,
    onFound(drafts) {
      // A draft that was requested before the form was open needs no offer.
      const asked = drafts.find(({ id }) => id === wanted);
      if (asked !== undefined) goOn(asked);
    },
  });

  const isOutdated = ({ version }: Draft<Values>): boolean => base !== null && version !== base.version;
  const apply = (draft: Draft<Values>): void => {
    keeper.adopt(draft, place);
    if (base === null) saving.goOnAs(draft.uuid);
    form.reset(draft.values, { keepDefaultValues: true });
    offers.refresh();
    onContinued?.();
    onAnswered();
  };
  const discard = (draft: Draft<Values>): void => {
    offers.discard(draft);
    notices.show({
      kind: 'info',
      title: t('drafts.discarded'),
      action: { label: t('drafts.undo'), onClick: () => offers.bringBack(draft) },
    });
    onAnswered();
  };
  const goOn = (draft: Draft<Values>): void => (isOutdated(draft) ? setCompared(draft) : apply(draft));
  const answer = (act: (draft: Draft<Values>) => void): void => {
    if (compared === undefined) return;
    setCompared(undefined);
    act(compared);
  };
  return {
    drafts: offers.drafts,
    isElsewhere: offers.isElsewhere,
    compared,
    isOutdated,
    goOn,
    discard,
    goOnWithCompared: () => answer(apply),
    discardCompared: () => answer(discard),
    decideLater: () => setCompared(undefined),
    isKept,
    keepNow: () => setKept(keeper.flush()),
    finish: () => keeper.finish(),
  };
}
