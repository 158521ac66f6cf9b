import { useTranslation } from '@shared/i18n';
import { BusyButton } from '@shared/record-forms';
import { AppLink } from '@shared/remote-kit';
import { ButtonLink, CheckIcon } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { jobPath } from '../common/paths.ts';
import type { PostingCard } from './api/posting-fields.ts';
import { useTracking } from './use-tracking.ts';

/** Puts a posting on the board; of one that is there it says at which stage, and leads to it. */
export function TrackButton({ posting }: { readonly posting: PostingCard }): ReactNode {
  const { t } = useTranslation();
  const { busy, track } = useTracking(posting);
  const { trackedJob } = posting;
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // One takes the place of the other: the focus goes with it.
  useEffect(() => {
    if (!hadFocus.current) return;
    (link.current ?? button.current)?.focus();
    hadFocus.current = false;
  }, [trackedJob]);
  if (trackedJob !== null) {
    return (
      <ButtonLink variant="subtle">
        <AppLink ref={link} to={jobPath(trackedJob.id)}>
          <CheckIcon size={18} aria-hidden />
          {t('posting.track.onBoard', { place: t(`stages.${trackedJob.stage}`) })}
        </AppLink>
      </ButtonLink>
    );
  }
  return (
    <BusyButton
      ref={button}
      busy={busy}
      onClick={() => {
        hadFocus.current = true;
        void track();
      }}
    >
      {t('posting.track.action')}
    </BusyButton>
  );
}
