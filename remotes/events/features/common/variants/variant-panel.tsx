import { variantLengths } from '@shared/documents';
import { SelectField, useWatch, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Box, ChevronRightIcon, Flex, Heading, IconAction, Span, Stack, Trash2Icon } from '@shared/ui';
import { useVariantNames } from '@shared/variants';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { FieldPair } from '@shared/record-forms';
import { LanguageField } from './language-field.tsx';
import { variantKeyOf, type WithVariants, type VariantValues } from './variant-values.ts';

interface VariantPanelProps {
  readonly control: Control<WithVariants>;
  readonly place: number;
  readonly isOpen: boolean;
  /** Whether the variant was just added, in which case its first field takes the focus. */
  readonly takesFocus: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onRemove: () => void;
  /** Called when the length or language changes, because earlier errors about them may no longer apply. */
  readonly onOtherWording: () => void;
  /** The fields of the variant's texts. */
  readonly children: ReactNode;
}

/** One variant of a block: a row that expands. */
export function VariantPanel(props: VariantPanelProps): ReactNode {
  const { control, place, isOpen, takesFocus, onOpen, onRemove, onOtherWording, children } = props;
  const { t } = useTranslation();
  const { nameOf } = useVariantNames();
  const bodyId = useId();
  const body = useRef<HTMLDivElement>(null);
  // For one render, the panel of a variant that was already removed still exists.
  const values = useWatch({ control, name: `variants.${place}` }) as VariantValues | undefined;
  const { length, language } = values ?? { length: '', language: '' };
  const isNamed = length !== '' || language !== '';
  const name = isNamed ? nameOf(variantKeyOf({ id: '', length, language })) : t('wordings.unnamed');

  const focusFirst = useEffectEvent(() => {
    const first = isNamed ? '[data-texts] :is(input, textarea)' : 'select[name$="language"]';
    body.current?.querySelector<HTMLElement>(first)?.focus();
  });
  useEffect(() => {
    if (takesFocus) focusFirst();
  }, [takesFocus]);
  const isFirst = useRef(true);
  const changed = useEffectEvent(onOtherWording);
  useEffect(() => {
    if (!isFirst.current) changed();
    isFirst.current = false;
  }, [length, language]);

  return (
    <Box as="section" aria-label={name} borderWidth="1px" borderRadius="l2">
      <Flex align="center" gap="1" ps="4" pe="2" minHeight="12">
        <Heading as="h3" textStyle="md" fontWeight="600" flex="1" minWidth="0">
          <Box
            asChild
            display="flex"
            alignItems="center"
            gap="2"
            width="full"
            minHeight="11"
            textAlign="start"
            cursor="pointer"
            overflowWrap="anywhere"
          >
            <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => onOpen(!isOpen)}>
              <Span
                aria-hidden
                flexShrink="0"
                transition="transform 150ms ease-out"
                transform={isOpen ? 'rotate(90deg)' : 'none'}
                _motionReduce={{ transition: 'none' }}
              >
                <ChevronRightIcon size={18} />
              </Span>
              <Span display="inline-block" _firstLetter={{ textTransform: 'uppercase' }}>
                {name}
              </Span>
            </button>
          </Box>
        </Heading>
        <IconAction tip={t('items.remove')} label={t('wordings.removeOf', { name })} onClick={onRemove}>
          <Trash2Icon size={18} aria-hidden />
        </IconAction>
      </Flex>
      <Box id={bodyId} ref={body} hidden={!isOpen}>
        {isOpen && (
          <Stack gap="6" px="4" pt="2" pb="6">
            <FieldPair>
              <LanguageField control={control} place={place} />
              <SelectField
                control={control}
                name={`variants.${place}.length`}
                label={t('wordings.length')}
                placeholder={t('wordings.lengths.usual')}
                options={variantLengths.map((value) => ({ value, label: t(`wordings.lengths.${value}`) }))}
              />
            </FieldPair>
            <Stack gap="6" data-texts>
              {children}
            </Stack>
          </Stack>
        )}
      </Box>
    </Box>
  );
}
