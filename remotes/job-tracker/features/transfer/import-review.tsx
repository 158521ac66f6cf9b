import { useFormats, useTranslation } from '@shared/i18n';
import { BusyButton } from '@shared/record-forms';
import { saveFile } from '@shared/remote-kit';
import { AppDialog, Button, Checkbox, Field, Heading, NativeSelect, Stack, Text } from '@shared/ui';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { ColumnMatches } from './column-matches.tsx';
import { DayOrderQuestion } from './day-order-question.tsx';
import { PlanPreview } from './plan-preview.tsx';
import type { ColumnMatch, DayOrder, JobsCsv, JobsPlan, JobTable } from './table-choice.ts';
import { useImport } from './use-import.ts';
import { useKnownJobs } from './use-known-jobs.ts';

interface ImportReviewProps {
  readonly csv: JobsCsv;
  readonly tables: readonly JobTable[];
  readonly onBack: () => void;
  readonly onClose: () => void;
}

const nothing: JobsPlan = { jobs: [], bad: [], leftOut: [], unclearDay: undefined };

/**
 * Shows a file's content, how its columns map to fields, and which rows are skipped and why. Nothing is stored until
 * the person confirms.
 */
export function ImportReview({ csv, tables, onBack, onClose }: ImportReviewProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const [place, setPlace] = useState(0);
  const [matches, setMatches] = useState<readonly ColumnMatch[]>(() =>
    tables.map(({ columns }) => csv.matchColumns(columns)),
  );
  const [skipsKnown, setSkipsKnown] = useState(true);
  const [orders, setOrders] = useState<Readonly<Record<number, DayOrder>>>({});
  const [isOrderMissing, setIsOrderMissing] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const table = tables[place];
  const match = matches[place];
  const order = orders[place];
  const asRead = useMemo(
    () => (table === undefined || match === undefined ? nothing : csv.planJobs(table, match)),
    [csv, table, match],
  );
  const { unclearDay } = asRead;
  const plan = useMemo(
    () =>
      table === undefined || match === undefined || order === undefined || unclearDay === undefined
        ? asRead
        : csv.planJobs({ ...table, dayOrder: order }, match),
    [csv, table, match, order, unclearDay, asRead],
  );
  const known = useKnownJobs(plan);
  const knownCount = known.filter(Boolean).length;
  const jobs = plan.jobs.filter((_, index) => !skipsKnown || known[index] !== true).map(({ job }) => job);
  const { busy, storedBeforeFailure, reason, run } = useImport(onClose);
  if (table === undefined || match === undefined) return null;

  const add = (): void => {
    const isMissing = unclearDay !== undefined && order === undefined;
    setIsOrderMissing(isMissing);
    if (isMissing) question.current?.querySelector('input')?.focus();
    else void run(jobs);
  };
  const saveBad = (): void => {
    const of = {
      noTitle: t('import.bad.noTitle'),
      cutOff: t('import.bad.cutOff'),
      brokenRow: t('import.bad.brokenRow'),
      tooMany: t('import.bad.tooMany'),
    };
    const text = csv.writeBadRows(table, plan.bad, { line: t('import.line'), reason: t('import.reason'), of });
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), t('import.badFile'));
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('import.review')}
      size="xl"
      actions={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onBack}>
            {t('import.other')}
          </Button>
          {jobs.length > 0 && (
            <BusyButton busy={busy} onClick={add}>
              {t('import.add', { count: jobs.length })}
            </BusyButton>
          )}
        </>
      }
    >
      <Stack gap="6">
        {tables.length > 1 && (
          <Field.Root>
            <Field.Label>{t('import.table')}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field value={String(place)} onChange={({ target }) => setPlace(Number(target.value))}>
                {tables.map(({ name, rows }, index) => (
                  <option key={name} value={index}>
                    {t('import.tableOf', { name, count: rows.length })}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
        )}
        <Stack as="section" gap="2" role="status">
          <Text fontWeight="700">{t('import.will', { count: jobs.length })}</Text>
          {knownCount > 0 && (
            <Checkbox.Root checked={skipsKnown} onCheckedChange={({ checked }) => setSkipsKnown(checked)}>
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{t('import.skipKnown', { count: knownCount })}</Checkbox.Label>
            </Checkbox.Root>
          )}
          {plan.bad.length > 0 && (
            <Text color="fg.warning">
              {t('import.badRows', {
                count: plan.bad.length,
                lines: formats.list(
                  plan.bad.slice(0, 5).map(({ line, code }) => `${line} (${t(`import.bad.${code}`)})`),
                ),
              })}{' '}
              <Button variant="plain" size="sm" px="1" onClick={saveBad}>
                {t('import.saveBad')}
              </Button>
            </Text>
          )}
          {plan.leftOut.slice(0, 5).map(({ line, field, value }) => (
            <Text key={`${line} ${field}`} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {t('import.leftOut', { line, field: t(`import.fields.${field}`), value: value.slice(0, 60) })}
            </Text>
          ))}
          {plan.leftOut.length > 5 && (
            <Text textStyle="sm" color="fg.muted">
              {t('import.leftOutMore', { count: plan.leftOut.length - 5 })}
            </Text>
          )}
        </Stack>
        {unclearDay !== undefined && (
          <DayOrderQuestion
            ref={question}
            unclear={unclearDay}
            chosen={order}
            isMissing={isOrderMissing && order === undefined}
            onChoose={(chosen) => setOrders({ ...orders, [place]: chosen })}
          />
        )}
        {storedBeforeFailure !== undefined && (
          <Text role="alert" color="fg.error">
            {t(reason === undefined ? 'import.failed' : 'import.refused', { count: storedBeforeFailure, reason })}
          </Text>
        )}
        <Stack as="section" gap="3">
          <Heading as="h3" textStyle="md">
            {t('import.columns')}
          </Heading>
          <ColumnMatches
            table={table}
            match={match}
            fields={csv.jobFields}
            onChange={(changed) => setMatches(matches.map((each, index) => (index === place ? changed : each)))}
          />
        </Stack>
        <PlanPreview jobs={jobs.slice(0, 5)} />
      </Stack>
    </AppDialog>
  );
}
