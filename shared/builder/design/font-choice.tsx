import { fontPairs, type FontPair } from '@shared/documents';
import { RadioGroup, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { ChoiceGroup, MarkedChoice } from './choice-group.tsx';
import { useBuilderTexts } from '../texts.ts';

interface FontChoiceProps {
  readonly fonts: FontPair | undefined;
  /** The template's own fonts. */
  readonly own: FontPair;
  readonly onChange: (fonts: FontPair | undefined) => void;
}

/** Offers the font pairs. Choosing the template's own pair resets the setting. */
export function FontChoice({ fonts, own, onChange }: FontChoiceProps): ReactNode {
  const t = useBuilderTexts();
  const choose = (value: string): void => {
    const found = fontPairs.find((pair) => pair === value);
    onChange(found === own ? undefined : found);
  };
  return (
    <ChoiceGroup legend={t('design.fonts')}>
      <RadioGroup.Root
        colorPalette="primary"
        value={fonts ?? own}
        onValueChange={({ value }) => choose(value)}
        aria-label={t('design.fonts')}
      >
        <Stack gap="3">
          {fontPairs.map((pair) => (
            <MarkedChoice key={pair} value={pair}>
              {pair === own ? t('design.templatesOwn', { choice: t(`design.font.${pair}`) }) : t(`design.font.${pair}`)}
            </MarkedChoice>
          ))}
        </Stack>
      </RadioGroup.Root>
    </ChoiceGroup>
  );
}
