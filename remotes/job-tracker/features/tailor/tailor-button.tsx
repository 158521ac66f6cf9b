import { useTranslation } from '@shared/i18n';
import { later, withTexts } from '@shared/remote-kit';
import { Button, type ButtonProps } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { TailorTarget } from './target.ts';

const TailorDialog = later(async () => {
  const [{ TailorDialog: Late }, { default: texts }] = await Promise.all([
    import('./tailor-dialog.tsx'),
    import('../../locales/en/tailor.json'),
  ]);
  return withTexts(Late, { en: texts });
});

interface TailorButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly target: TailorTarget;
}

/** Opens the proposal of a résumé or a letter for a posting or a job. */
export function TailorButton({ target, ...button }: TailorButtonProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" {...button} onClick={() => setIsOpen(true)}>
        {t('tailorThis')}
      </Button>
      {isOpen && <TailorDialog target={target} onClose={() => setIsOpen(false)} />}
    </>
  );
}
