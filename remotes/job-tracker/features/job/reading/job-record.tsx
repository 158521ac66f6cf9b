import { useTranslation } from '@shared/i18n';
import { afterDialog } from '@shared/lists';
import { FormFooter, RecordFailure, RecordFrame, SaveButton } from '@shared/record-forms';
import { useLocation } from '@shared/router';
import { Box, Button, Page, Stack, wide } from '@shared/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { advertisementHash } from '../../common/paths.ts';
import type { Job } from '../api/job-fields.ts';
import { JobFormFields } from '../form/job-form-fields.tsx';
import { useJobForm } from '../form/use-job-form.ts';
import { JobActions, MoveMenu } from '../job-actions.tsx';
import { JobFiles } from '../files/job-files.tsx';
import { JobDocuments } from '../job-documents.tsx';
import { JobCompany } from '../job-company.tsx';
import { JobHistory } from '../job-history.tsx';
import { JobMatch } from '../job-match.tsx';
import { jobValuesOf } from '../job-values.ts';
import { StageLine } from '../stage-line.tsx';
import { BackLink } from './back-link.tsx';
import { Contacts } from './contacts.tsx';
import { Description } from './description.tsx';
import { Details } from './details.tsx';
import { Interviews } from './interviews.tsx';
import { JobName } from './job-name.tsx';
import { NameForm } from './name-form.tsx';
import { Neighbors } from './neighbors.tsx';
import { Notes } from './notes.tsx';
import { PartsContext, type Part, type Parts } from './parts.ts';
import { Tasks } from './tasks.tsx';
import { useJobParts } from './use-job-parts.ts';
import type { NeighborList } from './use-neighbors.ts';

/**
 * The text at the left, and beside it, where there is room, what fits in rows. Where there is none, those rows follow
 * what is next.
 */
const columns = {
  display: 'grid',
  rowGap: '6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"next" "panel" "text"',
  [wide]: {
    gridTemplate: '"next panel" auto "text panel" 1fr / minmax(0, 1fr) 22.5rem',
    columnGap: '6',
    // The line beside the panel ends with the window.
    minHeight: 'calc(100dvh - var(--tessera-top, 0px) - var(--page-head) - 8px)',
    mb: 'calc(-1 * var(--page-end, 0px))',
  },
} as const;
const panel = { gridArea: 'panel', [wide]: { borderInlineStartWidth: '1px', ps: '6', mt: '-2', pt: '2' } } as const;

interface JobRecordProps {
  readonly job: Job;
  /** Undefined until it is loaded. */
  readonly neighbors: NeighborList | undefined;
  /** Whether there is room for a column beside the text. */
  readonly isWide: boolean;
}

/** A job to read, each part of which is edited in its place. */
export function JobRecord({ job, neighbors, isWide }: JobRecordProps): ReactNode {
  // The initial values of the form, which takes over later saves on its own.
  const [initial] = useState(() => jobValuesOf(job));
  const page = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Part>();
  // A draft can have changed anything, so the whole form shows it.
  const state = useJobForm({ job, initial, onContinued: () => setOpen('all') });
  const parts = useJobParts({ ...state, page, open, setOpen });
  const { hash } = useLocation();
  const editDescription = useEffectEvent(() => parts.begin('description'));
  useEffect(() => {
    if (hash === advertisementHash) editDescription();
  }, [hash]);
  const isWhole = open === 'all';
  const company = isWhole ? null : <JobCompany job={job} />;
  return (
    <PartsContext value={parts}>
      <Page
        title={job.title}
        back={<BackLink />}
        facts={<JobName job={job} />}
        actions={
          <>
            <Neighbors list={neighbors} />
            <JobActions job={job} onEditAll={() => parts.begin('all')} />
          </>
        }
        main={<MoveMenu job={job} />}
        line={<StageLine job={job} />}
      >
        <RecordFrame state={state.state}>
          <Box ref={page} css={columns}>
            {!isWhole && (
              <Stack gridArea="next" maxWidth="reading" minWidth="0" gap="4" pt="2">
                {open === 'name' && <NameForm />}
                <Tasks />
              </Stack>
            )}
            <Stack gridArea="text" maxWidth="reading" minWidth="0" gap="6">
              {isWhole ? (
                <WholeForm label={job.title} parts={parts} state={state} />
              ) : (
                <>
                  <Description />
                  <Interviews />
                  <Notes />
                </>
              )}
              <JobHistory job={job} />
              {!isWide && company}
            </Stack>
            <Stack gap="4" css={panel} minWidth="0">
              {!isWhole && <Details />}
              {!isWhole && <JobMatch job={job} />}
              <JobDocuments job={job} />
              <JobFiles jobId={job.id} />
              {!isWhole && <Contacts job={job} />}
              {isWide && company}
            </Stack>
          </Box>
          {!isWhole && (
            <Box
              position="sticky"
              bottom="4"
              zIndex="docked"
              maxWidth="reading"
              bg="bg"
              mt="4"
              _empty={{ display: 'none' }}
            >
              <RecordFailure state={state.state} />
            </Box>
          )}
        </RecordFrame>
      </Page>
    </PartsContext>
  );
}

interface WholeFormProps {
  readonly label: string;
  readonly parts: Parts;
  readonly state: ReturnType<typeof useJobForm>;
}

/** All fields of a job at once. */
function WholeForm({ label, parts, state }: WholeFormProps): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  // The menu that opened the form first gives the focus back to its button.
  useEffect(() => afterDialog(form.current, () => form.current?.querySelector('input')?.focus()), []);
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        parts.save();
      }}
    >
      <Stack gap="6">
        <JobFormFields form={state.form} />
        <RecordFailure state={state.state} />
        <FormFooter>
          <Button variant="outline" colorPalette="gray" onClick={parts.restore}>
            {t('cancel')}
          </Button>
          <SaveButton busy={parts.isSaving}>{t('form.save')}</SaveButton>
        </FormFooter>
      </Stack>
    </form>
  );
}
