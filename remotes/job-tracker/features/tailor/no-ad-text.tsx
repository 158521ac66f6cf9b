import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ButtonLink, Flex, Heading, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { advertisementHash, jobPath } from '../common/paths.ts';

/** Explains what is proposed for a job without a description, and links to where one is added. */
export function NoAdText({ jobId }: { readonly jobId: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Flex
      as="section"
      align="center"
      columnGap="4"
      rowGap="1"
      wrap="wrap"
      minHeight="10"
      py="1"
      borderBottomWidth="1px"
    >
      <Box flex="1 1 20rem" textStyle="sm">
        <Heading as="h2" fontFamily="body" textStyle="sm" fontWeight="600">
          {t('tailor.noText')}
        </Heading>
        <Text color="fg.muted">{t('tailor.noTextHelp')}</Text>
      </Box>
      <ButtonLink variant="outline" size="sm">
        <AppLink to={`${jobPath(jobId)}${advertisementHash}`}>{t('tailor.addText')}</AppLink>
      </ButtonLink>
    </Flex>
  );
}
