import type { DevicesPort, SignedInDevice } from '@shared/contracts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrMissing = (value: unknown): boolean => value === undefined || isText(value);

function isDevice(value: unknown): value is SignedInDevice {
  if (typeof value !== 'object' || value === null) return false;
  const { id, browser, system, createdAt, lastSeenAt, isCurrent } = value as Record<string, unknown>;
  return (
    [id, createdAt, lastSeenAt].every(isText) &&
    [browser, system].every(isTextOrMissing) &&
    typeof isCurrent === 'boolean'
  );
}

function devicesIn(body: unknown): readonly SignedInDevice[] {
  const devices = (body as { readonly devices?: unknown } | null)?.devices;
  if (!Array.isArray(devices) || !devices.every(isDevice))
    throw new TypeError('The list of devices has an unknown shape.');
  return devices;
}

/** The request timeout in milliseconds. */
const patience = 10_000;

/**
 * Lists and ends the user's sessions at our own identity provider, which identifies the user by its cookie. When the
 * cookie is not known (any more), `renew` either restores it or signs out here as well.
 */
export function createDevices(authority: string, renew: () => Promise<unknown>): DevicesPort {
  const ask = async (path: string, init: RequestInit = {}, accepted: readonly number[] = []): Promise<Response> => {
    const send = (): Promise<Response> =>
      fetch(`${authority}/devices${path}`, {
        credentials: 'same-origin',
        cache: 'no-store',
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(patience),
        ...init,
      });
    let response = await send();
    if (response.status === 401) {
      await renew();
      response = await send();
    }
    if (response.ok || accepted.includes(response.status)) return response;
    throw new TypeError(`The identity provider responded with ${response.status}.`);
  };
  return {
    async list() {
      const response = await ask('');
      return devicesIn(await response.json());
    },
    async end(id) {
      // Not found means that the session has already ended.
      await ask(`/${encodeURIComponent(id)}`, { method: 'DELETE' }, [404]);
    },
    async endOthers() {
      await ask('', { method: 'DELETE' });
    },
  };
}
