import { useTranslation } from '@shared/i18n';
import { Box, SimpleGrid, Stack, Text } from '@shared/ui';
import { useId, type ReactNode } from 'react';

interface SideBySideTextProps {
  readonly written: string;
  readonly read: string;
}

/** Shows the whole written text next to the whole text of the file, each in its own order. */
export function SideBySideText({ written, read }: SideBySideTextProps): ReactNode {
  const { t } = useTranslation();
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <WholeText label={t('ats.written')}>{written}</WholeText>
      <WholeText label={t('ats.read')}>{read === '' ? t('ats.nothingRead') : read}</WholeText>
    </SimpleGrid>
  );
}

function WholeText({ label, children }: { readonly label: string; readonly children: string }): ReactNode {
  const id = useId();
  return (
    <Stack gap="1" minWidth="0">
      <Text id={id} textStyle="sm" fontWeight="700">
        {label}
      </Text>
      {/* A scrollable region must also be reachable by keyboard. */}
      <Box
        role="region"
        aria-labelledby={id}
        tabIndex={0}
        maxHeight="20rem"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="l2"
        bg="bg.mist"
        p="3"
        textStyle="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        dir="auto"
      >
        {children}
      </Box>
    </Stack>
  );
}
