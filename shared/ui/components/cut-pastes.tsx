import { useEffect } from 'react';
import { useUiTexts } from '../texts.ts';
import { useNotices } from './toaster.tsx';

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Returns how many characters of a pasted text exceed the field's limit. Browsers drop those silently. */
function leftOut(event: ClipboardEvent): { readonly cut: number; readonly limit: number } | undefined {
  const { target } = event;
  if (event.defaultPrevented || !isField(target) || target.maxLength < 0 || target.readOnly) return undefined;
  const pasted = event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n') ?? '';
  const selected = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0);
  const cut = pasted.length - (target.maxLength - target.value.length + selected);
  return cut > 0 ? { cut, limit: target.maxLength } : undefined;
}

/** Shows a notice for every paste in `root` that its field truncated, so that no text is lost unnoticed. */
export function CutPastes({ root }: { readonly root: HTMLElement }): null {
  const t = useUiTexts();
  const notices = useNotices();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const found = leftOut(event);
      if (found === undefined) return;
      notices.show({
        kind: 'warning',
        title: t('cutPaste.title'),
        description: t('cutPaste.what', { count: found.cut, limit: found.limit }),
        duration: 15_000,
      });
    };
    root.addEventListener('paste', onPaste);
    return () => root.removeEventListener('paste', onPaste);
  }, [root, notices, t]);
  return null;
}
