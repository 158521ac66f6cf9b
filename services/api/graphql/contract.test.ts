/** The operations of product.md §7 and §3, with every field that they list. */
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    findAuthProvider: (domain) => (domain === 'localhost:3000' ? 'https://portal.example' : undefined),
  });
});
afterAll(() => gateway.stop());

const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const id = expect.stringMatching(uuidV7) as unknown;

const getUserMetadata = `query getUserMetadata {
  me { id headshotURL tesseraProduct
    profile { firstName lastName mjUserId mjDomain email phone linkedin
      address { addressOne addressTwo city state zip country } } }
}`;

const createUser = `mutation createUser($input: CreateUserInput!) {
  user { createUser(input: $input) { id email firstName lastName isAnonymous } }
}`;

const updateContactInfo = `mutation updateContactInfo($input: ContactInfoInput!) {
  user { updateContactInfo(input: $input) {
    id firstName lastName email phone address { addressOne addressTwo city state zip country } } }
}`;

const createWorkEvent = `mutation CreateWorkEvent($input: WorkEventInput!) {
  event { createWorkEvent(input: $input) {
    id uuid company position location link startDate endDate accomplishments { id uuid description } } }
}`;

const createEduEvent = `mutation createEduEvent($input: EduEventInput!) {
  event { createEduEvent(input: $input) {
    id uuid university degree location link major minor startDate endDate attending
    accomplishments { id description } coursework { id description } } }
}`;

const syncWorkEvent = `mutation syncWorkEvent($input: WorkEventSyncInput!) {
  event { syncWorkEvent(input: $input) { id uuid company startDate endDate accomplishments { uuid description } } }
}`;

const syncEduEvent = `mutation syncEduEvent($input: EduEventSyncInput!) {
  event { syncEduEvent(input: $input) { id uuid university endDate attending coursework { description } } }
}`;

test('answers getAuthProviderId to everyone', async () => {
  const query = 'query getAuthProviderId($input: AuthProviderIdQueryInput!) { authProvider(input: $input) { id } }';
  const knownDomain = await gateway.ask(query, { input: { domain: 'LOCALHOST:3000' } });
  expect(knownDomain.data).toEqual({ authProvider: { id: 'https://portal.example' } });
  const unknown = await gateway.ask(query, { input: { domain: 'elsewhere.example' } });
  expect(unknown.errors?.[0]?.extensions.code).toBe('NO_DATA_FOUND');
});

test('supports a first visit: no user yet, createUser, me, updateContactInfo', async () => {
  const token = await gateway.issuer.sign({ sub: 'first', email: 'ada@example.com', email_verified: true });
  const before = await gateway.ask(getUserMetadata, {}, token);
  expect(before).toMatchObject({
    status: 200,
    data: null,
    errors: [{ message: 'NoUserFoundError', extensions: { code: 'NO_USER_FOUND' } }],
  });

  const input = { firstName: ' Ada ', lastName: 'King', mjUserId: 'c-1', mjDomain: 'mycareer.example.org' };
  const created = await gateway.ask(createUser, { input }, token);
  const user = { id, email: 'ada@example.com', firstName: 'Ada', lastName: 'King', isAnonymous: false };
  expect(created.data).toEqual({ user: { createUser: user } });

  const after = await gateway.ask(getUserMetadata, {}, token);
  const emptyProfile = { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null };
  expect(after.data).toEqual({
    me: {
      id,
      headshotURL: null,
      tesseraProduct: 'free',
      profile: {
        firstName: 'Ada',
        lastName: 'King',
        mjUserId: 'c-1',
        mjDomain: 'mycareer.example.org',
        email: 'ada@example.com',
        phone: null,
        linkedin: null,
        address: emptyProfile,
      },
    },
  });

  const contact = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@lovelace.example',
    phone: '(555) 123-4567',
    linkedin: 'linkedin.com/in/ada',
    addressOne: '12 St James’s Square',
    addressTwo: '',
    city: 'London',
    state: null,
    zip: '12345-6789',
    country: 'UK',
  };
  const { addressOne, city, zip, country } = contact;
  const address = { addressOne, addressTwo: null, city, state: null, zip, country };
  const updated = await gateway.ask(updateContactInfo, { input: contact }, token);
  expect(updated.data).toEqual({
    user: {
      updateContactInfo: {
        id,
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@lovelace.example',
        phone: '(555) 123-4567',
        address,
      },
    },
  });
  const refetched = await gateway.ask<{ me: { profile: unknown } }>(getUserMetadata, {}, token);
  expect(refetched.data.me.profile).toMatchObject({ linkedin: 'linkedin.com/in/ada', address });
});

test('answers createWorkEvent and createEduEvent with every field', async () => {
  const token = await gateway.signUp('events');
  const work = await gateway.ask(
    createWorkEvent,
    {
      input: {
        company: 'Analytical Engines',
        position: 'Programmer',
        location: 'London',
        link: 'https://engines.example/work',
        startDate: '2013-01',
        accomplishments: [{ description: 'Wrote the first program.' }],
      },
    },
    token,
  );
  expect(work.data).toEqual({
    event: {
      createWorkEvent: {
        id,
        uuid: id,
        company: 'Analytical Engines',
        position: 'Programmer',
        location: 'London',
        link: 'engines.example/work',
        startDate: '2013-01',
        endDate: null,
        accomplishments: [{ id, uuid: id, description: 'Wrote the first program.' }],
      },
    },
  });
  const edu = await gateway.ask(
    createEduEvent,
    {
      input: {
        university: 'University of London',
        degree: 'BSc',
        major: 'Mathematics',
        minor: 'Poetry',
        startDate: '2012-09',
        endDate: '2099-06',
        accomplishments: [{ description: 'First prize.' }],
        coursework: [{ description: 'Differential equations' }],
      },
    },
    token,
  );
  expect(edu.data).toEqual({
    event: {
      createEduEvent: {
        id,
        uuid: id,
        university: 'University of London',
        degree: 'BSc',
        location: null,
        link: null,
        major: 'Mathematics',
        minor: 'Poetry',
        startDate: '2012-09',
        endDate: '2099-06',
        attending: true,
        accomplishments: [{ id, description: 'First prize.' }],
        coursework: [{ id, description: 'Differential equations' }],
      },
    },
  });
});

test('accepts partner records with full dates in the sync mutations and keeps one block per uuid', async () => {
  const token = await gateway.signUp('partner');
  const record = {
    uuid: 'w-1',
    company: 'Northgate',
    position: 'Clerk',
    startDate: '2019-05-04',
    endDate: '2021-12-31',
    accomplishments: [{ uuid: 'a-1', description: 'Filed.' }],
    fromSyncSvc: true,
  };
  for (let times = 0; times < 2; times += 1) {
    const { data } = await gateway.ask(syncWorkEvent, { input: record }, token);
    expect(data).toEqual({
      event: {
        syncWorkEvent: {
          id,
          uuid: 'w-1',
          company: 'Northgate',
          startDate: '2019-05',
          endDate: '2021-12',
          accomplishments: [{ uuid: 'a-1', description: 'Filed.' }],
        },
      },
    });
  }
  const school = {
    uuid: 'e-1',
    university: 'Northgate College',
    attending: true,
    endDate: '2001-01-31',
    coursework: ['Law'],
  };
  const { data } = await gateway.ask(syncEduEvent, { input: school }, token);
  expect(data).toEqual({
    event: {
      syncEduEvent: {
        id,
        uuid: 'e-1',
        university: 'Northgate College',
        endDate: '2001-01',
        attending: false,
        coursework: [{ description: 'Law' }],
      },
    },
  });
  const lists = await gateway.ask('{ workEvents { uuid } eduEvents { uuid } skillEvents { uuid } }', {}, token);
  expect(lists.data).toEqual({ workEvents: [{ uuid: 'w-1' }], eduEvents: [{ uuid: 'e-1' }], skillEvents: [] });
});

test('does not recreate a block the person has deleted, unless the deletion is undone', async () => {
  const token = await gateway.signUp('forgets');
  interface Sync {
    readonly event: { readonly syncWorkEvent: { readonly id: string } | null };
  }
  const sync = async (uuid: string) => {
    const input = { uuid, company: 'Harbour', position: 'Clerk', fromSyncSvc: true };
    return (await gateway.ask<Sync>(syncWorkEvent, { input }, token)).data.event.syncWorkEvent;
  };
  const [firstRecord, secondRecord] = [await sync('r-1'), await sync('r-2')];
  await gateway.ask('mutation ($id: ID!) { event { deleteEvent(id: $id) { id } } }', { id: firstRecord?.id }, token);
  const many = await gateway.ask<{ event: { deleteEvents: { copies: unknown[] } } }>(
    'mutation ($ids: [ID!]!) { event { deleteEvents(ids: $ids) { copies } } }',
    { ids: [secondRecord?.id] },
    token,
  );
  expect([await sync('r-1'), await sync('r-2')]).toEqual([null, null]);
  expect((await gateway.ask('{ workEvents { id } }', {}, token)).data).toEqual({ workEvents: [] });

  await gateway.ask(
    'mutation ($copies: [EventCopy!]!) { event { restoreEvents(copies: $copies) { work { id } } } }',
    { copies: many.data.event.deleteEvents.copies },
    token,
  );
  expect(await sync('r-1')).toBeNull();
  expect(await sync('r-2')).toMatchObject({ id: secondRecord?.id });
  expect(await sync('r-3')).not.toBeNull();
});
