import { openTasks } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Button, CheckIcon, Flex, IconAction, useNotices } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useDays } from '../../common/use-days.ts';
import { TaskFields } from '../form/task-fields.tsx';
import { withTask, type TaskValues } from '../task-values.ts';
import { DoneTasks } from './done-tasks.tsx';
import { SmallForm } from './part-fields.tsx';
import { useParts } from './parts.ts';
import { TaskEntry } from './task-entry.tsx';
import { TaskText } from './task-text.tsx';
import { ValueButton } from './value-button.tsx';

/** In the order in which they are due, as the gateway sorts them. */
const inOrder = (tasks: readonly TaskValues[]): readonly TaskValues[] =>
  openTasks(tasks.map((task) => ({ task, on: task.on || null, doneOn: task.doneOn || null }))).map(({ task }) => task);

/** What there is to do for a job: the next task first, the other open ones, one to add, and those that are done. */
export function Tasks(): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const notices = useNotices();
  const { values, open, begin, apply } = useParts();
  /** The ids in the order in which they stay while one is edited, so that no field moves with its day. */
  const [order, setOrder] = useState<readonly string[]>([]);
  const section = useRef<HTMLDivElement>(null);
  const { tasks } = values;
  const change = (id: string, changes: Partial<TaskValues>): void =>
    apply((now) => ({ tasks: withTask(now.tasks, id, changes) }));
  const finish = ({ id, text }: TaskValues): void => {
    change(id, { doneOn: days.today });
    // The focused button disappears with its task.
    section.current?.focus();
    notices.show({
      kind: 'success',
      title: t('today.finished', { step: text.trim() || t('nextStep') }),
      action: { label: t('undo'), onClick: () => change(id, { doneOn: '' }) },
    });
  };
  const remove = (task: TaskValues): void => {
    const place = tasks.findIndex(({ id }) => id === task.id);
    apply((now) => ({ tasks: now.tasks.filter(({ id }) => id !== task.id) }));
    section.current?.focus();
    notices.show({
      kind: 'info',
      title: t('tasks.removed'),
      action: { label: t('undo'), onClick: () => apply((now) => ({ tasks: now.tasks.toSpliced(place, 0, task) })) },
    });
  };
  const isEditing = open?.startsWith('tasks.') === true;
  const shown = isEditing ? order.flatMap((id) => tasks.find((task) => task.id === id) ?? []) : inOrder(tasks);
  return (
    <Box as="section" ref={section} tabIndex={-1} outline="none" aria-label={t('tasks.title')}>
      <Box as="ul" listStyleType="none">
        {shown.map((task, index) => {
          const place = tasks.findIndex(({ id }) => id === task.id);
          return (
            <Box as="li" key={task.id} mb={index === 0 ? '1' : '0'}>
              {open === `tasks.${place}` ? (
                <TaskForm place={place} onRemove={() => remove(task)} />
              ) : (
                <OpenTask
                  task={task}
                  place={place}
                  isNext={index === 0}
                  onEdit={() => {
                    setOrder(shown.map(({ id }) => id));
                    begin(`tasks.${place}`);
                  }}
                  onDone={() => finish(task)}
                />
              )}
            </Box>
          );
        })}
      </Box>
      <TaskEntry />
      <DoneTasks onReopen={({ id }) => change(id, { doneOn: '' })} onRemove={remove} />
    </Box>
  );
}

/** A task while it is edited in its place. */
function TaskForm({ place, onRemove }: { readonly place: number; readonly onRemove: () => void }): ReactNode {
  const { t } = useTranslation();
  const { control } = useParts();
  return (
    <SmallForm label={t('tasks.one', { place: place + 1 })} onRemove={onRemove}>
      <TaskFields control={control} place={place} />
    </SmallForm>
  );
}

interface OpenTaskProps {
  readonly task: TaskValues;
  readonly place: number;
  /** Whether it is the one to do next, which stands out. */
  readonly isNext: boolean;
  readonly onEdit: () => void;
  readonly onDone: () => void;
}

function OpenTask({ task, place, isNext, onEdit, onDone }: OpenTaskProps): ReactNode {
  const { t } = useTranslation();
  const done = t('today.doneThat', { step: task.text.trim() || t('nextStep') });
  return (
    <Flex
      align="center"
      gap={isNext ? '4' : '2'}
      px="4"
      {...(isNext ? { minHeight: '14', py: '2', bg: 'bg.subtle', borderRadius: 'l2' } : { minHeight: '10', py: '1' })}
    >
      <ValueButton type="button" data-job-part={`tasks.${place}`} onClick={onEdit}>
        <TaskText task={task} isNext={isNext} />
        <Box as="span" srOnly>
          {t('page.editThis')}
        </Box>
      </ValueButton>
      {isNext ? (
        <Button variant="outline" colorPalette="gray" size="sm" flexShrink="0" aria-label={done} onClick={onDone}>
          {t('today.done')}
        </Button>
      ) : (
        <IconAction tip={t('today.done')} label={done} size="sm" flexShrink="0" onClick={onDone}>
          <CheckIcon size={16} />
        </IconAction>
      )}
    </Flex>
  );
}
