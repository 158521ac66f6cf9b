import { margins, spacings, textSizes, type ResumeDesign } from '@shared/documents';
import type { Template } from '@shared/typesetting';
import { Button, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import type { DesignPatch } from './design-patch.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { SizeSlider } from './size-slider.tsx';
import { useBuilderTexts } from '../texts.ts';

interface SizeChoicesProps {
  readonly design: ResumeDesign;
  readonly template: Template;
  readonly onChange: (patch: DesignPatch) => void;
}

/** Text size, spacing and margins, and the way back to the template's. */
export function SizeChoices({ design, template, onChange }: SizeChoicesProps): ReactNode {
  const t = useBuilderTexts();
  const { textSize, spacing, margins: sides } = design;
  const isOwn = textSize === undefined && spacing === undefined && sides === undefined;
  return (
    <ChoiceGroup legend={t('design.sizes')}>
      <Stack gap="4">
        <SizeSlider
          label={t('design.textSize')}
          scale={textSizes}
          value={textSize ?? template.textSize}
          written={(value) => t('design.points', { value })}
          onChange={(value) => onChange({ textSize: value })}
        />
        <SizeSlider
          label={t('design.spacing')}
          scale={spacings}
          value={spacing ?? 100}
          written={(value) => t('design.percent', { value })}
          onChange={(value) => onChange({ spacing: value })}
        />
        <SizeSlider
          label={t('design.margins')}
          scale={margins}
          value={sides ?? Math.round(template.sideMargin)}
          written={(value) => t('design.millimetres', { value })}
          onChange={(value) => onChange({ margins: value })}
        />
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          aria-disabled={isOwn}
          opacity={isOwn ? 0.5 : 1}
          onClick={() => isOwn || onChange({ textSize: undefined, spacing: undefined, margins: undefined })}
        >
          {t('design.ownSizes')}
        </Button>
      </Stack>
    </ChoiceGroup>
  );
}
