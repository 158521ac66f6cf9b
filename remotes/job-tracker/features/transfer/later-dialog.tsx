import { lazyComponent, withTexts } from '@shared/remote-kit';
import type { ComponentType } from 'react';

export interface DialogProps {
  readonly onClose: () => void;
}

/** Loads a dialog on first use, with the texts that only these dialogs show. */
export function laterDialog(load: () => Promise<ComponentType<DialogProps>>): ComponentType<DialogProps> {
  return lazyComponent(async () => {
    const [Dialog, { default: texts }] = await Promise.all([load(), import('../../locales/en/transfer.json')]);
    return withTexts(Dialog, { en: texts });
  });
}
