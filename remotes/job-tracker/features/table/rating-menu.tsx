import { useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { ChevronDownIcon, Menu, Portal, useNotices } from '@shared/ui';
import type { ReactNode } from 'react';
import { Excitement } from '../card/excitement.tsx';
import type { JobCard } from '../common/api/job-card-fields.ts';
import { useToday } from '../common/use-today.ts';
import { changeJob } from '../job/api/change-job.ts';

const ratings = [5, 4, 3, 2, 1] as const;

export interface RatingMenuProps {
  readonly job: JobCard;
}

/** How much the person wants a job, in the table: the button of a menu that changes it. */
export function RatingMenu({ job }: RatingMenuProps): ReactNode {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const today = useToday();
  const { id, version, title, excitement } = job;
  const rate = async (value: number | null): Promise<void> => {
    try {
      await changeJob(client, { id, version }, { excitement: value }, today);
    } catch {
      notices.show({ kind: 'error', title: t('rating.failed') });
    }
  };
  const label = excitement === null ? t('rating.none', { title }) : t('rating.of', { title, value: excitement });
  return (
    <Menu.Root positioning={{ placement: 'bottom-start' }}>
      <Menu.Trigger asChild>
        <button type="button" data-stage="" aria-label={label}>
          {excitement === null ? <span aria-hidden>–</span> : <Excitement value={excitement} />}
          <ChevronDownIcon size={14} aria-hidden />
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {ratings.map((value) => (
              <Menu.Item key={value} value={String(value)} onSelect={() => void rate(value)}>
                {t(`rating.values.${value}`)}
              </Menu.Item>
            ))}
            {excitement !== null && (
              <Menu.Item value="none" onSelect={() => void rate(null)}>
                {t('rating.clear')}
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
