import type { JobStage } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { ChevronLeftIcon, IconAction, Text } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { TrackerQuery } from '../query/tracker-query.ts';
import { useBoard } from './board-state.ts';
import { ColumnFrame } from './column-frame.tsx';
import { useColumn } from './use-column.ts';

interface FoldedColumnProps {
  readonly stage: JobStage;
  readonly query: TrackerQuery;
  readonly onUnfold: () => void;
}

/** A collapsed column, which shows only its name and count. Cards can be dropped on it. */
export function FoldedColumn({ stage, query, onUnfold }: FoldedColumnProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { jobs, total } = useColumn(stage, query);
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
    <ColumnFrame stage={stage} aria-label={name} align="center" gap="2" flex="0 0 3rem" py="2">
      <IconAction
        ref={button}
        tip={t('board.unfold')}
        label={t('board.unfoldThat', { stage: name, jobs: t('board.jobs', { count: total }) })}
        size="sm"
        onClick={onUnfold}
      >
        <ChevronLeftIcon size={18} />
      </IconAction>
      <Text textStyle="sm" color="fg.muted" aria-hidden>
        {jobs !== undefined && formats.number(total)}
      </Text>
      <Text textStyle="md" fontWeight="600" fontFamily="heading" css={{ writingMode: 'vertical-rl' }} aria-hidden>
        {name}
      </Text>
    </ColumnFrame>
  );
}
