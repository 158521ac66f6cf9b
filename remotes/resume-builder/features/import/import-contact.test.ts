import { waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../tooling/testing/fake-typesetter.ts';
import { choose, fixture, fixtureText, openDialog } from '../../__tests__/open-import-dialog.ts';
import { emptyProfile, storeResumes } from '../../__tests__/stored-resumes.ts';

// These tests run whole user flows through dialogs, which take longer than the default five seconds on a busy machine.
jest.setTimeout(60_000);

const gateway = installFakeGateway();
installFakeTypesetter();

test('gives an empty profile the name, although the phone number fits only into the résumé', async () => {
  const { imports } = storeResumes(gateway);
  const { dialog, user } = await openDialog();
  const text = JSON.parse(fixtureText('sample.resume.json')) as { basics: object };
  const foreign = { ...text, basics: { ...text.basics, phone: '+44 20 7946 0958' } };
  await choose(dialog, user, new File([JSON.stringify(foreign)], 'foreign.json', { type: 'application/json' }));
  await dialog.findByText(/It gets the name and everything else that fits/);
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(imports).toHaveLength(1));
  expect(imports[0]).toMatchObject({
    contactInfo: { firstName: 'Richard', lastName: 'Hendriks', phone: null },
    resume: { document: { contact: { phone: '+44 20 7946 0958' } } },
  });
});

test('keeps a filled profile unchanged unless the person chooses otherwise', async () => {
  const { imports } = storeResumes(gateway);
  gateway.answer({
    me: {
      __typename: 'User',
      id: 'ada',
      headshotURL: null,
      tesseraProduct: 'free',
      profile: { ...emptyProfile, firstName: 'Ada' },
    },
  });
  const { dialog, user } = await openDialog();
  await choose(dialog, user, fixture('sample.resume.json'));
  await waitFor(() => {
    expect(dialog.getByRole('radio', { name: /in this résumé only/ })).toBeChecked();
  });
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => {
    expect(imports).toHaveLength(1);
  });
  expect(imports[0]).toMatchObject({ contactInfo: null, resume: { document: { contact: { lastName: 'Hendriks' } } } });
});
