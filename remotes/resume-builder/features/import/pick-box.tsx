import type { Judgement } from '@shared/importers';
import { useTranslation } from '@shared/i18n';
import { Box, Checkbox, Flex, IconAction, PencilIcon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { PickLabel } from '../common/pick-label.tsx';
import { ConfidenceMark } from './confidence-mark.tsx';
import { droppedNote, isNoteDragged } from './dragged-note.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface PickBoxProps {
  readonly label: string;
  /** A summary of the content, so that the person knows what they pick. */
  readonly detail: string;
  readonly picked: boolean;
  readonly onChange: (picked: boolean) => void;
  /** How likely it is that this was read correctly. */
  readonly judgement?: Judgement;
  /** Opens what corrects the part, or closes it; undefined for parts that cannot be corrected here. */
  readonly onEdit?: (() => void) | undefined;
  /** Receives the index of a note that is dropped on the part; undefined for parts that take no texts. */
  readonly onDropNote?: ((index: number) => void) | undefined;
  /** What corrects the part, while it is open. */
  readonly children?: ReactNode;
}

/** One found part of the file with its check box. */
export function PickBox(props: PickBoxProps): ReactNode {
  const { label, detail, picked, onChange, judgement, onEdit, onDropNote, children } = props;
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  const isOpen = children !== undefined && children !== null && children !== false;
  const button = useFocusReturn(isOpen);
  return (
    <Box
      rounded="sm"
      {...(isOver && { outline: '2px dashed', outlineColor: 'primary.solid', outlineOffset: '4px' })}
      onDragOver={(event) => {
        if (onDropNote === undefined || !isNoteDragged(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (onDropNote === undefined || !isNoteDragged(event)) return;
        event.preventDefault();
        setIsOver(false);
        onDropNote(droppedNote(event));
      }}
    >
      <Flex gap="2" justify="space-between" align="flex-start">
        <Checkbox.Root checked={picked} onCheckedChange={({ checked }) => onChange(checked)} alignItems="flex-start">
          <PickLabel title={label} detail={detail} />
        </Checkbox.Root>
        {onEdit && (
          <IconAction
            ref={button}
            size="sm"
            tip={t('import.correct.edit', { title: '' }).trim()}
            label={t('import.correct.edit', { title: label })}
            aria-expanded={isOpen}
            onClick={onEdit}
          >
            <PencilIcon size={16} aria-hidden />
          </IconAction>
        )}
      </Flex>
      {judgement && (
        <Box ps="8">
          <ConfidenceMark judgement={judgement} />
        </Box>
      )}
      {children}
    </Box>
  );
}
