import { composeAddress, composeName, type ContactInfo } from '@shared/documents';
import type { ImportChoice } from '@shared/importers';
import { useTranslation } from '@shared/i18n';
import { Fieldset, RadioGroup, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';

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
}

/** Lets the person choose where the contact info of the file goes. */
export function ContactPicker({
  found,
  goal,
  profileTakesIt,
  profileTakesPart,
  onChange,
}: ContactPickerProps): ReactNode {
  const { t } = useTranslation();
  const shown = [composeName(found), found.email, found.phone, composeAddress(found)].filter(Boolean).join(' · ');
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontFamily="heading" fontSize="md" fontWeight="700" color="fg">
        {t('import.contact')}
      </Fieldset.Legend>
      <Stack gap="3" mt="2">
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {shown}
        </Text>
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
