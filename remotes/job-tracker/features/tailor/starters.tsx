import { keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, Button, ButtonLink, ErrorNotice, Flex, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { createParagraph, type ProposedLetter } from './api/tailor.ts';

interface StartersProps {
  readonly starters: ProposedLetter['starters'];
  /** Proposes the letter again, now that there are paragraphs. */
  readonly onKept: () => Promise<unknown>;
}

/** Offers the beginnings of paragraphs to a person without any, made of their own entries. */
export function Starters({ starters, onKept }: StartersProps): ReactNode {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  /** The number of starters that are kept, so that trying again after a failure keeps none twice. */
  const [kept, setKept] = useState(0);
  const keep = async (): Promise<void> => {
    setState('saving');
    try {
      for (const [index, { kind, text }] of starters.entries()) {
        if (index < kept) continue;
        const title = t(`tailor.starters.titles.${kind}`, { number: index });
        await client.mutate({
          mutation: createParagraph,
          variables: { input: { kind, text, title } },
          context: keepPlace,
        });
        setKept(index + 1);
      }
      // Lists of paragraphs load again.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'paragraphEvents' });
      await onKept();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Stack gap="4" align="flex-start" maxWidth="42rem">
      <Text>{t('tailor.starters.help', { companySlot: '{{company}}', positionSlot: '{{position}}' })}</Text>
      <Stack as="ul" listStyleType="none" gap="3" aria-label={t('tailor.starters.label')} width="full">
        {starters.map(({ kind, text }, index) => (
          <Box as="li" key={index} borderWidth="1px" borderRadius="l2" p="3">
            <Text textStyle="sm" color="fg.muted">
              {t(`tailor.paragraphs.${kind}`)}
            </Text>
            <Text overflowWrap="anywhere">{text}</Text>
          </Box>
        ))}
      </Stack>
      {state === 'failed' && (
        <ErrorNotice title={t('tailor.starters.failed')}>{t('tailor.starters.failedHelp')}</ErrorNotice>
      )}
      <Flex gap="3" wrap="wrap">
        <Button loading={state === 'saving'} onClick={() => void keep()}>
          {t('tailor.starters.keep')}
        </Button>
        <ButtonLink variant="outline">
          <AppLink to="/events/cover-letter/new">{t('tailor.addParagraph')}</AppLink>
        </ButtonLink>
      </Flex>
    </Stack>
  );
}
