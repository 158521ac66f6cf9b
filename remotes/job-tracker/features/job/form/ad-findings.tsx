import { useLocale, useTranslation, type Translate } from '@shared/i18n';
import { Box, Button, HStack, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { salaryText } from '../../common/salary-text.ts';
import { useDays, type Days } from '../../common/use-days.ts';
import type { JobAdReading } from '../api/read-job-ad.ts';

type Ad = JobAdReading['ad'];
const fields = [
  ...(['title', 'company', 'location', 'workplace', 'employment', 'pay', 'deadline', 'contact', 'benefits'] as const),
] as const;
type Field = (typeof fields)[number];

/** Returns what was read of each field as a text; empty if nothing was. */
function textsOf(ad: Ad, language: string, t: Translate, days: Days): Readonly<Record<Field, string>> {
  const { contact, deadline } = ad;
  return {
    title: ad.title ?? '',
    company: ad.company ?? '',
    location: ad.location ?? '',
    workplace: ad.workplace === null ? '' : t(`workTypes.workplaces.${ad.workplace}`),
    employment: ad.employmentTypes.map((each) => t(`workTypes.employmentTypes.${each}`)).join(', '),
    pay: salaryText(ad, language, t) ?? '',
    deadline:
      deadline === null
        ? ''
        : days.distance(deadline) < 0
          ? t('ad.passed', { day: days.long(deadline) })
          : days.long(deadline),
    benefits: ad.benefits.join(' · '),
    contact: [contact?.name, contact?.email, contact?.phone].filter((each) => each != null).join(' · '),
  };
}

interface AdFindingsProps {
  readonly ad: Ad;
  readonly onChooseDeadline: (day: string) => void;
}

/**
 * Lists what was read from an ad, each with the line that says it, so that a person can see at a glance whether it is
 * right. What was not found is named, and a date whose day and month could be swapped is asked about.
 */
export function AdFindings({ ad, onChooseDeadline }: AdFindingsProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const days = useDays();
  const [chosen, setChosen] = useState<string>();
  const texts = textsOf(ad, language, t, days);
  const isAsked = ad.deadlineChoices.length > 0;
  const found = fields.filter((field) => texts[field] !== '');
  const missing = fields.filter((field) => texts[field] === '' && !(field === 'deadline' && isAsked));
  return (
    <Stack as="section" aria-label={t('ad.findings')} gap="3" width="full" borderTopWidth="1px" pt="4">
      <Stack as="dl" gap="3">
        {found.map((field) => {
          const source = ad.sources.find((each) => each.field === field)?.text;
          return (
            <Box key={field} display={{ md: 'grid' }} gridTemplateColumns="8rem 1fr" columnGap="4">
              <Text as="dt" color="fg.muted" textStyle="sm">
                {t(`ad.fields.${field}`)}
              </Text>
              <Box as="dd" minW="0">
                <Text wordBreak="break-word">{texts[field]}</Text>
                {source !== undefined && source !== texts[field] && (
                  <Text color="fg.muted" textStyle="sm" lineClamp="2" wordBreak="break-word">
                    {t('ad.quoted', { text: source })}
                  </Text>
                )}
              </Box>
            </Box>
          );
        })}
      </Stack>
      {isAsked && (
        <Stack role="group" aria-label={t('ad.deadlineOrder')} gap="2">
          <Text>{t('ad.deadlineOrder')}</Text>
          <Text color="fg.muted" textStyle="sm">
            {t('ad.quoted', { text: ad.sources.find(({ field }) => field === 'deadline')?.text ?? '' })}
          </Text>
          <HStack wrap="wrap" gap="2">
            {ad.deadlineChoices.map((day) => (
              <Button
                key={day}
                size="sm"
                variant="outline"
                colorPalette="gray"
                aria-pressed={chosen === day}
                onClick={() => {
                  setChosen(day);
                  onChooseDeadline(day);
                }}
              >
                {days.long(day)}
              </Button>
            ))}
          </HStack>
        </Stack>
      )}
      {missing.length > 0 && (
        <Text color="fg.muted" textStyle="sm">
          {t('ad.missing', {
            fields: new Intl.ListFormat(language).format(missing.map((field) => t(`ad.fields.${field}`).toLowerCase())),
          })}
        </Text>
      )}
    </Stack>
  );
}
