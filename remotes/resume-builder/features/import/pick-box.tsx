import type { Judgement } from '@shared/importers';
import { useTranslation } from '@shared/i18n';
import { Box, Checkbox, Flex, IconAction, PencilIcon } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { PickLabel } from '../common/pick-label.tsx';
import { ConfidenceMark } from './confidence-mark.tsx';

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
  /** What corrects the part, while it is open. */
  readonly children?: ReactNode;
}

/** One found part of the file with its check box. */
export function PickBox({ label, detail, picked, onChange, judgement, onEdit, children }: PickBoxProps): ReactNode {
  const { t } = useTranslation();
  const isOpen = children !== undefined && children !== null && children !== false;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // What was focused is gone when the correction closes.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Box>
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
