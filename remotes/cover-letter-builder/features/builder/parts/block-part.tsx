import {
  ItemVariantPicker,
  StateLine,
  useDocumentVariant,
  type ContentPlace,
  type PromotedOverride,
} from '@shared/builder';
import { resolveItem, type BlockPart as BlockPartOf, type ParagraphEvent } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { AppLink, lazyComponent } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import { Box, ButtonLink, PencilIcon, Stack, Text } from '@shared/ui';
import { useMemo, useState, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import type { EditAction } from '../editing/letter-action.ts';
import { PartText } from './part-text.tsx';

const PushUp = lazyComponent(async () => (await import('./promote-override.tsx')).PromoteOverride);

interface BlockPartProps {
  readonly part: BlockPartOf;
  /** Undefined if the block was deleted. */
  readonly block: ParagraphEvent | undefined;
  readonly name: string;
  readonly edit: Dispatch<EditAction>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly goTo: (place: ContentPlace) => void;
}

/**
 * A paragraph block in the letter. Text typed here applies to this letter only; controls reset it to the block or
 * update the block with it.
 */
export function BlockPart({ part, block, name, edit, onKeyDown, goTo }: BlockPartProps): ReactNode {
  const { t } = useTranslation();
  const { id: letterId = '' } = useParams();
  const { wording } = useDocumentVariant();
  const [pushed, setPushed] = useState<PromotedOverride>();
  const line = useMemo(
    () => block && resolveItem(block, part, wording).lines.find(({ field }) => field === 'text'),
    [block, part, wording],
  );
  if (block === undefined || line === undefined) return <GoneWords part={part} />;
  const { state, inherited, text } = line;
  const change = (typed: string | undefined): void =>
    edit({ type: 'override part', id: part.id, change: { what: 'line', line, text: typed } });
  return (
    <Stack gap="2">
      <PartText
        name={name}
        text={text}
        onChange={change}
        onKeyDown={onKeyDown}
        goTo={goTo}
        actions={
          <ButtonLink variant="plain" size="sm" px="0">
            <AppLink to={paths.paragraphFrom(part.eventId, letterId)}>
              <PencilIcon size={16} aria-hidden />
              {t('parts.editBlock')}
            </AppLink>
          </ButtonLink>
        }
      />
      <StateLine
        name={name}
        state={state}
        inherited={inherited}
        text={text}
        onReset={() => change(undefined)}
        onKeep={() => edit({ type: 'override part', id: part.id, change: { what: 'keep line', line } })}
        onPushUp={text.trim() === '' ? undefined : () => setPushed({ what: 'line', line })}
      />
      <ItemVariantPicker
        name={name}
        block={block}
        item={part}
        pathOf={(wanted) => paths.paragraphWording(part.eventId, wanted, letterId)}
        onChoose={(variantId) => edit({ type: 'word part', id: part.id, variantId })}
      />
      {pushed && (
        <PushUp block={block} pushed={pushed} onPushed={() => change(undefined)} onClose={() => setPushed(undefined)} />
      )}
    </Stack>
  );
}

/** The text that this letter overrides in a deleted paragraph, which is stored nowhere else. */
function GoneWords({ part: { override } }: { readonly part: BlockPartOf }): ReactNode {
  const { t } = useTranslation();
  const texts = (override?.lines ?? []).map(({ text }) => text);
  return (
    <Box textStyle="sm">
      <Text>{t('parts.goneHelp')}</Text>
      {texts.map((text) => (
        <Text key={text} mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
          {t('parts.goneWords', { text })}
        </Text>
      ))}
    </Box>
  );
}
