import { Button, Heading, Stack, Text } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { PasswordCard } from './password-card.tsx';
import { usePasswordTexts } from './texts.ts';

export interface LinkRequestedProps {
  readonly email: string;
  readonly onOther: () => void;
}

/** Says what happens next. The text is the same for every address, so that it does not reveal who has an account. */
export function LinkRequested({ email, onOther }: LinkRequestedProps): ReactNode {
  const t = usePasswordTexts();
  const words = useRef<HTMLDivElement>(null);
  // The focused form is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <PasswordCard title={t('asked.title')}>
      <Stack ref={words} tabIndex={-1} outline="none" gap="4" role="status">
        <Text overflowWrap="anywhere">{t('asked.next', { email })}</Text>
        <Stack gap="1">
          <Heading as="h2" textStyle="md">
            {t('asked.nothingTitle')}
          </Heading>
          <Text color="fg.muted">{t('asked.nothing')}</Text>
        </Stack>
      </Stack>
      <Button variant="outline" width="100%" onClick={onOther}>
        {t('asked.other')}
      </Button>
    </PasswordCard>
  );
}
