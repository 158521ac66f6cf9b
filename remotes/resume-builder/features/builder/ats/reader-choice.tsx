import type { ReaderId, ReaderResult } from '@shared/matching';
import { useFormats, useTranslation } from '@shared/i18n';
import { Box, RadioGroup, Span, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';

interface ReaderChoiceProps {
  readonly results: readonly ReaderResult[];
  readonly chosen: ReaderId;
  readonly onChoose: (id: ReaderId) => void;
}

/** Lists the ways of reading with what each found, to choose the one whose fields are shown. */
export function ReaderChoice({ results, chosen, onChoose }: ReaderChoiceProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <RadioGroup.Root
      colorPalette="primary"
      value={chosen}
      onValueChange={({ value }) => {
        const found = results.find(({ id }) => id === value);
        if (found) onChoose(found.id);
      }}
      aria-label={t('ats.readers')}
    >
      <Stack gap="0" borderWidth="1px" borderRadius="l2">
        {results.map(({ id, found, count }, index) => (
          <RadioGroup.Item key={id} value={id} p="3" alignItems="flex-start" borderTopWidth={index === 0 ? '0' : '1px'}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator mt="0.5" />
            <RadioGroup.ItemText flex="1" minWidth="0" display="flex" gap="4" justifyContent="space-between">
              <Box minWidth="0">
                <Text fontWeight="700">{t(`ats.reader.${id}.title`)}</Text>
                <Text textStyle="sm" color="fg.muted" fontWeight="400">
                  {t(`ats.reader.${id}.what`)}
                </Text>
              </Box>
              <Span fontWeight="600" whiteSpace="nowrap">
                {t('ats.figure.fieldsValue', { found: formats.number(found), count })}
              </Span>
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}
