import { type ResumeToCompose, writeExport } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';

async function textOf(resume: ResumeToCompose): Promise<Blob> {
  return new Blob([await writeExport('text', resume)], { type: 'text/plain' });
}

/** Puts the résumé into the clipboard as plain text, and says whether that went well. */
export function useCopyText(newest: () => ResumeToCompose): () => Promise<void> {
  const { t } = useTranslation();
  const notices = useNotices();
  return async () => {
    const text = textOf(newest());
    try {
      // Given as a promise: some browsers allow it only at once after the click.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      notices.show({ kind: 'success', title: t('download.copied') });
    } catch {
      notices.show({ kind: 'error', title: t('download.notCopied'), description: t('download.notCopiedHelp') });
    }
  };
}
