import { LineField, TextField, useStable } from '@shared/builder';
import { eventLimits, type EventSectionKind } from '@shared/documents';
import { refusalOf, requestFailureOf, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Button, ErrorNotice, HStack, SimpleGrid, Stack, Text } from '@shared/ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { getResume } from '../../api/get-resume.ts';
import { MonthField } from '../fields/month-field.tsx';
import { isBlank } from './new-block-draft.ts';
import { formLines, faultsOf, type NewBlock, saveNewBlock } from './new-block.ts';
import { useNewBlockDraft } from './use-new-block-draft.ts';

interface NewBlockFormProps {
  readonly kind: EventSectionKind;
  /** Called when the block has been saved and is in the person's list. */
  readonly onMade: (id: string, title: string) => void;
  readonly onClose: () => void;
}

/** A form for the main fields of a new block, shown inside the résumé. */
export function NewBlockForm({ kind, onMade, onClose }: NewBlockFormProps): ReactNode {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { block, uuid, isOld, ...begun } = useNewBlockDraft(kind);
  const [faults, setFaults] = useState<readonly (keyof NewBlock)[]>([]);
  const [phase, setPhase] = useState<'writing' | 'saving' | 'failed'>('writing');
  const [reason, setReason] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  const write = (patch: Partial<NewBlock>): void => {
    begun.write(patch);
    setFaults((before) => before.filter((field) => !(field in patch)));
  };
  const focusFault = (): boolean => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus();
    return Boolean(field);
  };
  const save = async (): Promise<void> => {
    const found = faultsOf(kind, block);
    flushSync(() => setFaults(found));
    if (focusFault()) return;
    setPhase('saving');
    try {
      const id = await saveNewBlock(client, kind, uuid, block);
      await client.refetchQueries({ include: [getResume] });
      begun.forget();
      onMade(id, block.title.trim() === '' ? block.place.trim() : block.title.trim());
    } catch (error) {
      // A retry creates the same block, but after a rejected input the next attempt needs a new id.
      if (requestFailureOf(error) === 'invalid') begun.rename();
      setReason(refusalOf(error));
      setPhase('failed');
    }
  };
  const saveNewest = useStable(() => void save());
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // The month field parses its text on blur.
      event.target.blur();
      requestAnimationFrame(saveNewest);
    }
  };
  return (
    <Stack
      ref={form}
      role="group"
      aria-label={t(`events.write.${kind}`)}
      gap="4"
      borderWidth="1px"
      borderRadius="l2"
      p="4"
      onKeyDown={onKeyDown}
    >
      <Text textStyle="sm" color="fg.muted">
        {t(isOld ? 'newBlock.begun' : 'newBlock.what')}
      </Text>
      {formLines[kind].map(({ field, name, must }, index) => (
        <LineField
          key={field}
          label={t(`newBlock.field.${name}`)}
          value={block[field]}
          maxLength={eventLimits.line}
          autoFocus={index === 0}
          error={must && faults.includes(field) ? t(`newBlock.missing.${must}`) : undefined}
          isUnknown
          onChange={(text) => write({ [field]: text })}
        />
      ))}
      {kind !== 'skills' && (
        <SimpleGrid columns={2} gap="3" alignItems="start">
          <MonthField label={t('items.start')} value={block.startDate} onChange={(startDate) => write({ startDate })} />
          <MonthField
            label={t('items.end')}
            value={block.endDate}
            error={faults.includes('endDate') ? t('newBlock.backward') : undefined}
            onChange={(endDate) => write({ endDate })}
          />
        </SimpleGrid>
      )}
      <TextField
        label={t(`newBlock.field.${kind === 'skills' ? 'skills' : 'accomplishments'}`)}
        help={t(`newBlock.entriesHelp.${kind === 'skills' ? 'skills' : 'accomplishments'}`)}
        value={block.entries}
        isUnknown
        maxLength={eventLimits.text}
        onChange={(entries) => write({ entries })}
      />
      {phase === 'failed' && (
        <ErrorNotice title={t('newBlock.failed')} onRetry={() => void save()}>
          {reason ?? t('newBlock.failedHelp')}
        </ErrorNotice>
      )}
      <HStack gap="3" wrap="wrap">
        <Button size="sm" loading={phase === 'saving'} onClick={() => void save()}>
          {t('newBlock.save')}
        </Button>
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={onClose}>
          {t('newBlock.close')}
        </Button>
        {!isBlank(block) && (
          <Button
            size="sm"
            variant="ghost"
            colorPalette="danger"
            onClick={() => {
              begun.forget();
              onClose();
            }}
          >
            {t('newBlock.discard')}
          </Button>
        )}
      </HStack>
    </Stack>
  );
}
