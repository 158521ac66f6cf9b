import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useBuilderTexts } from '../texts.ts';

/**
 * Takes a promise because some browsers allow the clipboard only synchronously after the click. Older browsers accept
 * nothing but text.
 */
async function toClipboard(text: Promise<Blob>): Promise<void> {
  if (typeof ClipboardItem === 'function') await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  else await navigator.clipboard.writeText(await (await text).text());
}

/** Copies the document to the clipboard as plain text, and reports whether that succeeded. */
export function useCopyText(write: () => Promise<Blob>): () => Promise<void> {
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const notices = useNotices();
  return async () => {
    try {
      // Clipboards accept `text/plain` only without a charset.
      await toClipboard(write().then((file) => new Blob([file], { type: 'text/plain' })));
      notices.show({ kind: 'success', title: own('download.copied') });
    } catch {
      notices.show({ kind: 'error', title: t('download.notCopied'), description: t('download.notCopiedHelp') });
    }
  };
}
