import { LineField, TextField, useAnnounce } from '@shared/builder';
import { eventLimits, paragraphKinds, unknownVariablesIn, type ParagraphKind } from '@shared/documents';
import { refusalOf, requestFailureOf, useApolloClient } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { Button, ErrorNotice, Field, HStack, NativeSelect, Stack, Text } from '@shared/ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { getLetter } from '../api/get-letter.ts';
import { createParagraph } from '../api/write-paragraphs.ts';

interface NewParagraphProps {
  /** The initial text. */
  readonly text: string;
  /** Called when the block has been saved and is in the person's list. */
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

interface Typed {
  readonly title: string;
  readonly kind: ParagraphKind;
  readonly text: string;
}

/** A form for a new paragraph block, shown inside the letter. */
export function NewParagraph({ text: given, onMade, onClose }: NewParagraphProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const announce = useAnnounce();
  const client = useApolloClient();
  const [typed, setTyped] = useState<Typed>({ title: '', kind: 'body', text: given });
  const [isChecked, setChecked] = useState(false);
  const [phase, setPhase] = useState<'writing' | 'saving' | 'failed'>('writing');
  /**
   * The id of the new block. A retry uses the same id, so it does not create a second block; after a rejected input,
   * the next attempt gets a new id.
   */
  const [reason, setReason] = useState<string>();
  const [uuid, setUuid] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLDivElement>(null);
  const write = (patch: Partial<Typed>): void => setTyped((before) => ({ ...before, ...patch }));

  const unknown = unknownVariablesIn(typed.text);
  const titleFault = typed.title.trim() === '' ? t('newParagraph.noTitle') : undefined;
  const textFault =
    typed.text.trim() === ''
      ? t('newParagraph.noText')
      : unknown.length > 0
        ? t('newParagraph.unknown', {
            count: unknown.length,
            names: formats.list(unknown.map((name) => `{{${name}}}`)),
          })
        : undefined;

  const save = async (): Promise<void> => {
    flushSync(() => setChecked(true));
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    fault?.focus();
    if (fault) return;
    setPhase('saving');
    try {
      const input = { uuid, title: typed.title.trim(), kind: typed.kind, text: typed.text.trim() };
      const { data } = await client.mutate({ mutation: createParagraph, variables: { input } });
      if (data == null) throw new Error('The new paragraph did not arrive.');
      await client.refetchQueries({ include: [getLetter] });
      announce(t('newParagraph.done', { name: input.title }));
      onMade(data.event.created.id);
      onClose();
    } catch (error) {
      if (requestFailureOf(error) === 'invalid') setUuid(crypto.randomUUID());
      setReason(refusalOf(error));
      setPhase('failed');
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };
  return (
    <Stack
      ref={form}
      role="group"
      aria-label={t('newParagraph.title')}
      gap="4"
      borderWidth="1px"
      borderRadius="l2"
      p="4"
      onKeyDown={onKeyDown}
    >
      <Text textStyle="sm" color="fg.muted">
        {t('newParagraph.what')}
      </Text>
      <LineField
        label={t('newParagraph.name')}
        help={t('newParagraph.nameHelp')}
        value={typed.title}
        maxLength={eventLimits.line}
        autoFocus
        isUnknown
        error={isChecked ? titleFault : undefined}
        onChange={(title) => write({ title })}
      />
      <Field.Root>
        <Field.Label>{t('newParagraph.kind')}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={typed.kind}
            onChange={({ target }) => write({ kind: paragraphKinds.find((kind) => kind === target.value) ?? 'body' })}
          >
            {paragraphKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`parts.kind.${kind}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <TextField
        label={t('newParagraph.text')}
        help={t('newParagraph.textHelp', { example: '{{company}}' })}
        rows={5}
        value={typed.text}
        maxLength={eventLimits.text}
        isUnknown
        error={isChecked ? textFault : undefined}
        onChange={(text) => write({ text })}
      />
      {phase === 'failed' && (
        <ErrorNotice title={t('newParagraph.failed')}>{reason ?? t('newParagraph.failedHelp')}</ErrorNotice>
      )}
      <HStack gap="3" wrap="wrap">
        <Button
          loading={phase === 'saving'}
          // Keeps the focus in the field, because an error shown on blur would move the button away before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void save()}
        >
          {t('newParagraph.save')}
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {t('newParagraph.cancel')}
        </Button>
      </HStack>
    </Stack>
  );
}
