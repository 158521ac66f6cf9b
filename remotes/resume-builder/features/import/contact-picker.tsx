import { composeAddress, composeName, type ContactInfo } from '@shared/documents';
import type { Correction, ImportChoice } from '@shared/importers';
import { useTranslation } from '@shared/i18n';
import { Fieldset, Flex, IconAction, PencilIcon, RadioGroup, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { ContactEditor } from './contact-editor.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type ContactGoal = ImportChoice['contact'];
const goals: readonly ContactGoal[] = ['profile', 'this-resume', 'nowhere'];

interface ContactPickerProps {
  readonly found: ContactInfo;
  readonly goal: ContactGoal;
  /** Whether the profile would accept the contact info. */
  readonly profileTakesIt: boolean;
  /** Whether the profile, which has no name yet, takes at least a part of the contact info. */
  readonly profileTakesPart: boolean;
  readonly onChange: (goal: ContactGoal) => void;
  readonly onCorrect: (correction: Correction) => void;
}

/** Lets the person correct the contact info of the file and choose where it goes. */
export function ContactPicker(props: ContactPickerProps): ReactNode {
  const { found, goal, profileTakesIt, profileTakesPart, onChange, onCorrect } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusReturn(isOpen);
  const shown = [composeName(found), found.email, found.phone, composeAddress(found)].filter(Boolean).join(' · ');
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontFamily="heading" fontSize="md" fontWeight="700" color="fg">
        {t('import.contact')}
      </Fieldset.Legend>
      <Stack gap="3" mt="2">
        <Flex gap="2" justify="space-between" align="flex-start">
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {shown}
          </Text>
          <IconAction
            ref={button}
            size="sm"
            tip={t('import.correct.edit', { title: '' }).trim()}
            label={t('import.correct.edit', { title: t('import.contact') })}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <PencilIcon size={16} aria-hidden />
          </IconAction>
        </Flex>
        {isOpen && <ContactEditor contact={found} onCorrect={onCorrect} onClose={() => setIsOpen(false)} />}
        <RadioGroup.Root
          colorPalette="primary"
          value={goal}
          onValueChange={({ value }) => onChange(goals.find((each) => each === value) ?? 'nowhere')}
        >
          <Stack gap="3">
            {goals.map((each) => (
              <RadioGroup.Item key={each} value={each} disabled={each === 'profile' && !profileTakesIt}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText fontWeight="400">{t(`import.contactGoal.${each}`)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
        {!profileTakesIt && (
          <Text color="fg.muted" textStyle="sm">
            {t(profileTakesPart && goal === 'this-resume' ? 'import.contactFitsInPart' : 'import.contactDoesNotFit')}
          </Text>
        )}
      </Stack>
    </Fieldset.Root>
  );
}
