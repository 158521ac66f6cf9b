import { useFormats, useTranslation } from '@shared/i18n';
import { Box, Span, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { importParts, type ImportPart, type ImportReport, type PartReport } from './send-archive.ts';

/** The names that are listed; the rest is counted. */
const mostNames = 30;

/** Lists what an import does with each part of an account, and what it cannot read. */
export function ReportList({ report }: { readonly report: ImportReport }): ReactNode {
  const { t } = useTranslation();
  const { parts, problems, hasNewHeadshot } = report;
  const shown = importParts.filter((part) => {
    const { added, same, different } = parts[part];
    return added + same.length + different.length > 0;
  });
  return (
    <Stack gap="4">
      <Stack as="ul" gap="0" listStyleType="none" borderWidth="1px" borderRadius="l2">
        {shown.map((part, index) => (
          <PartRow key={part} part={part} report={parts[part]} isFirst={index === 0} />
        ))}
        {hasNewHeadshot && (
          <Box as="li" p="3" borderTopWidth={shown.length === 0 ? '0' : '1px'}>
            <Text fontWeight="700">{t('accountImport.headshot')}</Text>
          </Box>
        )}
      </Stack>
      {problems.length > 0 && (
        <Box as="details" borderWidth="1px" borderRadius="l2">
          <Box as="summary" p="3" cursor="pointer" fontWeight="700">
            {t('accountImport.problems', { count: problems.length })}
          </Box>
          <Stack as="ul" gap="1" px="3" pb="3" listStyleType="none">
            {problems.map(({ path, message }) => (
              <Text as="li" key={`${path} ${message}`} textStyle="sm" overflowWrap="anywhere">
                <Span fontWeight="700">{path}</Span> {message}
              </Text>
            ))}
          </Stack>
        </Box>
      )}
    </Stack>
  );
}

interface PartRowProps {
  readonly part: ImportPart;
  readonly report: PartReport;
  readonly isFirst: boolean;
}

function PartRow({ part, report: { added, same, different }, isFirst }: PartRowProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  // Fields of the profile have names of their own; everything else has the person's.
  const named = (names: readonly string[]): string =>
    formats.list([
      ...names.slice(0, mostNames).map((name) => (part === 'profile' ? t(`accountImport.field.${name}`) : name)),
      ...(names.length > mostNames ? [t('accountImport.more', { count: names.length - mostNames })] : []),
    ]);
  return (
    <Box as="li" p="3" borderTopWidth={isFirst ? '0' : '1px'}>
      <Text fontWeight="700">{t(`accountImport.part.${part}`)}</Text>
      {added > 0 && (
        <Text textStyle="sm">
          {t(part === 'profile' ? 'accountImport.filled' : 'accountImport.added', { count: added })}
        </Text>
      )}
      {different.length > 0 && (
        <Text textStyle="sm" overflowWrap="anywhere">
          {t('accountImport.different', { count: different.length, names: named(different) })}
        </Text>
      )}
      {same.length > 0 && (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {t('accountImport.same', { count: same.length, names: named(same) })}
        </Text>
      )}
    </Box>
  );
}
