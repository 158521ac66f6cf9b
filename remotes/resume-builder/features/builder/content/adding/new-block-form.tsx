import { LineField, TextField, useStable } from '@shared/builder';
import { eventLimits, type EventSectionKind } from '@shared/documents';
import { refusalOf, requestFailureOf, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { linesOf } from '@shared/lists';
import { Button, ErrorNotice, HStack, SimpleGrid, Stack, Text } from '@shared/ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { getResume } from '../../api/get-resume.ts';
import { DateField } from '../fields/date-field.tsx';
import { isBlank } from './new-block-draft.ts';
import { blocksIn, formLines, faultsOf, type NewBlock, saveNewBlock } from './new-block.ts';
import { useNewBlockDraft } from './use-new-block-draft.ts';

interface NewBlockFormProps {
  readonly kind: EventSectionKind;
  /** Whether the first field takes the focus, because the person asked for the form. */
  readonly takesFocus: boolean;
  /** Called for each block that has been saved and is in the person's list. */
  readonly onMade: (id: string, title: string) => void;
  /** Called when all has been saved. Unless it is the last, an empty form is to follow. */
  readonly onDone: (isLast: boolean) => void;
  readonly onClose: () => void;
}

/** A form for the main fields of a new block, shown inside the résumé. */
export function NewBlockForm({ kind, takesFocus, onMade, onDone, onClose }: NewBlockFormProps): ReactNode {
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
  const save = async (isLast = true): Promise<void> => {
    const found = faultsOf(kind, block);
    flushSync(() => setFaults(found));
    if (focusFault()) return;
    setPhase('saving');
    const blocks = blocksIn(kind, block);
    const made: { readonly id: string; readonly title: string }[] = [];
    const showMade = async (): Promise<void> => {
      await client.refetchQueries({ include: [getResume] });
      for (const { id, title } of made) onMade(id, title);
    };
    let nextId = uuid;
    try {
      for (const [index, each] of blocks.entries()) {
        const id = await saveNewBlock(client, kind, nextId, each);
        made.push({ id, title: each.title.trim() === '' ? each.place.trim() : each.title.trim() });
        if (index === blocks.length - 1) continue;
        // What is saved leaves the form, so that a retry saves only the rest.
        begun.write({
          entries: linesOf(block.entries)
            .slice(index + 1)
            .join('\n'),
        });
        nextId = begun.rename();
      }
      await showMade();
      begun.forget();
      onDone(isLast);
    } catch (error) {
      // A retry creates the same block, but after a rejected input the next attempt needs a new id.
      if (requestFailureOf(error) === 'invalid') begun.rename();
      setReason(refusalOf(error));
      setPhase('failed');
      if (made.length > 0 && made.length < blocks.length) await showMade().catch(() => undefined);
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
          aria-required={must !== undefined}
          value={block[field]}
          maxLength={eventLimits.line}
          autoFocus={takesFocus && index === 0}
          error={must && faults.includes(field) ? t(`newBlock.missing.${must}`) : undefined}
          isUnknown
          onChange={(text) => write({ [field]: text })}
        />
      ))}
      {kind !== 'skills' && (
        <SimpleGrid columns={2} gap="3" alignItems="start">
          <DateField label={t('items.start')} value={block.startDate} onChange={(startDate) => write({ startDate })} />
          <DateField
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
        <Button size="sm" variant="outline" disabled={phase === 'saving'} onClick={() => void save(false)}>
          {t('newBlock.saveAndNext')}
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
