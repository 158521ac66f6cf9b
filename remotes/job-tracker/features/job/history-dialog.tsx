import { parsePlainDay } from '@shared/documents';
import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { BusyButton, newUuid } from '@shared/record-forms';
import {
  AppDialog,
  Button,
  chakra,
  Field,
  Flex,
  IconButton,
  Input,
  NativeSelect,
  PlusIcon,
  Stack,
  Text,
  Trash2Icon,
} from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useToday } from '../common/use-today.ts';
import { positionKey, positionName, boardPositions } from '../moving/board-positions.ts';
import { placeInLists } from '../moving/update-lists.ts';
import type { Job } from './api/job-fields.ts';
import { changeStages } from './api/save-job.ts';
import { useSending } from '../common/use-sending.ts';

interface Entry {
  readonly id: string;
  readonly place: string;
  readonly on: string;
}

interface HistoryDialogProps {
  readonly job: Job;
  readonly onClose: () => void;
}

/** Edits the history of a job: its stages and their dates. */
export function HistoryDialog({ job, onClose }: HistoryDialogProps): ReactNode {
  const { t } = useTranslation();
  const client = useApolloClient();
  const today = useToday();
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    job.stages.map((entry) => ({ id: entry.id, place: positionKey(entry), on: entry.on })),
  );
  const { busy, failure, refuse, send } = useSending(t('history.failed'));
  const change = (id: string, changes: Partial<Entry>): void =>
    setEntries(entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));

  const save = async (): Promise<void> => {
    const stages = entries.flatMap(({ place, on }) => {
      const found = boardPositions.find((each) => positionKey(each) === place);
      return found === undefined ? [] : [{ stage: found.stage, closeReason: found.closeReason, on }];
    });
    if (stages.some(({ on }) => !parsePlainDay(on).ok)) {
      refuse(t('errors.day'));
      return;
    }
    await send(async () => {
      const result = await client.mutate({
        mutation: changeStages,
        variables: { id: job.id, version: job.version, stages, today },
        context: keepPlace,
      });
      const answer = dataOf(result).job.changeStages;
      if (answer.__typename === 'Job') {
        placeInLists(client.cache, [answer.id], answer, undefined);
        onClose();
      } else {
        refuse(t('history.changedElsewhere'));
        await client.refetchQueries({ include: 'active' });
      }
    });
  };

  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('history.correct')}
      actions={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton busy={busy} onClick={() => void save()}>
            {t('form.save')}
          </BusyButton>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('history.explanation')}</Text>
        <Stack as="ol" listStyleType="none" gap="3">
          {entries.map(({ id, place, on }, index) => (
            <Flex as="li" key={id} gap="2" align="flex-end">
              <Field.Root flex="1" minWidth="0">
                <Field.Label>{t('history.stage', { place: index + 1 })}</Field.Label>
                <NativeSelect.Root>
                  <NativeSelect.Field value={place} onChange={({ target }) => change(id, { place: target.value })}>
                    {boardPositions.map((each) => (
                      <option key={positionKey(each)} value={positionKey(each)}>
                        {positionName(each, t)}
                      </option>
                    ))}
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
              </Field.Root>
              <Field.Root flex="1" minWidth="0">
                <Field.Label>{t('history.on', { place: index + 1 })}</Field.Label>
                <Input type="date" value={on} onChange={({ target }) => change(id, { on: target.value })} />
              </Field.Root>
              <IconButton
                variant="ghost"
                colorPalette="gray"
                aria-label={t('history.remove', { place: index + 1 })}
                disabled={entries.length === 1}
                onClick={() => setEntries(entries.filter((entry) => entry.id !== id))}
              >
                <Trash2Icon size={18} />
              </IconButton>
            </Flex>
          ))}
        </Stack>
        <Button
          variant="outline"
          alignSelf="flex-start"
          onClick={() =>
            setEntries([
              ...entries,
              { id: newUuid(), place: job.stage === 'closed' ? 'applied' : job.stage, on: today },
            ])
          }
        >
          <PlusIcon size={18} aria-hidden />
          {t('history.add')}
        </Button>
        <chakra.p role="alert" color="fg.error" textStyle="sm" _empty={{ display: 'none' }}>
          {failure}
        </chakra.p>
      </Stack>
    </AppDialog>
  );
}
