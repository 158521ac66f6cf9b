import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Flex, Stack, Text, TriangleAlertIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import { jobPath } from '../../common/paths.ts';
import type { Duplicate } from './use-duplicates.ts';

/** Says that a job seems to be tracked already, and links to it. */
export function DuplicatesNote({ duplicates }: { readonly duplicates: readonly Duplicate[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <Box role="status">
      {duplicates.length > 0 && (
        <Flex gap="3" bg="bg.warning" borderWidth="1px" borderColor="border.warning" borderRadius="l2" p="4">
          <Box color="fg.warning" flexShrink="0" pt="0.5">
            <TriangleAlertIcon size={20} aria-hidden />
          </Box>
          <Stack gap="1" minWidth="0">
            <Text>{t('duplicates.title', { count: duplicates.length })}</Text>
            {duplicates.map(({ id, title, company, location, stage }) => (
              <Text key={id} overflowWrap="anywhere">
                <ChakraLink asChild>
                  <AppLink to={jobPath(id)}>{title}</AppLink>
                </ChakraLink>
                {[company, location, t(`stages.${stage}`)].filter((part) => part !== null).map((part) => ` · ${part}`)}
              </Text>
            ))}
          </Stack>
        </Flex>
      )}
    </Box>
  );
}
