import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openTracker } from '../../__tests__/open-tracker.ts';
import { job, storeJobs } from '../../__tests__/stored-jobs.ts';

const gateway = installFakeGateway();
const nothing = { size: null, industry: null, website: null, benefits: [], otherJobs: [], people: [] };

test('shows the facts of the company, and leads to its other jobs and people', async () => {
  storeJobs(gateway, job('a', { company: 'Acme' }), job('b', { company: 'Acme' }));
  gateway.answer({
    jobCompany: {
      ...nothing,
      ...{ industry: 'Bakeries', website: 'https://acme.test', benefits: ['30 days of vacation', 'Free bread'] },
      otherJobs: [{ ...job('b'), title: 'Welder b' }],
      people: [{ id: 'p', name: null, email: 'ana@acme.test', role: 'Owner' }],
    },
  });
  const { page } = openTracker('/jobs/track/a');
  const company = within(await page.findByRole('region', { name: 'Company' }));
  expect(company.getByText('Bakeries')).toBeVisible();
  expect(company.queryByText('Size')).toBeNull();
  expect(company.getByRole('link', { name: 'acme.test' })).toHaveAttribute('href', 'https://acme.test');
  expect(company.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['30 days of vacation', 'Free bread', 'Welder b · Saved', 'ana@acme.test · Owner'],
  ]);
  expect(company.getByRole('link', { name: 'Welder b' })).toHaveAttribute('href', '/jobs/track/b');
  expect(company.getByRole('link', { name: 'ana@acme.test' })).toHaveAttribute('href', '/jobs/people/p');
});

test('folds a long list of benefits', async () => {
  storeJobs(gateway, job('a', { company: 'Acme' }));
  const benefits = Array.from({ length: 6 }, (_none, at) => `Benefit ${at}`);
  gateway.answer({ jobCompany: { ...nothing, benefits } });
  const { page, user } = openTracker('/jobs/track/a');
  const company = within(await page.findByRole('region', { name: 'Company' }));
  expect(company.getAllByRole('listitem')).toHaveLength(3);
  const fold = company.getByRole('button', { name: 'Show all 6' });
  await user.click(fold);
  expect(company.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(benefits);
  expect(fold).toHaveFocus();
  await user.click(company.getByRole('button', { name: 'Show fewer' }));
  expect(company.getAllByRole('listitem')).toHaveLength(3);
});

test('offers another attempt when the facts cannot be loaded, and shows nothing where nothing is known', async () => {
  storeJobs(gateway, job('a', { company: 'Acme' }));
  gateway.answer({
    jobCompany: () => {
      throw new Error('The database is gone.');
    },
  });
  const { page, user } = openTracker('/jobs/track/a');
  const company = within(await page.findByRole('region', { name: 'Company' }));
  expect(company.getByText('We couldn’t load what we know about the company.')).toBeVisible();
  gateway.answer({ jobCompany: nothing });
  await user.click(company.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(page.queryByRole('region', { name: 'Company' })).toBeNull());
});
