import { useTranslation } from '@shared/i18n';
import { Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDays } from '../../common/use-days.ts';
import type { TaskValues } from '../task-values.ts';

interface TaskTextProps {
  readonly task: TaskValues;
  readonly isNext: boolean;
}

/** A task to read: what there is to do, by when, and when the person is reminded. */
export function TaskText({ task, isNext }: TaskTextProps): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const { text, on, remind } = task;
  const isLate = on !== '' && days.distance(on) < 0;
  const facts = [
    on === '' ? '' : `${days.short(on)} · ${days.relative(on)}`,
    remind === '' || on === '' ? '' : t('tasks.remindsBefore', { count: Number(remind) }),
  ].filter((fact) => fact !== '');
  return (
    <>
      <Text as="span" {...(isNext ? { fontWeight: '700' } : { textStyle: 'sm' })} me="3">
        {text.trim() || t('nextStep')}
      </Text>
      <Text as="span" textStyle="sm" color={isLate ? 'fg.error' : 'fg.muted'}>
        {facts.join(' · ')}
      </Text>
    </>
  );
}
