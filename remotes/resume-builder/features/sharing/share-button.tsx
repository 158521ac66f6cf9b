import { useTranslation } from '@shared/i18n';
import { later, withTexts } from '@shared/remote-kit';
import { IconAction, Share2Icon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { ShareDialogProps } from './share-dialog.tsx';

const ShareDialog = later<ShareDialogProps>(async () => {
  const [{ ShareDialog: Dialog }, { default: texts }] = await Promise.all([
    import('./share-dialog.tsx'),
    import('../../locales/en/sharing.json'),
  ]);
  return withTexts(Dialog, { en: texts });
});

/** Opens the links of a résumé. */
export function ShareButton(props: Omit<ShareDialogProps, 'onClose'>): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconAction tip={t('builder.share')} onClick={() => setOpen(true)}>
        <Share2Icon size={20} aria-hidden />
      </IconAction>
      {open && <ShareDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
