import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ArrowLeftIcon, ButtonLink, Stack } from '@shared/ui';
import type { ReactNode } from 'react';

interface PostingPageProps {
  /** The list that it was opened from. */
  readonly back: string;
  readonly children: ReactNode;
}

/** One posting as the whole page, where there is no room for it beside the list. */
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
