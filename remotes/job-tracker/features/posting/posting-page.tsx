import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ArrowLeftIcon, Box, ButtonLink } from '@shared/ui';
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
    <Box>
      <Box
        mt="calc(-1 * var(--page-inset, 0px))"
        mx="calc(-1 * var(--page-gutter, 0px))"
        px="var(--page-gutter, 0px)"
        py="1"
        borderBottomWidth="1px"
      >
        <ButtonLink variant="ghost" colorPalette="gray" size="sm" ms="-3">
          <AppLink to={back}>
            <ArrowLeftIcon size={18} aria-hidden />
            {t('posting.back')}
          </AppLink>
        </ButtonLink>
      </Box>
      <Box maxWidth="reading">{children}</Box>
    </Box>
  );
}
