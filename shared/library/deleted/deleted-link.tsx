import { useTranslation } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { Button } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { DeletedLibrary } from '../library.ts';

const DeletedDialog = lazyComponent(async () => (await import('./deleted-dialog.tsx')).DeletedDialog);

interface DeletedLinkProps {
  readonly library: DeletedLibrary;
  readonly count: number;
}

/** Opens the deleted documents, as long as there are any. */
export function DeletedLink({ library, count }: DeletedLinkProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {count > 0 && (
        <Button variant="plain" size="sm" px="0" mt="6" colorPalette="gray" onClick={() => setIsOpen(true)}>
          {t('list.deleted.open', { count })}
        </Button>
      )}
      {isOpen && <DeletedDialog library={library} onClose={() => setIsOpen(false)} />}
    </>
  );
}
