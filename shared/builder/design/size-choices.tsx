import { margins, spacings, textSizes, type ResumeDesign } from '@shared/documents';
import { RangeSlider } from '@shared/forms';
import type { Template } from '@shared/typesetting';
import { Button, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import type { DesignPatch } from './design-patch.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { useBuilderTexts } from '../texts.ts';

interface SizeChoicesProps {
  readonly design: ResumeDesign;
  readonly template: Template;
  /** The points of the document's text at the template's own size, where they differ from it. */
  readonly usualTextSize?: number | undefined;
  readonly onChange: (patch: DesignPatch) => void;
}

/** Text size, spacing, and margins, with a reset to the template's values. */
export function SizeChoices({
  design,
  template,
  usualTextSize = template.textSize,
  onChange,
}: SizeChoicesProps): ReactNode {
  const t = useBuilderTexts();
  const { textSize, spacing, margins: sides } = design;
  const printedSize = ((textSize ?? template.textSize) / template.textSize) * usualTextSize;
  const isOwn = textSize === undefined && spacing === undefined && sides === undefined;
  return (
    <ChoiceGroup legend={t('design.sizes')}>
      <Stack gap="4">
        <RangeSlider
          label={t('design.textSize')}
          {...textSizes}
          value={textSize ?? template.textSize}
          written={t('design.points', { value: Math.round(10 * printedSize) / 10 })}
          onChange={(value) => onChange({ textSize: value })}
        />
        <RangeSlider
          label={t('design.spacing')}
          {...spacings}
          value={spacing ?? 100}
          written={t('design.percent', { value: spacing ?? 100 })}
          onChange={(value) => onChange({ spacing: value })}
        />
        <RangeSlider
          label={t('design.margins')}
          {...margins}
          value={sides ?? Math.round(template.sideMargin)}
          written={t('design.millimetres', { value: sides ?? Math.round(template.sideMargin) })}
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
