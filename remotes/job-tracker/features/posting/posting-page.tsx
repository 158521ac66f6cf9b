import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ArrowLeftIcon, ButtonLink, Stack } from '@shared/ui';
import type { ReactNode } from 'react';

interface PostingPageProps {
  /** The address of the list from which it was opened. */
  readonly back: string;
  readonly children: ReactNode;
}

/** Shows a posting as a page of its own, where there is no room next to the list. */
export function PostingPage({ back, children }: PostingPageProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack gap="5" align="stretch">
      <ButtonLink variant="ghost" colorPalette="gray" alignSelf="flex-start" ms="-3">
        <AppLink to={back}>
          <ArrowLeftIcon size={18} aria-hidden />
          {t('posting.back')}
        </AppLink>
      </ButtonLink>
      {children}
    </Stack>
  );
}
