import { type ResumeToCompose, writeExport } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';

async function textOf(resume: ResumeToCompose): Promise<Blob> {
  return new Blob([await writeExport('text', resume)], { type: 'text/plain' });
}

/** Given as a promise: some browsers allow it only at once after the click. Older ones take nothing but text. */
async function toClipboard(text: Promise<Blob>): Promise<void> {
  if (typeof ClipboardItem === 'function') await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  else await navigator.clipboard.writeText(await (await text).text());
}

/** Puts the résumé into the clipboard as plain text, and says whether that went well. */
export function useCopyText(newest: () => ResumeToCompose): () => Promise<void> {
  const { t } = useTranslation();
  const notices = useNotices();
  return async () => {
    try {
      await toClipboard(textOf(newest()));
      notices.show({ kind: 'success', title: t('download.copied') });
    } catch {
      notices.show({ kind: 'error', title: t('download.notCopied'), description: t('download.notCopiedHelp') });
    }
  };
}
