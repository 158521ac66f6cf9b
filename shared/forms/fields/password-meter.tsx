import { Box, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useFormTexts } from '../texts.ts';
import { passwordStrength } from './password-strength.ts';

const levels = ['none', 'short', 'weak', 'fair', 'good', 'strong'] as const;
const best = levels.length - 1;

/**
 * Shows how hard a new password is to guess, as a bar and in words. Its height never changes, so that nothing below it
 * moves, and the words change only with the level, so that a screen reader does not read them after every key.
 */
export function PasswordMeter({ password }: { readonly password: string }): ReactNode {
  const t = useFormTexts();
  const strength = passwordStrength(password);
  const level = levels.indexOf(strength);
  const text = strength === 'none' ? '' : t(`strength.${strength}`);
  return (
    <Box width="100%">
      <Box
        role="meter"
        aria-label={t('strength.label')}
        aria-valuemin={0}
        aria-valuemax={best}
        aria-valuenow={level}
        aria-valuetext={text || t('strength.none')}
        bg="bg.muted"
        borderRadius="full"
      >
        <Box
          height="1"
          borderRadius="full"
          width={`${(level / best) * 100}%`}
          bg={level < 3 ? 'border.error' : 'border.success'}
        />
      </Box>
      <Text role="status" textStyle="sm" minHeight="1lh" color={level < 3 ? 'fg.muted' : 'fg.success'}>
        {text}
      </Text>
    </Box>
  );
}
