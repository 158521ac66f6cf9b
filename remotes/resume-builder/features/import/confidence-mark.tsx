import type { Judgement } from '@shared/importers';
import { useTranslation } from '@shared/i18n';
import { Badge, HStack, Text } from '@shared/ui';
import type { ReactNode } from 'react';

const palettes = { high: 'secondary', medium: 'gray', low: 'warning' } as const;

/** Shows how reliably a part of a PDF was read and, where it is uncertain, what the person should check. */
export function ConfidenceMark({ judgement }: { readonly judgement: Judgement }): ReactNode {
  const { t } = useTranslation();
  const { confidence, doubts } = judgement;
  return (
    <HStack as="span" gap="2" mt="1" align="flex-start" wrap="wrap">
      <Badge colorPalette={palettes[confidence]}>{t(`import.confidence.${confidence}`)}</Badge>
      {doubts.length > 0 && (
        <Text as="span" textStyle="sm" color="fg.muted">
          {doubts.map((doubt) => t(`import.doubt.${doubt}`)).join(' ')}
        </Text>
      )}
    </HStack>
  );
}
