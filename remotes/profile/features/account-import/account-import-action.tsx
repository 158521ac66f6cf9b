import { useTranslation } from '@shared/i18n';
import { lazyComponent, withTexts, type OverlayProps } from '@shared/remote-kit';
import { AppDialog, Button } from '@shared/ui';
import { useState, type ReactNode } from 'react';

/** Shown until the dialog's code is loaded. */
function ComingDialog({ onClose, children }: OverlayProps & { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  return (
    <AppDialog open onClose={onClose} title={t('export.import')}>
      {children}
    </AppDialog>
  );
}

const AccountImportDialog = lazyComponent(async () => {
  const [{ AccountImportDialog: Dialog }, { default: texts }] = await Promise.all([
    import('./account-import-dialog.tsx'),
    import('../../locales/en/account-import.json'),
  ]);
  return withTexts(Dialog, { en: texts });
}, ComingDialog);

/** Opens the import of an account export. */
export function AccountImportAction(): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" colorPalette="gray" alignSelf="flex-start" onClick={() => setOpen(true)}>
        {t('export.import')}
      </Button>
      {isOpen && <AccountImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
