import { LineField } from '@shared/builder';
import { resumeLimits, type LetterSignature } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { Fieldset, HStack, RadioGroup, Stack, Text } from '@shared/ui';
import { memo, useState, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../editing/letter-action.ts';

const SignaturePad = lazyComponent(async () => (await import('./signature-pad.tsx')).SignaturePad);

interface SignatureFieldProps {
  readonly signature: LetterSignature | null;
  readonly edit: Dispatch<EditAction>;
}

type Kind = 'none' | LetterSignature['kind'];
const kinds: readonly Kind[] = ['none', 'typed', 'drawn'];

/** The signature above the printed name: none, typed, or drawn by hand. */
export const SignatureField = memo(function SignatureField({ signature, edit }: SignatureFieldProps): ReactNode {
  const { t } = useTranslation();
  /**
   * The kind of signature that is selected but still empty. The letter has no signature until something is typed or
   * drawn.
   */
  const [empty, setEmpty] = useState<Exclude<Kind, 'none'>>();
  const kind: Kind = signature?.kind ?? empty ?? 'none';
  const choose = (chosen: string): void => {
    setEmpty(chosen === 'typed' || chosen === 'drawn' ? chosen : undefined);
    if (signature !== null && signature.kind !== chosen) edit({ type: 'set signature', signature: null });
  };
  return (
    <Fieldset.Root data-text-of="signature">
      <Fieldset.Legend textStyle="label">{t('signature.title')}</Fieldset.Legend>
      <Stack gap="3" mt="2">
        <RadioGroup.Root
          colorPalette="primary"
          value={kind}
          aria-label={t('signature.title')}
          onValueChange={({ value }) => value !== kind && choose(value)}
        >
          <HStack gap="6" wrap="wrap">
            {kinds.map((each) => (
              <RadioGroup.Item key={each} value={each} position="relative">
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText fontWeight="400">{t(`signature.kind.${each}`)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </HStack>
        </RadioGroup.Root>
        {kind === 'typed' && (
          <LineField
            label={t('signature.words')}
            help={t('signature.wordsHelp')}
            value={signature?.kind === 'typed' ? signature.text : ''}
            maxLength={resumeLimits.line}
            onChange={(text) => edit({ type: 'set signature', signature: { kind: 'typed', text } })}
          />
        )}
        {kind === 'drawn' && (
          <>
            <SignaturePad
              strokes={signature?.kind === 'drawn' ? signature.strokes : []}
              onChange={(strokes) =>
                edit({ type: 'set signature', signature: strokes.length === 0 ? null : { kind: 'drawn', strokes } })
              }
            />
            <Text textStyle="sm" color="fg.muted">
              {t('signature.drawnHelp')}
            </Text>
          </>
        )}
      </Stack>
    </Fieldset.Root>
  );
});
