import type { PostingSearch } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Button, Flex, Span, XIcon, type BoxProps } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import type { SetFilter } from './set-filters.ts';

interface FilterChipsProps {
  readonly set: readonly SetFilter[];
  readonly onChange: (changes: Partial<PostingSearch>) => void;
  readonly onClear: () => void;
}

/** Chips that do not fit are reached by scrolling the row, which would otherwise push the results down. */
const rowStyles: BoxProps['css'] = { overflowX: 'auto', scrollbarWidth: 'none', py: '1', whiteSpace: 'nowrap' };

/** The active filters of the search as chips. Pressing one removes the filter. */
export function FilterChips({ set, onChange, onClear }: FilterChipsProps): ReactNode {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  if (set.length === 0) return null;
  /** Removes a filter. Its chip had the focus and disappears, so the next chip takes the focus. */
  const remove = (index: number, without: Partial<PostingSearch>): void => {
    onChange(without);
    requestAnimationFrame(() => {
      const left = box.current?.querySelectorAll('button') ?? [];
      left[Math.min(index, left.length - 1)]?.focus();
    });
  };
  return (
    <Flex ref={box} role="group" aria-label={t('find.set.label')} gap="1" align="center" css={rowStyles}>
      {set.map(({ key, label, without }, index) => (
        <Button
          key={key}
          size="sm"
          variant="subtle"
          flexShrink="0"
          maxWidth="100%"
          aria-label={t('find.set.remove', { name: label })}
          onClick={() => remove(index, without)}
        >
          <Span overflow="hidden" textOverflow="ellipsis">
            {label}
          </Span>
          <XIcon size={16} aria-hidden />
        </Button>
      ))}
      {set.length > 1 && (
        <Button size="sm" variant="plain" px="2" flexShrink="0" onClick={onClear}>
          {t('find.set.clear')}
        </Button>
      )}
    </Flex>
  );
}
