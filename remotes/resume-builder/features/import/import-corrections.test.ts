import { screen, waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../tooling/testing/fake-typesetter.ts';
import { choose, openDialog } from '../../__tests__/open-import-dialog.ts';
import { storeResumes } from '../../__tests__/stored-resumes.ts';

// These tests run whole user flows through dialogs, which take longer than the default five seconds on a busy machine.
jest.setTimeout(60_000);

const gateway = installFakeGateway();
installFakeTypesetter();

const resume = {
  basics: {
    ...{ name: 'Ann Li', email: 'ann@example.org', phone: '+44 20 7946 0958', label: 'Cook', summary: 'I cook.' },
    profiles: [{ network: 'Site', url: 'https://ann.example.com' }],
    location: { city: 'London', postalCode: 'SW1A 1AA' },
    motto: 'Never too much salt',
  },
  work: [{ name: 'Grill', position: 'Cook', startDate: '2019-03', team: 'Six people' }],
  education: [{ institution: 'City School', studyType: 'BA', area: 'Food', courses: ['Bread'], startDate: '2015' }],
};
const file = (): File => new File([JSON.stringify(resume)], 'ann.json', { type: 'application/json' });

test('corrects contact info, headline, links, and courses before anything is saved', async () => {
  const { imports } = storeResumes(gateway);
  const { dialog, user } = await openDialog();
  await choose(dialog, user, file());
  const replace = async (label: string | RegExp, text: string): Promise<void> => {
    const field = dialog.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, text);
  };
  const done = async (): Promise<void> => user.click(dialog.getByRole('button', { name: 'Done' }));

  await user.click(await dialog.findByRole('button', { name: 'Edit Contact info' }));
  await replace('Email', 'ann@example');
  await done();
  expect(await dialog.findByText(/Enter an email address/)).toBeVisible();
  await replace('Email', 'ann@example.com');
  // A résumé takes phone numbers and postal codes of any country.
  await replace(/Phone/, '+44 20 7946 0959');
  await replace('Zip Code', 'SW1A 2AA');
  await done();
  expect(dialog.getByText(/Ann Li · ann@example\.com · \+44 20 7946 0959 · .*SW1A 2AA/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Edit Contact info' })).toHaveFocus();

  await user.click(dialog.getByRole('button', { name: 'Edit Headline' }));
  await replace('Headline', 'Head cook');
  await done();
  await user.click(dialog.getByRole('button', { name: 'Edit Links' }));
  await replace('Address of link 1', 'ann.example.org');
  await done();
  await user.click(dialog.getByRole('button', { name: /^Edit BA/ }));
  await replace(/^Link/, 'not a link');
  await done();
  expect(await dialog.findByText(/Enter a web address/)).toBeVisible();
  await replace(/^Link/, 'city.example.com');
  await replace(/^Courses/, 'Bread{enter}Butter');
  await done();

  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(imports).toHaveLength(1));
  expect(imports[0]).toMatchObject({
    education: [{ link: 'city.example.com', coursework: [{ description: 'Bread' }, { description: 'Butter' }] }],
    resume: {
      document: {
        contact: { email: 'ann@example.com', phone: '+44 20 7946 0959', zip: 'SW1A 2AA' },
        headline: 'Head cook',
        links: [{ url: 'https://ann.example.org' }],
      },
    },
  });
});

test('puts texts that were left out where the person wants them', async () => {
  const { imports } = storeResumes(gateway);
  const { dialog, user } = await openDialog();
  await choose(dialog, user, file());
  const take = async (note: RegExp, goal: string): Promise<void> => {
    const item = (await dialog.findByText(note)).closest('li');
    if (item === null) throw new Error('no list item');
    await user.click(within(item).getByRole('button', { name: 'Add to…' }));
    await user.click(await screen.findByRole('menuitem', { name: goal }));
  };
  await take(/isn’t a field we know: Six people/, 'Cook, Grill');
  await take(/isn’t a field we know: Never too much salt/, 'The summary');
  await waitFor(() => expect(dialog.queryByText(/isn’t a field we know/)).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(imports).toHaveLength(1));
  expect(imports[0]).toMatchObject({ work: [{ accomplishments: [{ description: 'Six people' }] }] });
  const { sections } = (imports[0] as { resume: { document: { sections: object[] } } }).resume.document;
  expect(sections).toContainEqual(expect.objectContaining({ kind: 'summary', text: 'I cook.\n\nNever too much salt' }));
});
