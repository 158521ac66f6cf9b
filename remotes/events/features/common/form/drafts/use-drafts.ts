import type { FieldValues, UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useLocation } from '@shared/router';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import type { BlockKind } from '../../block-kind.ts';
import { wantedDraftIn } from '../../drafts/wanted-draft.ts';
import type { BlockSaving } from '../use-block-saving.ts';
import type { Draft } from './kept-drafts.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';
import { useDraftOffers, type DraftOffers } from './use-draft-offers.ts';

interface DraftsOptions<Values extends FieldValues, Block> {
  readonly kind: BlockKind;
  readonly form: UseFormReturn<Values>;
  /** The texts of a new wording: what wordings are read by where the block has none. */
  readonly newWording: object;
  readonly saving: BlockSaving<Values, Block>;
  readonly isSame: (mine: Values, theirs: Values) => boolean;
  /** After the offer is answered: the focus needs a new place. */
  readonly onAnswered: () => void;
}

export interface Drafts<Values> extends Pick<DraftOffers<Values>, 'drafts' | 'isElsewhere'> {
  /** A draft of a state that is no longer the saved one, while the person compares the two. */
  readonly compared: Draft<Values> | undefined;
  readonly isOutdated: (draft: Draft<Values>) => boolean;
  readonly goOn: (draft: Draft<Values>) => void;
  readonly discard: (draft: Draft<Values>) => void;
  /** The answers to the comparison. */
  readonly goOnWithCompared: () => void;
  readonly discardCompared: () => void;
  readonly decideLater: () => void;
  /** Whether what is unsaved stays on this device. Known once `keepNow` was called. */
  readonly isKept: boolean;
  /** Keeps what is unsaved at once, before the form is left. */
  readonly keepNow: () => void;
  /** After a save. */
  readonly finish: () => void;
}

/** The drafts of a block's form: the one that it writes while something is unsaved, and those of earlier visits. */
export function useDrafts<Values extends FieldValues, Block>(options: DraftsOptions<Values, Block>): Drafts<Values> {
  const { kind, form, newWording, saving, isSame, onAnswered } = options;
  const { base, uuid } = saving;
  const { t } = useTranslation();
  const notices = useNotices();
  const [compared, setCompared] = useState<Draft<Values>>();
  const [isKept, setKept] = useState(false);
  const [begunWith] = useState(() => form.getValues());
  const [samples] = useState(() => ({ variants: { id: '', length: '', language: '', ...newWording } }));
  const { keeper, place } = useDraftKeeping({ kind, form, base, uuid });
  const wanted = wantedDraftIn(useLocation().state);
  const offers = useDraftOffers({
    place,
    stored: begunWith,
    samples,
    isSame,
    ownId: () => keeper.id,
    onFound(drafts) {
      // Whoever asked for a draft before the form was there has answered the offer already.
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
