import {
  chooseVariant,
  defaultTexts,
  defaultVariantKey,
  type EventReference,
  type EventWithVariants,
  type VariantKey,
} from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ChakraLink, NativeSelect, Stack, Text } from '@shared/ui';
import { useVariantNames } from '@shared/variants';
import type { ReactNode } from 'react';
import { useDocumentVariant } from './document-variant.tsx';
import { useBuilderTexts } from '../texts.ts';

interface ItemVariantPickerProps {
  /** The name of the block, as the user knows it. */
  readonly name: string;
  readonly block: EventWithVariants;
  readonly item: EventReference;
  /** Returns the path at which a missing variant can be written. */
  readonly pathOf: (wording: VariantKey) => string;
  /** Null chooses the variant that the document asks for. */
  readonly onChoose: (variantId: string | null) => void;
}

/** Shows which variant an item uses when there is a choice, and what is missing when it falls back. */
export function ItemVariantPicker({ name, block, item, pathOf, onChoose }: ItemVariantPickerProps): ReactNode {
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const { wording } = useDocumentVariant();
  const { nameOf } = useVariantNames();
  const { variants = [] } = block;
  const { variant, fallback } = chooseVariant(block, item, wording);
  const byItself = chooseVariant(block, { eventId: item.eventId }, wording).variant ?? defaultVariantKey;
  const isKnown = item.variantId === defaultTexts || variants.some(({ id }) => id === item.variantId);
  if (variants.length === 0 && fallback === 'none') return null;
  return (
    <Stack gap="2" pe="3" pb="3">
      {variants.length > 0 && (
        <NativeSelect.Root size="sm" maxWidth="20rem">
          <NativeSelect.Field
            aria-label={t('wording.of', { name })}
            value={isKnown ? item.variantId : ''}
            onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
          >
            <option value="">{own('wording.asDocument', { wording: nameOf(byItself) })}</option>
            <option value={defaultTexts}>{t('wording.always', { wording: nameOf(defaultVariantKey) })}</option>
            {variants.map((each) => (
              <option key={each.id} value={each.id}>
                {t('wording.always', { wording: nameOf(each) })}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
      {fallback !== 'none' && (
        <Text textStyle="sm" color="fg.muted">
          {t('wording.missing', { wording: nameOf(wording), shown: nameOf(variant ?? defaultVariantKey) })}{' '}
          <ChakraLink asChild>
            <AppLink to={pathOf(wording)} aria-label={t('wording.addOf', { wording: nameOf(wording), name })}>
              {t('wording.add')}
            </AppLink>
          </ChakraLink>
        </Text>
      )}
    </Stack>
  );
}
