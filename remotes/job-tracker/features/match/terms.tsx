import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Badge, Box, Button, ChakraLink, CheckIcon, Flex, Heading, Span, Stack, Text, XIcon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { Match } from './api/match-fields.ts';
import { BlockLinks } from './block-links.tsx';

interface TermsProps {
  readonly fit: Match;
  /** The number of entries of each list that are shown at first. */
  readonly most?: number;
}

/** Lists the requirements of an ad: those that the person's blocks cover, and those that none mentions. */
export function Terms({ fit, most = Infinity }: TermsProps): ReactNode {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? Infinity : most;
  const required = <Badge variant="outline">{t('fit.required')}</Badge>;
  const nice = (
    <Badge variant="outline" colorPalette="gray">
      {t('fit.nice')}
    </Badge>
  );
  // Required terms come before optional ones.
  const missing = [...fit.missing].sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
  return (
    <Stack gap="4">
      {fit.matched.length > 0 && (
        <TermList title={t('fit.matched', { count: fit.matched.length })}>
          {fit.matched.slice(0, shown).map(({ term, kind, isRequired, blocks }) => (
            <Term key={`${kind} ${term}`} icon={<CheckIcon size={16} aria-hidden />} color="fg.success">
              <Span fontWeight="700">{term}</Span> <KindOfTerm kind={kind} /> {isRequired ? required : nice}
              <Box textStyle="sm">
                <BlockLinks blocks={blocks} />
              </Box>
            </Term>
          ))}
        </TermList>
      )}
      {missing.length > 0 && (
        <TermList title={t('fit.missing', { count: missing.length })}>
          {missing.slice(0, shown).map(({ term, kind, isRequired }) => (
            <Term key={`${kind} ${term}`} icon={<XIcon size={16} aria-hidden />} color="fg.muted">
              <Span fontWeight="700">{term}</Span> <KindOfTerm kind={kind} /> {isRequired ? required : nice}
            </Term>
          ))}
        </TermList>
      )}
      {(fit.matched.length > shown || missing.length > shown) && (
        <Button variant="plain" size="sm" px="0" alignSelf="flex-start" onClick={() => setIsWhole(true)}>
          {t('fit.showAll')}
        </Button>
      )}
      {missing.length > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {most === Infinity && `${t('fit.missingHelp')} `}
          <ChakraLink asChild>
            <AppLink to="/events/skills/new">{t('fit.addBlock')}</AppLink>
          </ChakraLink>
        </Text>
      )}
    </Stack>
  );
}

/** Says what a requirement is; of a skill, that goes without saying. */
function KindOfTerm({ kind }: Pick<Match['missing'][number], 'kind'>): ReactNode {
  const { t } = useTranslation();
  return kind === 'skill' ? null : <Span color="fg.muted">{t(`fit.kinds.${kind}`)}</Span>;
}

function TermList({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <Box>
      <Heading as="h4" textStyle="sm" fontWeight="600" mb="2">
        {title}
      </Heading>
      <Stack as="ul" gap="2" listStyleType="none">
        {children}
      </Stack>
    </Box>
  );
}

interface TermProps {
  readonly icon: ReactNode;
  readonly color: string;
  readonly children: ReactNode;
}

function Term({ icon, color, children }: TermProps): ReactNode {
  return (
    <Flex as="li" gap="2" align="flex-start">
      <Span color={color} pt="1" flexShrink="0">
        {icon}
      </Span>
      <Box minWidth="0" overflowWrap="anywhere">
        {children}
      </Box>
    </Flex>
  );
}
