import { supportedBrowsers } from '@shared/contracts';
import { createEmbed } from './embed.ts';

const { withResolvers } = Promise;
beforeEach(() => Object.assign(Promise, { withResolvers: undefined }));
afterEach(() => {
  Object.assign(Promise, { withResolvers });
  document.body.replaceChildren();
});

const options = {
  session: { subject: 'u1', getToken: () => Promise.resolve('token') },
  endpoints: { graphql: 'https://site.example/graphql', typeset: 'https://site.example/typeset' },
  locale: { language: 'en' },
} as const;

test.each(['shadow', 'light', 'iframe'] as const)(
  'says in a browser that is too old which ones are not, and loads nothing (%s)',
  async (isolation) => {
    const load = jest.fn();
    const onError = jest.fn();
    const embed = createEmbed({ load }, 'https://remotes.example/registry.json', '1.0.0');
    const place = document.body.appendChild(document.createElement('div'));
    const { ready } = embed.mount('events', place, { ...options, isolation, onError });
    await expect(ready).rejects.toMatchObject({ code: 'UNSUPPORTED_BROWSER', phase: 'load' });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
    const notice = place.firstElementChild?.shadowRoot;
    expect(notice?.querySelector('[role=alert]')?.textContent).toContain(supportedBrowsers);
    expect(notice?.querySelector('button')).toBeNull();
  },
);

test('rejects what is loaded ahead in such a browser', async () => {
  const load = jest.fn();
  const embed = createEmbed({ load }, 'https://remotes.example/registry.json', '1.0.0');
  await expect(embed.load('events')).rejects.toThrow('this browser has no Promise.withResolvers');
  expect(load).not.toHaveBeenCalled();
});
