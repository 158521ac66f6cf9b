import { isHeadshotPath } from '@shared/documents';
import { AppLink } from '@shared/remote-kit';
import { ChakraLink, Checkbox, Text } from '@shared/ui';
import { useId, type ReactNode } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import { useTemplateNames } from '../templates/use-template-names.ts';
import { useBuilderTexts } from '../texts.ts';

interface HeadshotChoiceProps {
  readonly isShown: boolean;
  /** Whether the template has a place for the headshot. */
  readonly hasPlace: boolean;
  readonly template: string;
  readonly headshotUrl: string | null;
  readonly onChange: (isShown: boolean | undefined) => void;
}

/** Toggles the headshot on the page, and explains why it cannot be shown where that is the case. */
export function HeadshotChoice({ isShown, hasPlace, template, headshotUrl, onChange }: HeadshotChoiceProps): ReactNode {
  const t = useBuilderTexts();
  const templateName = useTemplateNames();
  const helpId = useId();
  const help =
    headshotUrl === null
      ? t('design.noHeadshot')
      : !isHeadshotPath(headshotUrl)
        ? t('design.foreignHeadshot')
        : hasPlace
          ? t('design.headshotHelp')
          : t('design.noPlaceForHeadshot', { template: templateName(template) });
  const canBeShown = headshotUrl !== null && isHeadshotPath(headshotUrl) && hasPlace;
  return (
    <ChoiceGroup legend={t('design.headshot')}>
      <Checkbox.Root
        checked={isShown}
        disabled={!canBeShown && !isShown}
        onCheckedChange={({ checked }) => onChange(checked ? true : undefined)}
      >
        <Checkbox.HiddenInput aria-describedby={helpId} />
        <Checkbox.Control />
        <Checkbox.Label>{t('design.showHeadshot')}</Checkbox.Label>
      </Checkbox.Root>
      <Text id={helpId} textStyle="sm" color="fg.muted" mt="2">
        {help}
      </Text>
      <ChakraLink asChild display="inline-block" textStyle="sm" mt="1">
        <AppLink to="/profile#profile-headshot">{t('design.openProfile')}</AppLink>
      </ChakraLink>
    </ChoiceGroup>
  );
}
