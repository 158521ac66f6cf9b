import { OrderButtons, StateLine, OrderGrip } from '@shared/builder';
import { eventLimits, type ListFieldName, type ShownEntry } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import type { RowDrag, RowStyle } from '@shared/lists';
import { Box, EyeIcon, EyeOffIcon, Flex, IconButton, Text, Textarea, Tooltip } from '@shared/ui';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { useItemEdit } from './use-item-edit.ts';

interface EntryOverrideProps extends ShownEntry {
  readonly list: ListFieldName;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly rowStyle: RowStyle;
  readonly isDragged: boolean;
  readonly onGrab: RowDrag['onPointerDown'];
}

/**
 * An entry of a block, which this résumé may hide or word differently; skills keep their names. Drawn again only when it
 * changes: a block may have sixty of them, and each key in one goes through the whole list.
 */
export const EntryOverride = memo(function EntryOverride(props: EntryOverrideProps): ReactNode {
  const { id, list, index, count, hidden, inherited, text, state, onMove, onKeyDown } = props;
  const { rowStyle, isDragged, onGrab } = props;
  const { t } = useTranslation();
  const { change, pushUp } = useItemEdit();
  const entry = { id, inherited, text };
  const name = list === 'skills' ? text : t(`overrides.entry.${list}`, { place: index + 1 });
  const toggle = (
    <Tooltip content={t(hidden ? 'overrides.show' : 'overrides.hide')}>
      <IconButton
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={t('overrides.shownOf', { name })}
        aria-pressed={!hidden}
        onClick={() => change({ what: 'hidden', entryId: id, isHidden: !hidden })}
        onKeyDown={(event) => onKeyDown(event, index)}
      >
        {hidden ? <EyeOffIcon size={16} aria-hidden /> : <EyeIcon size={16} aria-hidden />}
      </IconButton>
    </Tooltip>
  );
  const order = <OrderButtons name={name} index={index} count={count} onMove={(to) => onMove(index, to)} />;
  const row = (content: ReactNode): ReactNode => (
    <Flex as="li" align="flex-start" borderRadius="l2" {...rowStyle}>
      {count > 1 && <OrderGrip isDragged={isDragged} onGrab={(event) => onGrab(index, event)} />}
      {content}
    </Flex>
  );
  if (list === 'skills') {
    return row(
      <Flex align="center" flex="1" minWidth="0" data-text-of={id}>
        <Text flex="1" minWidth="0" overflowWrap="anywhere" {...(hidden && dimmed)}>
          {text}
        </Text>
        {toggle}
        {order}
      </Flex>,
    );
  }
  return row(
    <Box flex="1" minWidth="0" data-text-of={id}>
      <Textarea
        aria-label={name}
        value={text}
        rows={1}
        fieldSizing="content"
        minH="10"
        maxLength={eventLimits.text}
        {...(hidden && dimmed)}
        onChange={({ target }) => change({ what: 'entry', entry, text: target.value })}
        onKeyDown={(event) => onKeyDown(event, index)}
      />
      <Flex align="flex-start" gap="2" justify="space-between">
        <Box flex="1" minWidth="0" pt="1">
          {hidden ? (
            <Text textStyle="sm" color="fg.muted">
              {t('overrides.hidden')}
            </Text>
          ) : (
            <StateLine
              name={name}
              state={state}
              inherited={inherited}
              text={text}
              onReset={() => change({ what: 'entry', entry, text: undefined })}
              onKeep={() => change({ what: 'keep entry', entry })}
              onPushUp={text.trim() === '' ? undefined : () => pushUp({ what: 'entry', entry })}
            />
          )}
        </Box>
        <Flex flexShrink="0">
          {toggle}
          {order}
        </Flex>
      </Flex>
    </Box>,
  );
});

const dimmed = { color: 'fg.muted', textDecoration: 'line-through' } as const;
