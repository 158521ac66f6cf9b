import { endsBefore, isDateField, isPartialDate, type EventSectionKind, type ResolvedItem } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import { Box, Button, ButtonLink, HStack, PencilIcon, SimpleGrid, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../common/paths.ts';
import { LineOverride } from './line-override.tsx';
import { ListOverride } from './list-override.tsx';
import { useItemEdit } from './use-item-edit.ts';

interface ItemOverridesProps {
  readonly kind: EventSectionKind;
  readonly eventId: string;
  readonly view: ResolvedItem;
}

/** All texts of a block as this résumé shows them. Changes made here apply to this résumé only. */
export function ItemOverrides({ kind, eventId, view }: ItemOverridesProps): ReactNode {
  const { t } = useTranslation();
  const { id: resumeId = '' } = useParams();
  const { change } = useItemEdit();
  const { lines, lists, gone, state } = view;
  const texts = lines.filter(({ field }) => !isDateField(field));
  const dates = lines.filter(({ field }) => isDateField(field));
  const dateOf = (name: string): string => dates.find(({ field }) => field === name)?.text ?? '';
  const [start, end] = [dateOf('startDate'), dateOf('endDate')];
  const isBackwards = isPartialDate(start) && isPartialDate(end) && endsBefore(end, start);
  return (
    <Stack gap="4" pb="4">
      <Text textStyle="sm" color="fg.muted">
        {t('overrides.what')}
      </Text>
      {texts.map((line) => (
        <LineOverride key={`${line.field} ${line.variantId ?? ''}`} line={line} />
      ))}
      {dates.length > 0 && (
        <SimpleGrid columns={2} gap="3" alignItems="start">
          {dates.map((line) => (
            <LineOverride
              key={line.field}
              line={line}
              {...(line.field === 'endDate' && isBackwards && { error: t('overrides.datesOrder') })}
            />
          ))}
        </SimpleGrid>
      )}
      {lists.map((shown) => (
        <ListOverride key={`${shown.list} ${shown.variantId ?? ''}`} shown={shown} />
      ))}
      {gone.length > 0 && (
        <Stack gap="2" borderWidth="1px" borderRadius="l2" p="3" textStyle="sm">
          <Text fontWeight="600">{t('overrides.gone', { count: gone.length })}</Text>
          <Box as="ul" ps="6">
            {gone.map(({ id, text }) => (
              <Box as="li" key={id} overflowWrap="anywhere">
                {text}
              </Box>
            ))}
          </Box>
          <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => change({ what: 'gone', gone })}>
            {t('overrides.forgetGone')}
          </Button>
        </Stack>
      )}
      <HStack gap="4" wrap="wrap">
        <ButtonLink variant="plain" size="sm" px="0">
          <AppLink to={paths.eventFrom(kind, eventId, resumeId)}>
            <PencilIcon size={16} aria-hidden />
            {t('overrides.editBlock')}
          </AppLink>
        </ButtonLink>
        {state !== 'inherited' && (
          <Button variant="plain" size="sm" px="0" onClick={() => change({ what: 'everything', view })}>
            {t('overrides.resetAll')}
          </Button>
        )}
      </HStack>
    </Stack>
  );
}
