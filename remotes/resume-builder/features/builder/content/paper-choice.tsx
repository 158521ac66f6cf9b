import { papers, type Paper } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Fieldset, HStack, RadioGroup } from '@shared/ui';
import { memo, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../editing/edit-action.ts';

interface PaperChoiceProps {
  readonly paper: Paper;
  readonly edit: Dispatch<EditAction>;
}

export const PaperChoice = memo(function PaperChoice({ paper, edit }: PaperChoiceProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontFamily="heading" fontSize="lg" fontWeight="700" color="fg">
        {t('content.paper')}
      </Fieldset.Legend>
      <RadioGroup.Root
        mt="3"
        colorPalette="primary"
        value={paper}
        onValueChange={({ value }) =>
          edit({ type: 'set paper', paper: papers.find((each) => each === value) ?? paper })
        }
      >
        <HStack gap="6" wrap="wrap">
          {papers.map((each) => (
            <RadioGroup.Item key={each} value={each}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText fontWeight="400">{t(`paper.${each}`)}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </HStack>
      </RadioGroup.Root>
    </Fieldset.Root>
  );
});
