import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openTracker } from '../../__tests__/open-tracker.ts';
import { job, storeJobs } from '../../__tests__/stored-jobs.ts';

const gateway = installFakeGateway();
const counts = (applications: number, answered: number, interviews: number) => ({
  ...{ applications, answered, interviews, offers: 1, isSmall: applications < 10 },
});

test('shows every figure in a table and marks small samples', async () => {
  storeJobs(gateway, job('a', { stage: 'applied' }));
  const jobInsights = jest.fn<unknown, [{ readonly from?: string | null }]>(() => ({
    smallBelow: 10,
    medianDaysToAnswer: 6,
    totals: counts(20, 10, 5),
    funnel: [
      { stage: 'applied', count: 20 },
      { stage: 'interview', count: 5 },
      { stage: 'accepted', count: 1 },
    ],
    weeks: [
      { week: '2026-11-02', applications: 12 },
      { week: '2026-11-09', applications: 8 },
    ],
    stages: [{ stage: 'applied', stays: 12, goneOn: 5, medianDays: 8, isSmall: false }],
    sources: [{ ...counts(4, 2, 1), name: 'A friend' }],
    resumes: [],
    letters: [],
    blocks: [
      {
        ...{ ...counts(12, 8, 6), id: 'b', name: 'Welder at Acme', kind: 'work', __typename: 'JobBlockOutcome' },
        wordings: [
          { ...counts(7, 6, 5), wording: 'Led nine people' },
          { ...counts(5, 2, 1), wording: 'Was a team lead' },
        ],
      },
    ],
  }));
  gateway.answer({ jobInsights });
  const { page, user, port } = openTracker('/jobs/track?view=insights');
  const funnel = within(await page.findByRole('table', { name: 'Application funnel' }));
  expect(funnel.getByRole('row', { name: /Interview 5 \(25%\)/ })).toBeInTheDocument();
  expect(page.getByRole('img', { name: '20 applications in 2 weeks, an average of 10 a week.' })).toBeVisible();
  expect(page.getByRole('row', { name: /A friend Small sample 4 2 \(50%\) 1 \(25%\)/ })).toBeInTheDocument();
  expect(page.getByRole('row', { name: /Led nine people Small sample 7 6 \(86%\) 5 \(71%\)/ })).toBeInTheDocument();
  expect(page.getByText('Half of the replies came within 6 days.')).toBeVisible();

  await user.selectOptions(page.getByLabelText('Time period'), 'Past 3 months');
  await waitFor(() => expect(port.path).toBe('/jobs/track?view=insights&period=quarter'));
  await waitFor(() => expect(jobInsights.mock.lastCall?.[0].from).toMatch(/^\d{4}-\d\d-\d\d$/));
});
