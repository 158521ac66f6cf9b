import { jobLimits } from '@shared/documents';
import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { FormDialog } from '@shared/record-forms';
import { AppLink } from '@shared/remote-kit';
import { Box, ButtonLink, Field, Stack, Text, Textarea } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { newJobPath } from '../common/paths.ts';
import { useToday } from '../common/use-today.ts';
import type { Match } from '../match/api/match-fields.ts';
import { getAdMatch } from '../match/api/get-match.ts';
import { MatchView } from '../match/match-view.tsx';
import { useSending } from '../common/use-sending.ts';

/** Scores a pasted job ad, which is not stored, and offers to track it. */
export function PasteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const client = useApolloClient();
  const today = useToday();
  const [text, setText] = useState('');
  const [seen, setSeen] = useState<{ readonly text: string; readonly fit: Match }>();
  const { busy, failure, refuse, send } = useSending(t('savvy.paste.failed'));
  const answer = useRef<HTMLDivElement>(null);

  const look = async (): Promise<void> => {
    if (text.trim() === '') {
      refuse(t('savvy.paste.nothing'));
      return;
    }
    await send(async () => {
      const variables = { text, today };
      const result = await client.query({ query: getAdMatch, variables, fetchPolicy: 'no-cache', context: keepPlace });
      setSeen({ text, fit: dataOf(result).adFit });
      requestAnimationFrame(() => answer.current?.focus());
    });
  };
  return (
    <FormDialog
      title={t('savvy.paste.title')}
      size="lg"
      leave={t('savvy.paste.close')}
      send={t('savvy.paste.look')}
      busy={busy}
      onSend={look}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('savvy.paste.explanation')}</Text>
        <Field.Root invalid={failure !== undefined}>
          <Field.Label>{t('savvy.paste.text')}</Field.Label>
          <Textarea
            value={text}
            minH="9rem"
            maxH="16rem"
            fieldSizing="content"
            maxLength={jobLimits.description}
            onChange={({ target }) => setText(target.value)}
          />
          <Field.ErrorText role="alert">{failure}</Field.ErrorText>
        </Field.Root>
        {seen !== undefined && (
          <Box ref={answer} tabIndex={-1} outline="none" borderTopWidth="1px" pt="4">
            <MatchView fit={seen.fit} />
            <Text color="fg.muted" mt="4" mb="3">
              {t('savvy.paste.trackHelp')}
            </Text>
            <ButtonLink variant="outline">
              <AppLink to={`${newJobPath}#${new URLSearchParams({ text: seen.text }).toString()}`}>
                {t('savvy.paste.track')}
              </AppLink>
            </ButtonLink>
          </Box>
        )}
      </Stack>
    </FormDialog>
  );
}
