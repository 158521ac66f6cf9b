import { LazyBlockPicker, useAnnounce, type BlockChoice } from '@shared/builder';
import { paragraphKinds, type LetterPart, type ParagraphEvent } from '@shared/documents';
import { useTranslation, type Translate } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { Button, HStack, PlusIcon, Stack } from '@shared/ui';
import { useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { useParagraphs } from './paragraphs-context.ts';
import { beginningOf } from './use-part-name.ts';

const NewParagraph = lazyComponent(async () => (await import('./new-paragraph.tsx')).NewParagraph);

interface AddPartProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly parts: readonly LetterPart[];
  readonly onAdd: (part: LetterPart) => void;
}

/** Lists openings first and closings last, the order they have in a letter. */
function choicesOf(paragraphs: readonly ParagraphEvent[], t: Translate): readonly BlockChoice[] {
  const place = ({ kind }: ParagraphEvent): number => paragraphKinds.indexOf(kind);
  return paragraphs
    .toSorted((one, other) => place(one) - place(other))
    .map(({ id, title, kind, text }) => ({
      id,
      title,
      detail: `${t(`parts.kind.${kind}`)} · ${beginningOf(text)}`,
    }));
}

/** Adds a paragraph to the letter: an existing block, a new block, or text for this letter only. */
export function AddPart({ ref, parts, onAdd }: AddPartProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const paragraphs = useParagraphs();
  const choices = useMemo(() => choicesOf(paragraphs, t), [paragraphs, t]);
  const [open, setOpen] = useState<'picker' | 'form' | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const toggle = (which: 'picker' | 'form'): void => setOpen(open === which ? null : which);
  const close = (): void => {
    setOpen(null);
    buttons.current?.querySelector('button')?.focus();
  };
  const addBlock = (eventId: string): void => onAdd({ kind: 'block', id: crypto.randomUUID(), eventId });
  return (
    <Stack ref={ref} gap="3" ps="6" pe="2">
      <HStack ref={buttons} columnGap="4" rowGap="1" wrap="wrap">
        {choices.length > 0 && (
          <Button variant="plain" size="sm" px="0" aria-expanded={open === 'picker'} onClick={() => toggle('picker')}>
            <PlusIcon size={16} aria-hidden />
            {t('parts.pick')}
          </Button>
        )}
        <Button
          variant="plain"
          size="sm"
          px="0"
          onClick={() => onAdd({ kind: 'written', id: crypto.randomUUID(), text: '' })}
        >
          <PlusIcon size={16} aria-hidden />
          {t('parts.write')}
        </Button>
        <Button variant="plain" size="sm" px="0" aria-expanded={open === 'form'} onClick={() => toggle('form')}>
          <PlusIcon size={16} aria-hidden />
          {t('parts.new')}
        </Button>
      </HStack>
      {open === 'picker' && (
        <LazyBlockPicker
          choices={choices}
          usedIds={parts.flatMap((part) => (part.kind === 'block' ? [part.eventId] : []))}
          onPick={({ id, title }) => {
            addBlock(id);
            announce(t('parts.added', { name: title }));
          }}
          onClose={close}
        />
      )}
      {open === 'form' && <NewParagraph text="" onMade={addBlock} onClose={close} />}
    </Stack>
  );
}
