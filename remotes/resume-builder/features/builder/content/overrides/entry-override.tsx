import { OrderButtons, StateLine, OrderGrip } from '@shared/builder';
import { eventLimits, type ListFieldName, type ResolvedEntry } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import type { RowDrag, RowStyle } from '@shared/lists';
import { Box, Button, EyeIcon, EyeOffIcon, Flex, HStack, IconButton, Input, Text, Textarea, Tooltip } from '@shared/ui';
import { memo, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useItemEdit } from './use-item-edit.ts';

interface EntryOverrideProps extends ResolvedEntry {
  readonly list: ListFieldName;
  /** Position in the list, counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly rowStyle: RowStyle;
  readonly isDragged: boolean;
  readonly onGrab: RowDrag['onPointerDown'];
}

/**
 * An entry of a block, which this résumé may hide or reword. It is memoized because a block may have sixty entries, and
 * every keystroke in one of them updates the whole list.
 */
export const EntryOverride = memo(function EntryOverride(props: EntryOverrideProps): ReactNode {
  const { id, list, index, count, hidden, inherited, text, state, onMove, onKeyDown } = props;
  const { rowStyle, isDragged, onGrab } = props;
  const { t } = useTranslation();
  const { change, pushUp } = useItemEdit();
  const entry = { id, inherited, text };
  const place = t(`overrides.entry.${list}`, { place: index + 1 });
  // A skill is only a word or two, so all of its controls fit on its line.
  const isSkill = list === 'skills';
  const name = isSkill ? inherited : place;
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
  const tools = (
    <Flex flexShrink="0">
      {toggle}
      <OrderButtons name={name} index={index} count={count} onMove={(to) => onMove(index, to)} />
    </Flex>
  );
  // A group of skills must keep at least one skill.
  const mayLeaveOut = !isSkill || count > 1;
  const field = {
    'aria-label': place,
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ what: 'entry', entry, text: target.value }),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
    ...(hidden && dimmed),
  };
  return (
    <Flex as="li" align="flex-start" borderRadius="l2" {...rowStyle}>
      {count > 1 && <OrderGrip isDragged={isDragged} onGrab={(event) => onGrab(index, event)} />}
      <Box flex="1" minWidth="0" data-text-of={id}>
        {isSkill ? (
          <Flex align="center">
            <Input {...field} flex="1" minWidth="0" maxLength={eventLimits.line} />
            {tools}
          </Flex>
        ) : (
          <Textarea {...field} rows={1} fieldSizing="content" minH="10" maxLength={eventLimits.text} />
        )}
        <Flex align="flex-start" gap="2" justify="space-between">
          <Box flex="1" minWidth="0" pt="1">
            {hidden ? (
              <HStack columnGap="4" rowGap="0" wrap="wrap" textStyle="sm">
                <Text color="fg.muted">{t('overrides.hidden')}</Text>
                {mayLeaveOut && (
                  <Button
                    size="sm"
                    variant="plain"
                    px="0"
                    aria-label={t('overrides.leaveOutOf', { name })}
                    onClick={() => pushUp({ what: 'left out', entryId: id, inherited })}
                  >
                    {t('overrides.leaveOut')}
                  </Button>
                )}
              </HStack>
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
          {!isSkill && tools}
        </Flex>
      </Box>
    </Flex>
  );
});

const dimmed = { color: 'fg.muted', textDecoration: 'line-through' } as const;
