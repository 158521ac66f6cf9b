import { useTranslation } from '@shared/i18n';
import { Button } from '@shared/ui';
import type { ReactNode } from 'react';
import { useParts, type Part } from './parts.ts';

interface EditButtonProps {
  readonly part: Part;
  /** What is edited, for screen readers. */
  readonly name: string;
}

/** Opens a part for editing, next to its heading. */
export function EditButton({ part, name }: EditButtonProps): ReactNode {
  const { t } = useTranslation();
  const { begin } = useParts();
  return (
    <Button
      data-job-part={part}
      variant="ghost"
      size="xs"
      minHeight="8"
      aria-label={t('page.edit', { name })}
      onClick={() => begin(part)}
    >
      {t('page.editThis')}
    </Button>
  );
}
