import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, Checkbox, Flex, IconAction, PencilIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import { PickLabel } from '../../../common/pick-label.tsx';
import { OrderButtons } from '../order-buttons.tsx';
import type { EventChoice } from './events-editor.tsx';

interface EventRowProps {
  readonly choice: EventChoice;
  /** Where the block is edited; undefined for one that is gone. */
  readonly editPath: string | undefined;
  readonly used: boolean;
  readonly index: number;
  readonly usedCount: number;
  readonly onUse: (used: boolean) => void;
  readonly onMove: (to: number) => void;
  /** What else there is to choose about it. */
  readonly children?: ReactNode;
}

/** A block with its check box, its order and the way to where it is written. */
export function EventRow(props: EventRowProps): ReactNode {
  const { choice, editPath, used, index, usedCount, onUse, onMove, children } = props;
  const { t } = useTranslation();
  const { title, detail } = choice;
  return (
    <Box as="li" py="1">
      <Flex align="flex-start" gap="1" minHeight="9">
        <Checkbox.Root
          flex="1"
          minWidth="0"
          alignItems="flex-start"
          checked={used}
          onCheckedChange={({ checked }) => onUse(checked)}
        >
          <PickLabel title={title} detail={detail} />
        </Checkbox.Root>
        {used && <OrderButtons name={title} index={index} count={usedCount} onMove={onMove} />}
        {editPath !== undefined && (
          <IconAction asChild tip={t('events.edit')} label={t('events.editOf', { name: title })} size="sm">
            <AppLink to={editPath}>
              <PencilIcon size={16} aria-hidden />
            </AppLink>
          </IconAction>
        )}
      </Flex>
      {children}
    </Box>
  );
}
