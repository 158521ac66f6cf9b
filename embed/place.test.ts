import type { ErrorReport, MountedRemote, RemoteModule } from '@shared/contracts';
import { createEmbed } from './embed.ts';
import { type EmbedOptions } from './embed-options.ts';
import { LoadError } from './load-error.ts';
import type { RemoteLoader } from './remote-loader.ts';

const options = (): EmbedOptions & { readonly onError: jest.Mock<undefined, [ErrorReport]> } => ({
  session: { subject: 'u1', getToken: () => Promise.resolve('token') },
  endpoints: { graphql: 'https://site.example/graphql', typeset: 'https://site.example/typeset' },
  locale: { language: 'en' },
  onError: jest.fn<undefined, [ErrorReport]>(),
});

/** A remote that renders a line with its name, and records how it was mounted. */
const mount = jest.fn<MountedRemote, Parameters<RemoteModule['mount']>>((element) => {
  const paragraph = document.createElement('p');
  paragraph.textContent = 'the remote';
  element.append(paragraph);
  return { remote: 'events', version: 'a1', ready: Promise.resolve(), update, unmount: unmountOf(paragraph) };
});
const update = jest.fn();
const unmountOf = (paragraph: HTMLElement) => () => {
  paragraph.remove();
  return Promise.resolve();
};
const remote: RemoteModule = { contract: 1, name: 'events', version: 'a1', mount };

const load = jest.fn<Promise<RemoteModule>, Parameters<RemoteLoader['load']>>();
const embed = createEmbed({ load }, 'https://remotes.example/registry.json', '1.1.0');
const rejectLoad = () => Promise.reject(new LoadError({ code: 'LOAD_FAILED', remote: 'events', message: 'lost' }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

let element: HTMLElement;
beforeEach(() => {
  load.mockReset().mockImplementation(() => Promise.resolve(remote));
  mount.mockClear();
  element = document.createElement('div');
  document.body.append(element);
});
afterEach(() => document.body.replaceChildren());

const noticeIn = (place: HTMLElement): ShadowRoot | null | undefined => place.firstElementChild?.shadowRoot;
const tryAgainIn = (place: HTMLElement): HTMLButtonElement => noticeIn(place)!.querySelector('button')!;

test('shows a notice with the id for a remote that does not load, and loads it on another try', async () => {
  load.mockImplementationOnce(rejectLoad);
  const mountOptions = options();
  const handle = embed.mount('events', element, mountOptions);
  await expect(handle.ready).rejects.toMatchObject({ code: 'LOAD_FAILED' });
  expect(noticeIn(element)).toHaveTextContent('This part of the page didn’t load.');
  expect(noticeIn(element)).toHaveTextContent(mountOptions.onError.mock.calls[0]![0].id);

  load.mockImplementationOnce(rejectLoad);
  tryAgainIn(element).click();
  await settled();
  expect(mountOptions.onError).toHaveBeenCalledTimes(2);
  expect(element.children).toHaveLength(1);

  tryAgainIn(element).focus();
  tryAgainIn(element).click();
  await settled();
  expect(element).toHaveTextContent('the remote');
  expect(element.children).toHaveLength(1);
  expect(document.activeElement).toBe(element.firstElementChild);
  await handle.unmount();
  expect(element).toBeEmptyDOMElement();
});

test('keeps the element empty for a page that shows its own notice', async () => {
  load.mockImplementationOnce(rejectLoad);
  await embed.mount('events', element, { ...options(), failureNotice: false }).ready.catch(() => undefined);
  expect(element).toBeEmptyDOMElement();
});

test('removes the notice when it unmounts', async () => {
  load.mockImplementationOnce(rejectLoad);
  const handle = embed.mount('events', element, options());
  await handle.ready.catch(() => undefined);
  await handle.unmount();
  expect(element).toBeEmptyDOMElement();
});

test('replaces a remote in an element with the next one, which stays after the first is unmounted again', async () => {
  const first = embed.mount('events', element, options());
  await first.ready;
  const second = embed.mount('events', element, options());
  await second.ready;
  expect(element.children).toHaveLength(1);
  await first.unmount();
  expect(element.children).toHaveLength(1);
  await second.unmount();
  expect(element).toBeEmptyDOMElement();
});

test('mounts nothing in an element that is removed during the load, unless it was never in the page', async () => {
  const mountOptions = options();
  const handle = embed.mount('events', element, mountOptions);
  element.remove();
  await expect(handle.ready).rejects.toMatchObject({ code: 'UNMOUNTED' });
  expect(mountOptions.onError).not.toHaveBeenCalled();
  const loose = document.createElement('div');
  await embed.mount('events', loose, options()).ready;
  expect(loose).toHaveTextContent('the remote');
});

test('defines <tessera-module> on demand, which follows its attributes, survives a move, and unmounts with its element', async () => {
  document.body.innerHTML = '<tessera-module name="events" language="de" color-scheme="dark"></tessera-module>';
  const module = document.querySelector<HTMLElement>('tessera-module')!;
  await settled();
  expect(mount).not.toHaveBeenCalled();

  const onReady = jest.fn();
  document.body.addEventListener('tessera-ready', onReady, { once: true });
  embed.defineElement(options());
  await settled();
  expect(mount.mock.calls[0]![1]).toMatchObject({ locale: { language: 'de' }, appearance: { colorScheme: 'dark' } });
  expect(onReady).toHaveBeenCalledTimes(1);
  module.setAttribute('accent-color', '#123456');
  expect(update).toHaveBeenLastCalledWith(
    expect.objectContaining({ appearance: { colorScheme: 'dark', accentColor: '#123456' } }),
  );

  document.body.append(document.createElement('section'), module);
  await settled();
  expect(mount).toHaveBeenCalledTimes(1);

  // Another user signs in.
  embed.defineElement({ ...options(), session: { ...options().session, subject: 'u2' } });
  await settled();
  expect(mount.mock.calls[1]![1].session.subject).toBe('u2');
  expect(module.children).toHaveLength(1);

  module.remove();
  await settled();
  expect(module).toBeEmptyDOMElement();
});
