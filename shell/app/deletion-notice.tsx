import { useMutation, graphql } from '@shared/graphql';
import { createTexts, useFormats } from '@shared/i18n';
import { Button, Span, useNotices } from '@shared/ui';
import type { ReactNode } from 'react';
import en from '../locales/en/deletion.json';
import { contentId } from '../page/use-page-change.ts';
import { NoticeLine } from '../notices/notice-line.tsx';

/** Cancels the deletion of the account. The result clears the date wherever it is shown. */
const keepAccount = graphql(`
  mutation ShellKeepAccount {
    user {
      cancelAccountDeletion {
        id
        deletionDate
      }
    }
  }
`);

const useDeletionTexts = createTexts('deletion', { en });

interface Props {
  /** An ISO 8601 instant. */
  readonly date: string;
}

/** Returns the formatted day, and the button that cancels the deletion. */
function useKeeping(date: string) {
  const t = useDeletionTexts();
  const day = useFormats().date(date);
  const notices = useNotices();
  const [keep, { loading }] = useMutation(keepAccount);
  const keepIt = async (): Promise<void> => {
    try {
      await keep();
      notices.show({ kind: 'success', title: t('kept'), description: t('keptBody') });
      // The focused button disappears with the notice.
      document.getElementById(contentId)?.focus();
    } catch {
      notices.show({ kind: 'error', title: t('failed'), description: t('failedSafe', { date: day }) });
    }
  };
  const button = (
    <Button size="sm" variant="outline" loading={loading} onClick={() => void keepIt()}>
      {t('keep')}
    </Button>
  );
  return { t, day, button };
}

/** Says calmly on which day the account will be deleted, with a button that cancels it. */
export function DeletionNotice({ date }: Props): ReactNode {
  const { t, day, button } = useKeeping(date);
  return (
    <NoticeLine isWarning action={button}>
      {t('title', { date: day })}
      <Span hideBelow="md"> {t('body')}</Span>
    </NoticeLine>
  );
}
