import { eventLimits, variantLengths, type VariantKey, type VariantLength, canonicalLanguage } from '@shared/documents';
import { useFieldArray, useFormState, useWatch, type UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { Box, Button, Flex, Heading, HStack, PlusIcon, Span, Stack, Text, Undo2Icon } from '@shared/ui';
import { useVariantNames } from '@shared/variants';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { newUuid } from '@shared/record-forms';
import type { EventValues, VariantTexts } from '../event-definition.ts';
import { useEmptyVariants } from './use-empty-variants.ts';
import { variantKeyOf, type WithVariants, type VariantValues } from './variant-values.ts';
import { useSearchParams } from '@shared/router';

/** Returns the variant requested by the URL, such as `?language=es&length=short`, to which a résumé's note links. */
function useRequestedVariant(): VariantKey | undefined {
  const [parameters] = useSearchParams();
  const length = variantLengths.find((each) => each === parameters.get('length')) ?? null;
  const tag = parameters.get('language');
  const language = (tag === null ? undefined : canonicalLanguage(tag)) ?? null;
  return length === null && language === null ? undefined : { length, language };
}

// Most blocks have no variants, so the fields load when there is one.
const WordingPanel = lazyComponent(async () => (await import('./variant-panel.tsx')).VariantPanel);

interface VariantsFieldProps<Values extends EventValues> {
  readonly form: UseFormReturn<Values>;
  /** Returns the texts that a new variant starts with. */
  readonly begin: (values: Values) => VariantTexts<Values>;
  /** Renders the fields of a variant's texts, by its index in the form. */
  readonly renderTexts: (place: number) => ReactNode;
}

const idOf = (variants: readonly VariantValues[], { length, language }: VariantKey): string | undefined =>
  variants.find((each) => {
    const own = variantKeyOf(each);
    return own.length === length && own.language === language;
  })?.id;

/** The variants of a block: short or long, and one per language (decisions.md "Building blocks"). */
export function VariantsField<Values extends EventValues>(props: VariantsFieldProps<Values>): ReactNode {
  const { form, begin, renderTexts } = props;
  const { t } = useTranslation();
  const { nameOf } = useVariantNames();
  const ids = useId();
  const addButtons = useRef<HTMLDivElement>(null);
  // Only the fields that the variants of all kinds have in common are used here.
  const common = form as unknown as UseFormReturn<WithVariants>;
  const { control } = common;
  const begun = useEmptyVariants(common);
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'variants', keyName: 'key' });
  const { errors, submitCount } = useFormState({ control, name: 'variants' });
  // Field arrays contain the values from when they were added, so the current ones are watched.
  const written = useWatch({ control, name: 'variants' });
  const wanted = useRequestedVariant();
  const [wantedId] = useState(() => (wanted && idOf(form.getValues().variants, wanted)) ?? newUuid());
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(wanted && [wantedId]));
  /** The variant that was added last. */
  const [focused, setFocused] = useState(wanted && wantedId);
  const [removed, setRemoved] = useState<{ readonly values: VariantValues; readonly place: number }>();
  const open = (id: string, isOpen = true): void =>
    setOpened((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id)));

  const addAs = (id: string, { length, language }: VariantKey): void => {
    const values = { id, length: length ?? '', language: language ?? '', ...begin(form.getValues()) };
    begun.begin(values, (wording) => append(wording, { shouldFocus: false }));
  };
  const add = (wording: VariantKey): void => {
    const id = newUuid();
    setRemoved(undefined);
    setFocused(id);
    open(id);
    addAs(id, wording);
  };

  // A link from a document without the right variant opens the form with that variant.
  const addWanted = useEffectEvent(() => {
    if (wanted === undefined || form.getValues().variants.some(({ id }) => id === wantedId)) return;
    addAs(wantedId, wanted);
  });
  useEffect(() => addWanted(), []);

  // A panel with an error expands first, because only then can its field take the focus.
  const focusFault = useEffectEvent(() => {
    if (errors.variants === undefined || Object.keys(form.formState.errors).some((name) => name !== 'variants')) return;
    document.getElementById(`${ids}list`)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) focusFault();
  }, [submitCount]);

  const addButton = (length: VariantLength | null): ReactNode => {
    const wording: VariantKey = { length, language: null };
    if (length !== null && idOf(written, wording) !== undefined) return null;
    return (
      <Button key={length ?? 'language'} variant="outline" size="sm" minHeight="10" onClick={() => add(wording)}>
        <PlusIcon size={16} aria-hidden />
        {t(`wordings.add.${length ?? 'language'}`)}
      </Button>
    );
  };
  const isFull = fields.length >= eventLimits.variants;
  return (
    <Box as="section" aria-labelledby={`${ids}title`} borderTopWidth="1px" pt="6">
      <Heading as="h2" id={`${ids}title`} textStyle="lg" fontWeight="600">
        {t('wordings.title')}{' '}
        <Span fontFamily="body" textStyle="sm" fontWeight="400" color="fg.muted">
          {t('items.optional')}
        </Span>
      </Heading>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {t('wordings.help')}
      </Text>
      <Stack gap="3" mt="4" id={`${ids}list`}>
        {fields.map((values, place) => (
          <WordingPanel
            key={values.key}
            control={control}
            place={place}
            isOpen={opened.has(values.id) || errors.variants?.[place] !== undefined}
            takesFocus={focused === values.id}
            onOtherWording={() => {
              if (errors.variants !== undefined) void common.trigger('variants');
            }}
            onOpen={(isOpen) => open(values.id, isOpen)}
            onRemove={() => {
              const now = form.getValues().variants[place];
              if (now !== undefined) setRemoved({ values: now, place });
              remove(place);
              begun.ended(values.id);
              addButtons.current?.querySelector('button')?.focus();
            }}
          >
            {renderTexts(place)}
          </WordingPanel>
        ))}
        {removed !== undefined && (
          <HStack gap="3" wrap="wrap" textStyle="sm" color="fg.muted">
            <Text role="status">{t('wordings.removed', { name: nameOf(variantKeyOf(removed.values)) })}</Text>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                insert(removed.place, removed.values, { shouldFocus: false });
                setFocused(removed.values.id);
                open(removed.values.id);
                setRemoved(undefined);
              }}
            >
              <Undo2Icon size={16} aria-hidden />
              {t('items.undo')}
            </Button>
          </HStack>
        )}
        {isFull ? (
          <Text textStyle="sm" color="fg.muted">
            {t('wordings.full', { max: eventLimits.variants })}
          </Text>
        ) : (
          <Flex ref={addButtons} gap="2" wrap="wrap">
            {[...variantLengths, null].map(addButton)}
          </Flex>
        )}
      </Stack>
    </Box>
  );
}
