import type { JobStage } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { ChevronLeftIcon, IconAction, Text } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { JobPages } from '../lists/use-job-pages.ts';
import { useBoard } from './board-state.ts';
import { ColumnFrame } from './column-frame.tsx';

interface FoldedColumnProps {
  readonly stage: JobStage;
  readonly column: JobPages;
  readonly onUnfold: () => void;
}

/** A collapsed column, which shows only its name and count. Cards can be dropped on it. */
export function FoldedColumn({ stage, column, onUnfold }: FoldedColumnProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { jobs, total } = column;
  const { focusId, onFocused } = useBoard();
  const button = useRef<HTMLButtonElement>(null);
  const hasFocused = focusId !== undefined && jobs?.some(({ id }) => id === focusId) === true;
  useEffect(() => {
    if (!hasFocused) return undefined;
    // Waits until the menu has left the page, because closing it returns the focus to where its button was.
    const timer = setTimeout(() => {
      button.current?.focus();
      onFocused();
    });
    return () => clearTimeout(timer);
  }, [hasFocused, onFocused]);
  const name = t(`stages.${stage}`);
  return (
    <ColumnFrame stage={stage} aria-label={name} align="center" gap="2" flex="0 0 2.75rem" py="1">
      <IconAction
        ref={button}
        tip={t('board.unfold')}
        label={t('board.unfoldThat', { stage: name, jobs: t('board.jobs', { count: total }) })}
        size="sm"
        onClick={onUnfold}
      >
        <ChevronLeftIcon size={18} />
      </IconAction>
      <Text textStyle="sm" minHeight="1lh" color="fg.muted" aria-hidden>
        {jobs !== undefined && formats.number(total)}
      </Text>
      <Text textStyle="sm" fontWeight="600" fontFamily="heading" css={{ writingMode: 'vertical-rl' }} aria-hidden>
        {name}
      </Text>
    </ColumnFrame>
  );
}
