import { isColour, readableColour } from '@shared/documents';
import { Box, Field, Flex, HStack, Input, RadioGroup, Text, VisuallyHidden } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import { ColourWell } from './colour-well.tsx';
import { useAnnounce } from '../announcer.tsx';
import { useBuilderTexts } from '../texts.ts';

/** Each color is readable on white, and white is readable on it; the first is the default of a résumé. */
const offered = ['#207c9d', '#1f4e8c', '#5b4b9a', '#8c2f5b', '#b23a2e', '#8a5a00', '#2f6b4f', '#333d47'] as const;
export const [standardAccent] = offered;

interface ColourChoiceProps {
  readonly accent: string | undefined;
  readonly onChange: (accent: string | undefined) => void;
}

/**
 * Offers preset colors and any other by a picker or as a hex code. A color that is too light is darkened on the page,
 * and a message says so.
 */
export function ColourChoice({ accent = standardAccent, onChange }: ColourChoiceProps): ReactNode {
  const t = useBuilderTexts();
  const choose = (colour: string): void => onChange(colour === standardAccent ? undefined : colour);
  const printed = readableColour(accent);
  return (
    <ChoiceGroup legend={t('design.colour')}>
      <RadioGroup.Root value={accent} onValueChange={({ value }) => choose(value)} aria-label={t('design.colour')}>
        <Flex gap="2" wrap="wrap">
          {offered.map((colour) => (
            <RadioGroup.Item
              key={colour}
              value={colour}
              position="relative"
              cursor="pointer"
              p="1"
              css={{
                '&[data-state=checked] > span': { outline: '2px solid {colors.fg}', outlineOffset: '2px' },
                '&[data-focus-visible] > span': {
                  outline: '3px solid {colors.primary.focusRing}',
                  outlineOffset: '2px',
                },
                // The swatches keep their colors in forced colors, but the marks of the chosen one do not.
                '@media (forced-colors: active)': { '& > span': { outlineColor: 'CanvasText !important' } },
              }}
            >
              <RadioGroup.ItemHiddenInput />
              <Box
                as="span"
                display="block"
                boxSize="8"
                borderRadius="sm"
                forcedColorAdjust="none"
                style={{ background: colour }}
              />
              <VisuallyHidden>
                <RadioGroup.ItemText>{t(`design.colours.${colour.slice(1)}`)}</RadioGroup.ItemText>
              </VisuallyHidden>
            </RadioGroup.Item>
          ))}
        </Flex>
      </RadioGroup.Root>
      <OwnColour accent={accent} onChoose={choose} />
      <Text textStyle="sm" color="fg.muted" mt="2" role="status">
        {printed === accent ? '' : t('design.darkened', { colour: printed })}
      </Text>
    </ChoiceGroup>
  );
}

interface OwnColourProps {
  readonly accent: string;
  readonly onChoose: (colour: string) => void;
}

/** Parses a hex code; `1F4E8C` and `#1f4e8c ` mean the same color. */
const colourIn = (typed: string): string | undefined => {
  const code = `#${typed.trim().replace(/^#/, '').toLowerCase()}`;
  return isColour(code) ? code : undefined;
};

function OwnColour({ accent, onChoose }: OwnColourProps): ReactNode {
  const t = useBuilderTexts();
  const announce = useAnnounce();
  const [{ typed, of }, setTyped] = useState({ typed: accent, of: accent });
  // A color that was chosen elsewhere takes the place of what was typed; the field stays, and with it the focus.
  if (of !== accent) setTyped({ typed: accent, of: accent });
  const choose = (colour: string): void => {
    onChoose(colour);
    announce(t('design.colourChosen', { colour }));
  };
  const isWrong = colourIn(typed) === undefined;
  const take = (): void => {
    const colour = colourIn(typed);
    if (colour !== undefined && colour !== accent) choose(colour);
  };
  return (
    <Field.Root invalid={isWrong} mt="4">
      <Field.Label>{t('design.colourCode')}</Field.Label>
      <HStack gap="2">
        <ColourWell label={t('design.ownColour')} colour={accent} onChoose={choose} />
        <Input
          value={typed}
          width="8rem"
          maxLength={9}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setTyped({ typed: target.value, of })}
          onBlur={take}
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
      </HStack>
      <Field.ErrorText>{t('design.notAColour')}</Field.ErrorText>
    </Field.Root>
  );
}
