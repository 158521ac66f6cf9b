import { useTranslation } from '@shared/i18n';
import { Button, Field, Flex, Grid, medium, NativeSelect, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import type { OwnTemplate } from '../api/email-templates.ts';
import type { PersonJob } from '../api/person-fields.ts';
import { productTemplates } from './product-templates.ts';

interface EmailChoicesProps {
  /** The name of a template of the product, or the id of one's own. */
  readonly chosen: string;
  readonly templates: readonly OwnTemplate[];
  readonly jobs: readonly PersonJob[];
  /** The job that the email is about; '' for none. */
  readonly jobId: string;
  readonly onTemplate: (chosen: string) => void;
  readonly onJob: (id: string) => void;
  /** Writes a new template, or changes one. */
  readonly onWrite: (template: OwnTemplate | undefined) => void;
  readonly onDelete: (template: OwnTemplate) => void;
}

/** The choice of a template and of the job that an email is about. */
export function EmailChoices(props: EmailChoicesProps): ReactNode {
  const { chosen, templates, jobs, jobId, onTemplate, onJob, onWrite, onDelete } = props;
  const { t } = useTranslation();
  const own = templates.find(({ id }) => id === chosen);
  return (
    <Stack gap="2">
      <Grid gap="4" templateColumns="minmax(0, 1fr)" css={{ [medium]: { gridTemplateColumns: '1fr 1fr' } }}>
        <Field.Root>
          <Field.Label>{t('emails.template')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field value={chosen} onChange={({ target }) => onTemplate(target.value)}>
              {templates.length > 0 && (
                <optgroup label={t('emails.own')}>
                  {templates.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              )}
              <optgroup label={t('emails.ours')}>
                {productTemplates.map((template) => (
                  <option key={template} value={template}>
                    {t(`emails.templates.${template}.name`)}
                  </option>
                ))}
              </optgroup>
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        {jobs.length > 0 && (
          <Field.Root>
            <Field.Label>{t('emails.about')}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field value={jobId} onChange={({ target }) => onJob(target.value)}>
                {jobs.map(({ id, title, company }) => (
                  <option key={id} value={id}>
                    {[title, company].filter((part) => part !== null).join(' · ')}
                  </option>
                ))}
                <option value="">{t('emails.noJob')}</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
        )}
      </Grid>
      <Flex gap="2" wrap="wrap" ms="-2">
        {own === undefined ? (
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => onWrite(undefined)}>
            {t('emails.customize')}
          </Button>
        ) : (
          <>
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => onWrite(own)}>
              {t('emails.editTemplate')}
            </Button>
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => onDelete(own)}>
              {t('emails.deleteTemplate')}
            </Button>
          </>
        )}
      </Flex>
    </Stack>
  );
}
