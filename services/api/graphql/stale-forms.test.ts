/** Forms that were opened before another tab or device saved the same record. */
import { newResume } from '../../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

/** Returns a function that sends requests of a new person and expects them to succeed. */
async function newPerson(subject: string) {
  const token = await gateway.signUp(subject);
  return async <Data>(query: string, variables: Record<string, unknown>): Promise<Data> => {
    const { data, errors } = await gateway.ask<Data>(query, variables, token);
    expect(errors).toBeUndefined();
    return data;
  };
}
type Ask = Awaited<ReturnType<typeof newPerson>>;

describe('contact info', () => {
  interface Saved {
    readonly user: { readonly updateContactInfo: Record<string, unknown> };
  }
  const opened = { firstName: 'Ada', email: 'ada@example.com', phone: '415-555-0100', city: 'Leeds' };
  const save = async (ask: Ask, input: object, base?: object): Promise<Record<string, unknown>> => {
    const query = `mutation ($input: ContactInfoInput!, $base: ContactInfoInput) {
      user { updateContactInfo(input: $input, base: $base) { firstName email phone linkedin address { city } conflicts } } }`;
    return (await ask<Saved>(query, { input, base })).user.updateContactInfo;
  };

  test('merges what two tabs changed in different fields', async () => {
    const ask = await newPerson('contact-fields');
    await save(ask, opened);
    await save(ask, { ...opened, phone: '415-555-0199' }, opened);
    expect(await save(ask, { ...opened, city: null, linkedin: 'linkedin.com/in/ada' }, opened)).toEqual({
      firstName: 'Ada',
      email: 'ada@example.com',
      phone: '415-555-0199',
      linkedin: 'linkedin.com/in/ada',
      address: { city: null },
      conflicts: [],
    });
  });

  test('writes neither value of a field that both tabs changed before the person has decided', async () => {
    const ask = await newPerson('contact-conflict');
    await save(ask, opened);
    const first = { ...opened, city: 'York', phone: '415-555-0199' };
    await save(ask, first, opened);
    const second = { ...opened, city: 'Paris', firstName: 'Augusta' };
    const asked = { firstName: 'Augusta', phone: '415-555-0199', address: { city: 'York' }, conflicts: ['city'] };
    expect(await save(ask, second, opened)).toMatchObject(asked);
    // Asking again changes nothing.
    expect(await save(ask, second, opened)).toMatchObject(asked);
    const now = { ...first, firstName: 'Augusta' };
    expect(await save(ask, { ...now, city: 'Paris' }, now)).toMatchObject({
      address: { city: 'Paris' },
      phone: '415-555-0199',
      conflicts: [],
    });
  });

  test('is no conflict if both tabs wrote the same', async () => {
    const ask = await newPerson('contact-same');
    await save(ask, opened);
    await save(ask, { ...opened, city: 'York' }, opened);
    expect(await save(ask, { ...opened, city: ' York ' }, opened)).toMatchObject({
      address: { city: 'York' },
      conflicts: [],
    });
  });

  test('replaces all fields without a base, as older clients expect', async () => {
    const ask = await newPerson('contact-replaced');
    await save(ask, opened);
    expect(await save(ask, { email: 'ada@example.com' })).toMatchObject({
      phone: null,
      address: { city: null },
      conflicts: [],
    });
  });

  test('keeps every change of ten tabs that save different fields at once', async () => {
    const ask = await newPerson('contact-ten');
    await save(ask, opened);
    const changes = {
      ...{ firstName: 'Augusta', lastName: 'King', phone: '415-555-0111', linkedin: 'linkedin.com/in/ada' },
      ...{ addressOne: '1 Quay', addressTwo: 'Flat 2', city: 'York', state: 'NY', zip: '12345', country: 'US' },
    };
    await Promise.all(Object.entries(changes).map(([name, value]) => save(ask, { ...opened, [name]: value }, opened)));
    const { me } = await ask<{ me: { profile: Record<string, object> } }>(
      '{ me { profile { firstName lastName phone linkedin address { addressOne addressTwo city state zip country } } } }',
      {},
    );
    const { address, ...person } = me.profile;
    expect({ ...person, ...address }).toEqual(changes);
  });
});

describe('an import', () => {
  const importInto = async (ask: Ask, contactInfo: object, contactInfoBase: object) => {
    const document = newResume({ language: 'en', eventIds: { work: [], education: [], skills: [] } });
    const input = { work: [], education: [], skills: [], resume: { title: 'From a file', document } };
    const query = 'mutation ($input: ResumeImportInput!) { resume { importResume(input: $input) { id document } } }';
    const answer = await ask<{ resume: { importResume: { id: string; document: { contact: object | null } } } }>(
      query,
      { input: { ...input, contactInfo, contactInfoBase } },
    );
    return answer.resume.importResume;
  };
  const profile = '{ me { profile { firstName phone address { city } } } }';
  const write = 'mutation ($input: ContactInfoInput!) { user { updateContactInfo(input: $input) { id } } }';
  const reviewed = { email: 'ada@example.com', phone: '415-555-0100', city: 'Leeds' };

  test('fills in what the file says and keeps what was saved during the review', async () => {
    const ask = await newPerson('import-merged');
    await ask(write, { input: { ...reviewed, phone: '415-555-0199' } });
    const { id, document } = await importInto(ask, { ...reviewed, firstName: 'Ada' }, reviewed);
    expect(document.contact).toBeNull();
    expect(await ask(profile, {})).toEqual({
      me: { profile: { firstName: 'Ada', phone: '415-555-0199', address: { city: 'Leeds' } } },
    });
    // Undoing the import takes back only what it wrote.
    const query = `mutation ($input: ImportUndoInput!) { resume { undoImport(input: $input) { __typename } } }`;
    const change = { before: reviewed, after: { ...reviewed, firstName: 'Ada' } };
    await ask(query, { input: { resumeId: id, blocks: [], profile: change } });
    expect(await ask(profile, {})).toEqual({
      me: { profile: { firstName: null, phone: '415-555-0199', address: { city: 'Leeds' } } },
    });
  });

  test('gives the résumé what the file says where the profile has something newer', async () => {
    const ask = await newPerson('import-conflict');
    await ask(write, { input: { ...reviewed, city: 'York' } });
    const { document } = await importInto(ask, { ...reviewed, city: 'Paris' }, reviewed);
    expect(document.contact).toMatchObject({ city: 'Paris', phone: '415-555-0100' });
    expect(await ask(profile, {})).toMatchObject({ me: { profile: { address: { city: 'York' } } } });
  });
});

describe('the settings of a link', () => {
  const settings = { label: 'Northwind', mode: 'live', hidesPhone: false, expiresAt: '2034-01-31T23:59:59.000Z' };

  async function newLink(ask: Ask): Promise<string> {
    const document = newResume({ language: 'en', eventIds: { work: [], education: [], skills: [] } });
    const { resume } = await ask<{ resume: { createResume: { id: string } } }>(
      'mutation ($input: ResumeInput!) { resume { createResume(input: $input) { id } } }',
      { input: { title: 'Mine', document } },
    );
    const { share } = await ask<{ share: { createShare: { id: string } } }>(
      'mutation ($id: ID!, $input: ShareInput!) { share { createShare(id: $id, language: "en", input: $input) { id conflicts } } }',
      { id: resume.createResume.id, input: settings },
    );
    return share.createShare.id;
  }
  const change = async (ask: Ask, id: string, input: object): Promise<Record<string, unknown>> => {
    const query = `mutation ($id: ID!, $input: ShareInput!, $base: ShareInput) { share {
      updateShare(id: $id, input: $input, base: $base) { label hidesPhone hasPassword expiresAt conflicts } } }`;
    const { share } = await ask<{ share: { updateShare: Record<string, unknown> } }>(query, {
      id,
      input,
      base: settings,
    });
    return share.updateShare;
  };

  test('are merged, so that a form that was opened earlier shows nothing again that was hidden since', async () => {
    const ask = await newPerson('share-merged');
    const id = await newLink(ask);
    await change(ask, id, { ...settings, hidesPhone: true, password: 'harbour' });
    expect(await change(ask, id, { ...settings, label: 'Southwind' })).toEqual({
      label: 'Southwind',
      hidesPhone: true,
      hasPassword: true,
      expiresAt: settings.expiresAt,
      conflicts: [],
    });
  });

  test('are not written where both tabs changed them', async () => {
    const ask = await newPerson('share-conflict');
    const id = await newLink(ask);
    await change(ask, id, { ...settings, expiresAt: '2034-02-28T23:59:59.000Z' });
    const later = { ...settings, label: 'Southwind', expiresAt: '2034-03-31T23:59:59.000Z' };
    expect(await change(ask, id, later)).toMatchObject({
      label: 'Southwind',
      expiresAt: '2034-02-28T23:59:59.000Z',
      conflicts: ['expiresAt'],
    });
  });
});
