import { peopleLimits } from '../../../shared/documents/people/people-limits.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { personOf } from './__tests__/ask-as.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

interface Template {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

test('stores email templates, up to a limit', async () => {
  const ask = await personOf(gateway, 'writer');
  const create = async (name: string): Promise<Template> =>
    (
      await ask<{ people: { createEmailTemplate: Template } }>(
        'mutation ($input: EmailTemplateInput!) { people { createEmailTemplate(input: $input) { id version name } } }',
        { input: { name, subject: 'Hello {{firstName}}', body: 'Hi,\n\nBye' } },
      )
    ).people.createEmailTemplate;
  const all = async (): Promise<readonly Template[]> =>
    (await ask<{ emailTemplates: Template[] }>('{ emailTemplates { id version name subject body } }', {}))
      .emailTemplates;
  const { id, version } = await create('Mine');
  const change = (body: string) =>
    ask<{ people: { updateEmailTemplate: object } }>(
      `mutation ($id: ID!, $version: Int!, $input: EmailTemplateInput!) { people { updateEmailTemplate(id: $id, version: $version, input: $input) {
         ... on EmailTemplate { version body } ... on VersionConflict { currentVersion } } } }`,
      { id, version, input: { name: 'Mine', subject: '', body } },
    );
  expect(await change('New')).toEqual({ people: { updateEmailTemplate: { version: 2, body: 'New' } } });
  expect(await change('Old')).toEqual({ people: { updateEmailTemplate: { currentVersion: 2 } } });
  await expect(change('')).rejects.toThrow('BAD_USER_INPUT');
  await ask('mutation ($id: ID!) { people { deleteEmailTemplate(id: $id) { id } } }', { id });
  expect(await all()).toEqual([]);
  await ask('mutation ($id: ID!) { people { restoreEmailTemplate(id: $id) { id } } }', { id });
  expect(await all()).toMatchObject([{ name: 'Mine', subject: '', body: 'New' }]);
  for (let index = 1; index < peopleLimits.templates; index += 1) await create(`No. ${index}`);
  await expect(create('Another')).rejects.toThrow('BAD_USER_INPUT');
});
