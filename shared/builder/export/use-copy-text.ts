import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useBuilderTexts } from '../texts.ts';

/** Given as a promise: some browsers allow it only at once after the click. Older ones take nothing but text. */
async function toClipboard(text: Promise<Blob>): Promise<void> {
  if (typeof ClipboardItem === 'function') await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  else await navigator.clipboard.writeText(await (await text).text());
}

/** Puts the document into the clipboard as plain text, and says whether that went well. */
export function useCopyText(write: () => Promise<Blob>): () => Promise<void> {
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const notices = useNotices();
  return async () => {
    try {
      // A type without its charset is the one that clipboards take.
      await toClipboard(write().then((file) => new Blob([file], { type: 'text/plain' })));
      notices.show({ kind: 'success', title: own('download.copied') });
    } catch {
      notices.show({ kind: 'error', title: t('download.notCopied'), description: t('download.notCopiedHelp') });
    }
  };
}
