import { useTranslation } from '@shared/i18n';
import { Box, ChevronDownIcon, Flex, IconAction, Text, Trash2Icon, Undo2Icon } from '@shared/ui';
import { useId, useState, type ReactNode } from 'react';
import { DisclosureButton } from '../../common/disclosure-button.tsx';
import { useDays } from '../../common/use-days.ts';
import type { TaskValues } from '../task-values.ts';
import { useParts } from './parts.ts';

interface DoneTasksProps {
  readonly onReopen: (task: TaskValues) => void;
  readonly onRemove: (task: TaskValues) => void;
}

/** The tasks that are done, folded until they are asked for, the latest first. */
export function DoneTasks({ onReopen, onRemove }: DoneTasksProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { values } = useParts();
  const done = values.tasks
    .filter(({ doneOn }) => doneOn !== '')
    .toSorted((one, other) => other.doneOn.localeCompare(one.doneOn));
  if (done.length === 0) return null;
  return (
    <Box px="4">
      <DisclosureButton color="fg.muted" isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)}>
        <ChevronDownIcon size={16} aria-hidden style={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
        {t('tasks.done', { count: done.length })}
      </DisclosureButton>
      <Box as="ul" id={id} listStyleType="none" hidden={!isOpen}>
        {done.map((task) => (
          <DoneTask key={task.id} task={task} onReopen={() => onReopen(task)} onRemove={() => onRemove(task)} />
        ))}
      </Box>
    </Box>
  );
}

interface DoneTaskProps {
  readonly task: TaskValues;
  readonly onReopen: () => void;
  readonly onRemove: () => void;
}

function DoneTask({ task, onReopen, onRemove }: DoneTaskProps): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const name = task.text.trim() || t('nextStep');
  return (
    <Flex as="li" align="center" gap="1" minHeight="9" textStyle="sm">
      <Text flex="1" minWidth="0" overflowWrap="anywhere">
        <Text as="s" me="3" color="fg.muted">
          {name}
        </Text>
        <Text as="span" color="fg.muted">
          {days.short(task.doneOn)}
        </Text>
      </Text>
      <IconAction tip={t('tasks.reopen')} label={t('tasks.reopenThat', { task: name })} size="sm" onClick={onReopen}>
        <Undo2Icon size={16} />
      </IconAction>
      <IconAction tip={t('remove')} label={t('tasks.removeNamed', { task: name })} size="sm" onClick={onRemove}>
        <Trash2Icon size={16} />
      </IconAction>
    </Flex>
  );
}
