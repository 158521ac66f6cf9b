import { parseWebLink } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useHref } from '@shared/remote-kit';
import { useNavigate } from '@shared/router';
import {
  Button,
  ButtonLink,
  ChevronDownIcon,
  ExternalLinkIcon,
  IconAction,
  MainLabel,
  Menu,
  Portal,
  Trash2Icon,
} from '@shared/ui';
import type { ReactNode } from 'react';
import { trackerPath } from '../common/paths.ts';
import { useDeletion } from '../deleting/use-deletion.ts';
import { MoveItems } from '../moving/move-items.tsx';
import { useMoves } from '../moving/moves.tsx';
import type { Job } from './api/job-fields.ts';
import { CalendarButton } from './calendar-button.tsx';

/** The quiet actions of a job: its ad, its dates as a calendar file, and its deletion. */
export function JobActions({ job }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  const remove = useDeletion();
  const navigate = useNavigate();
  const tracker = useHref(trackerPath);
  const address = job.link === null ? undefined : parseWebLink(job.link);
  return (
    <>
      {address !== undefined && (
        <ButtonLink variant="ghost" colorPalette="gray" size="sm">
          <a href={address} target="_blank" rel="noopener noreferrer">
            <ExternalLinkIcon size={16} aria-hidden />
            <MainLabel>{t('openAd')}</MainLabel>
          </a>
        </ButtonLink>
      )}
      <CalendarButton job={job} />
      <IconAction
        tip={t('delete')}
        size="sm"
        colorPalette="danger"
        onClick={() =>
          void remove([job]).then((isGone) => {
            if (isGone) void navigate(tracker);
          })
        }
      >
        <Trash2Icon size={18} />
      </IconAction>
    </>
  );
}

/** The menu that moves a job to another stage. */
export function MoveMenu({ job }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  const { move } = useMoves();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="outline" size="sm">
          {t('move')}
          <ChevronDownIcon size={18} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <MoveItems from={job} onMove={(to) => move([job], to)} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
