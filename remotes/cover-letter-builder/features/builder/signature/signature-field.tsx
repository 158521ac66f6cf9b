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
  /** The printed name, which a typed signature is as long as it has no text of its own. */
  readonly name: string;
  readonly edit: Dispatch<EditAction>;
}

type Kind = 'none' | LetterSignature['kind'];
const kinds: readonly Kind[] = ['none', 'typed', 'drawn'];

/** The signature above the printed name: none, typed, or drawn by hand. */
export const SignatureField = memo(function SignatureField({ signature, name, edit }: SignatureFieldProps): ReactNode {
  const { t } = useTranslation();
  /** Whether a drawn signature is selected but still empty. The letter has none until something is drawn. */
  const [isSheetOpen, setSheetOpen] = useState(false);
  const kind: Kind = signature?.kind ?? (isSheetOpen ? 'drawn' : 'none');
  const choose = (chosen: string): void => {
    setSheetOpen(chosen === 'drawn');
    edit({ type: 'set signature', signature: chosen === 'typed' ? { kind: 'typed', text: '' } : null });
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
            placeholder={name}
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
