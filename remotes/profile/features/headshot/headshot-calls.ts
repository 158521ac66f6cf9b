import type { RemoteEnvironment } from '@shared/contracts';
import { announceChange } from '@shared/graphql';
import { callService, errorOf } from '@shared/remote-kit';

type Host = Pick<RemoteEnvironment, 'session' | 'endpoints'>;

export type Upload =
  { readonly ok: true; readonly headshotURL: string } | { readonly ok: false; readonly fault: string };

/** Uploads the whole file, which the server crops. `square` is the query that names the square. */
export async function uploadHeadshot(host: Host, file: File, square: string): Promise<Upload> {
  try {
    const headers = { 'content-type': file.type === '' ? 'application/octet-stream' : file.type };
    const response = await callService(host, `/headshot?${square}`, { method: 'POST', body: file, headers });
    if (!response.ok) return { ok: false, fault: (await errorOf(response)) ?? 'unavailable' };
    announceChange();
    const { headshotURL } = (await response.json()) as { readonly headshotURL: string };
    return { ok: true, headshotURL };
  } catch {
    return { ok: false, fault: 'network' };
  }
}

/** Deletes the headshot. Returns undefined on success, or the error code. */
export async function removeHeadshot(host: Host): Promise<string | undefined> {
  try {
    const response = await callService(host, '/headshot', { method: 'DELETE' });
    if (!response.ok) return (await errorOf(response)) ?? 'unavailable';
    announceChange();
    return undefined;
  } catch {
    return 'network';
  }
}
