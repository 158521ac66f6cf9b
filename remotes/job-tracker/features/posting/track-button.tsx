import { useTranslation } from '@shared/i18n';
import { BusyButton } from '@shared/record-forms';
import { AppLink } from '@shared/remote-kit';
import { ButtonLink, CheckIcon } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { jobPath } from '../common/paths.ts';
import type { PostingCard } from './api/posting-fields.ts';
import { useTracking } from './use-tracking.ts';

/** Adds a posting to the board. For a tracked posting, it shows the stage and links to the job. */
export function TrackButton({ posting }: { readonly posting: PostingCard }): ReactNode {
  const { t } = useTranslation();
  const { busy, track } = useTracking(posting);
  const { trackedJob } = posting;
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // The link replaces the button and the other way around, and the focus moves with the change.
  useEffect(() => {
    if (!hadFocus.current) return;
    (link.current ?? button.current)?.focus();
    hadFocus.current = false;
  }, [trackedJob]);
  if (trackedJob !== null) {
    return (
      <ButtonLink size="sm" variant="subtle">
        <AppLink ref={link} to={jobPath(trackedJob.id)}>
          <CheckIcon size={16} aria-hidden />
          {t('posting.track.onBoard', { place: t(`stages.${trackedJob.stage}`) })}
        </AppLink>
      </ButtonLink>
    );
  }
  return (
    <BusyButton
      ref={button}
      size="sm"
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
