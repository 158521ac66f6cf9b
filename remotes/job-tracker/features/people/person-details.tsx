import { useTranslation } from '@shared/i18n';
import { Box, Button, ChakraLink, Flex, Grid, PencilIcon, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDays } from '../common/use-days.ts';
import { PartSection } from '../common/part-section.tsx';
import type { Person } from './api/person-fields.ts';
import { addressLink } from './emails/mail-link.ts';
import type { LastContact } from './use-last-contact.ts';

interface PersonDetailsProps {
  readonly person: Person;
  readonly lastContact: LastContact;
  readonly onEdit: () => void;
}

/** What is known of a person, in rows of name and value, and the notes. */
export function PersonDetails({ person, lastContact, onEdit }: PersonDetailsProps): ReactNode {
  const { t } = useTranslation();
  const { email, phone, link, howWeMet, notes } = person;
  const rows: readonly (readonly ['email' | 'phone' | 'link' | 'howWeMet', ReactNode])[] = [
    ['email', email !== null && <ChakraLink href={addressLink(email)}>{email}</ChakraLink>],
    ['phone', phone !== null && <ChakraLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</ChakraLink>],
    [
      'link',
      link !== null && (
        <ChakraLink href={`https://${link}`} target="_blank" rel="noreferrer">
          {link}
        </ChakraLink>
      ),
    ],
    ['howWeMet', howWeMet],
  ];
  const edit = (
    <Button size="sm" variant="ghost" colorPalette="gray" onClick={onEdit}>
      <PencilIcon size={16} aria-hidden />
      {t('people.edit')}
    </Button>
  );
  return (
    <>
      <PartSection title={t('people.details')} action={edit}>
        <Stack as="dl" gap="1">
          <Row name={t('people.fields.lastContactOn')}>
            <LastContactValue person={person} lastContact={lastContact} />
          </Row>
          {rows.map(
            ([name, value]) =>
              value !== false &&
              value !== null && (
                <Row key={name} name={t(`people.fields.${name}`)}>
                  {value}
                </Row>
              ),
          )}
        </Stack>
      </PartSection>
      {notes !== null && (
        <PartSection title={t('people.fields.notes')}>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {notes}
          </Text>
        </PartSection>
      )}
    </>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <Grid templateColumns="8rem minmax(0, 1fr)" columnGap="4" alignItems="center" minHeight="9" textStyle="sm">
      <Box as="dt" color="fg.muted">
        {name}
      </Box>
      <Box as="dd" minWidth="0" overflowWrap="anywhere">
        {children}
      </Box>
    </Grid>
  );
}

/** The last contact in words, and a button that sets it to today. */
function LastContactValue({ person, lastContact }: Omit<PersonDetailsProps, 'onEdit'>): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const day = person.lastContactOn;
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <span>{day === null ? t('people.noContact') : `${days.relative(day)} · ${days.long(day)}`}</span>
      {!lastContact.isToday && (
        <Button size="xs" variant="outline" loading={lastContact.busy} onClick={() => void lastContact.setToday()}>
          {t('people.lastContact.today')}
        </Button>
      )}
    </Flex>
  );
}
