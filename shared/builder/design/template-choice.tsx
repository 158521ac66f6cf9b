import { templates } from '@shared/typesetting';
import { RadioGroup, SimpleGrid, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { TemplatePicture } from '../templates/template-picture.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { standardAccent } from './colour-choice.tsx';
import { useTemplateNames } from '../templates/use-template-names.ts';
import { useBuilderTexts } from '../texts.ts';

interface TemplateChoiceProps {
  readonly chosen: string;
  /** The accent of the document; undefined for the standard one. */
  readonly accent: string | undefined;
  readonly onChoose: (name: string) => void;
}

/** Shows each template by its first page; below, it says what the chosen one is good for. */
export function TemplateChoice({ chosen, accent = standardAccent, onChoose }: TemplateChoiceProps): ReactNode {
  const t = useBuilderTexts();
  const templateName = useTemplateNames();
  return (
    <ChoiceGroup legend={t('design.template')}>
      <RadioGroup.Root value={chosen} onValueChange={({ value }) => onChoose(value)} aria-label={t('design.template')}>
        <SimpleGrid columns={{ base: 3, sm: 4 }} gap="3">
          {templates.map(({ name }) => (
            <RadioGroup.Item
              key={name}
              value={name}
              position="relative"
              flexDirection="column"
              alignItems="stretch"
              gap="1"
              cursor="pointer"
              css={{
                '& img': { outline: '1px solid {colors.border}', borderRadius: 'sm' },
                '&:hover img': { outlineColor: '{colors.border.emphasized}' },
                '&[data-state=checked] img': { outline: '3px solid {colors.primary.solid}', outlineOffset: '1px' },
                '&[data-focus-visible] img': { outline: '3px solid {colors.primary.focusRing}', outlineOffset: '3px' },
              }}
            >
              <RadioGroup.ItemHiddenInput />
              <TemplatePicture name={name} accent={accent} />
              <RadioGroup.ItemText textStyle="sm" textAlign="center" fontWeight={name === chosen ? '700' : '400'}>
                {templateName(name)}
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </SimpleGrid>
      </RadioGroup.Root>
      <Text textStyle="sm" color="fg.muted" mt="3" aria-live="polite">
        {t(`design.about.${chosen}`)}
      </Text>
    </ChoiceGroup>
  );
}
