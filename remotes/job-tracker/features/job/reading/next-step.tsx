import { useTranslation } from '@shared/i18n';
import { Button, Flex, PlusIcon, Text, useNotices } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDays } from '../../common/use-days.ts';
import { NextStepFields } from '../form/next-step-fields.tsx';
import { SmallForm } from './part-fields.tsx';
import { useParts } from './parts.ts';
import { ValueButton } from './value-button.tsx';

/** What comes next for a job, and a button that says it is done. */
export function NextStep(): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const notices = useNotices();
  const { control, values, open, begin, apply } = useParts();
  const { nextStep, nextStepOn } = values;
  if (open === 'next') {
    return (
      <SmallForm label={t('fields.nextStep')}>
        <NextStepFields control={control} />
      </SmallForm>
    );
  }
  if (nextStep.trim() === '' && nextStepOn === '') {
    return (
      <Button
        data-job-part="next"
        variant="plain"
        size="sm"
        px="0"
        alignSelf="flex-start"
        onClick={() => begin('next')}
      >
        <PlusIcon size={16} aria-hidden />
        {t('page.addNext')}
      </Button>
    );
  }
  const name = nextStep.trim() === '' ? t('nextStep') : nextStep;
  const isLate = nextStepOn !== '' && days.distance(nextStepOn) < 0;
  const day = nextStepOn === '' ? '' : `${days.short(nextStepOn)} · ${days.relative(nextStepOn)}`;
  const onDone = (): void => {
    apply(() => ({ nextStep: '', nextStepOn: '' }));
    notices.show({
      kind: 'success',
      title: t('today.finished', { step: name }),
      action: { label: t('undo'), onClick: () => apply(() => ({ nextStep, nextStepOn })) },
      duration: 10_000,
    });
  };
  return (
    <Flex
      as="section"
      aria-label={t('fields.nextStep')}
      align="center"
      gap="4"
      minHeight="14"
      px="4"
      py="2"
      bg="bg.subtle"
      borderRadius="l2"
    >
      <ValueButton
        type="button"
        data-job-part="next"
        aria-label={t('page.editThat', { name: t('fields.nextStep'), value: `${name} ${day}` })}
        onClick={() => begin('next')}
      >
        <Text as="span" fontWeight="700" me="3">
          {name}
        </Text>
        <Text as="span" textStyle="sm" whiteSpace="nowrap" color={isLate ? 'fg.error' : 'fg.muted'}>
          {day}
        </Text>
      </ValueButton>
      <Button
        variant="outline"
        colorPalette="gray"
        size="sm"
        flexShrink="0"
        aria-label={t('today.doneThat', { step: name })}
        onClick={onDone}
      >
        {t('today.done')}
      </Button>
    </Flex>
  );
}
