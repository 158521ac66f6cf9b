import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ButtonLink, Heading, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { advertisementHash, jobPath } from '../common/paths.ts';

/** Explains what is proposed for a job without a description, and links to where one is added. */
export function NoAdText({ jobId }: { readonly jobId: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Box as="section" borderWidth="1px" borderStyle="dashed" borderRadius="l2" p="4" maxWidth="720px">
      <Heading as="h2" textStyle="md" fontWeight="600" mb="1">
        {t('tailor.noText')}
      </Heading>
      <Text color="fg.muted" mb="3">
        {t('tailor.noTextHelp')}
      </Text>
      <ButtonLink variant="outline" size="sm">
        <AppLink to={`${jobPath(jobId)}${advertisementHash}`}>{t('tailor.addText')}</AppLink>
      </ButtonLink>
    </Box>
  );
}
