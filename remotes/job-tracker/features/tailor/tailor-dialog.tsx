import { useTranslation } from '@shared/i18n';
import { AppDialog, Flex, RadioGroup, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { TailorLetter } from './tailor-letter.tsx';
import { TailorResume } from './tailor-resume.tsx';
import { usualTitle, type TailorTarget } from './target.ts';

interface TailorDialogProps {
  readonly target: TailorTarget;
  readonly onClose: () => void;
}

const kinds = ['resume', 'letter'] as const;

/** Proposes what of the person's blocks a résumé or a letter for a job would show; the person decides, item by item. */
export function TailorDialog({ target, onClose }: TailorDialogProps): ReactNode {
  const { t } = useTranslation();
  const [kind, setKind] = useState<(typeof kinds)[number]>('resume');
  return (
    <AppDialog open onClose={onClose} title={t('tailor.title', { title: usualTitle(target) })} size="lg">
      <Stack gap="5">
        <Text color="fg.muted">{t('tailor.explanation')}</Text>
        <RadioGroup.Root
          aria-label={t('tailor.what')}
          value={kind}
          onValueChange={({ value }) => setKind(kinds.find((each) => each === value) ?? 'resume')}
        >
          <Flex gap="5">
            {kinds.map((each) => (
              <RadioGroup.Item key={each} value={each} position="relative">
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{t(`tailor.kinds.${each}`)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Flex>
        </RadioGroup.Root>
        {kind === 'resume' ? (
          <TailorResume target={target} onClose={onClose} />
        ) : (
          <TailorLetter target={target} onClose={onClose} />
        )}
      </Stack>
    </AppDialog>
  );
}
