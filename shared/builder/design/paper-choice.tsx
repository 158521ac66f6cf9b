import { papers, type Paper } from '@shared/documents';
import { HStack, RadioGroup } from '@shared/ui';
import type { ReactNode } from 'react';
import { ChoiceGroup, MarkedChoice } from './choice-group.tsx';
import { useBuilderTexts } from '../texts.ts';

interface PaperChoiceProps {
  readonly paper: Paper;
  readonly onChange: (paper: Paper) => void;
}

/** Offers the paper sizes. */
export function PaperChoice({ paper, onChange }: PaperChoiceProps): ReactNode {
  const t = useBuilderTexts();
  return (
    <ChoiceGroup legend={t('design.paper')}>
      <RadioGroup.Root
        colorPalette="primary"
        value={paper}
        aria-label={t('design.paper')}
        onValueChange={({ value }) => onChange(papers.find((each) => each === value) ?? paper)}
      >
        <HStack gap="6" wrap="wrap">
          {papers.map((each) => (
            <MarkedChoice key={each} value={each}>
              {t(`design.papers.${each}`)}
            </MarkedChoice>
          ))}
        </HStack>
      </RadioGroup.Root>
    </ChoiceGroup>
  );
}
