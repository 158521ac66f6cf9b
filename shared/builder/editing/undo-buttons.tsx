import { HStack, IconButton, Redo2Icon, Tooltip, Undo2Icon } from '@shared/ui';
import type { ReactNode } from 'react';
import { narrow } from '../builder-widths.ts';
import type { Undoing } from './use-edit-history.ts';
import { useBuilderTexts } from '../texts.ts';
import { useUndoLabels } from './use-undo-labels.ts';

/** Buttons for undo and redo that name the step. They keep the focus when there is nothing left to undo or redo. */
export function UndoButtons({ undoes, redoes, undo, redo }: Undoing): ReactNode {
  const t = useBuilderTexts();
  const inWords = useUndoLabels();
  const buttons = [
    { key: 'undo', step: undoes, act: undo, Icon: Undo2Icon },
    { key: 'redo', step: redoes, act: redo, Icon: Redo2Icon },
  ] as const;
  return (
    <HStack gap="0" flexShrink="0">
      {buttons.map(({ key, step, act, Icon }) => {
        const label = step === undefined ? t(`undo.${key}.nothing`) : t(`undo.${key}.step`, { step: inWords(step) });
        return (
          <Tooltip key={key} content={label}>
            <IconButton
              variant="ghost"
              colorPalette="gray"
              aria-label={label}
              aria-disabled={step === undefined}
              // A small screen has redo in a menu.
              css={key === 'redo' ? { [narrow]: { display: 'none' } } : undefined}
              _disabled={{ opacity: 0.35 }}
              onClick={act}
            >
              <Icon size={18} aria-hidden />
            </IconButton>
          </Tooltip>
        );
      })}
    </HStack>
  );
}
