import type { RemoteEnvironment } from '@shared/contracts';
import { graphql, type ResultOf } from '@shared/graphql';
import { callService, errorOf } from '@shared/remote-kit';

export const getJobFiles = graphql(`
  query JobTrackerGetJobFiles($id: ID!) {
    job(id: $id) {
      id
      files {
        id
        name
        size
        path
      }
    }
  }
`);

export type JobFile = ResultOf<typeof getJobFiles>['job']['files'][number];

type Host = Pick<RemoteEnvironment, 'session' | 'endpoints'>;

/** Calls the server about files. Resolves to the code of what went wrong; undefined if nothing did. */
async function call(host: Host, path: string, options: Parameters<typeof callService>[2]): Promise<string | undefined> {
  try {
    const response = await callService(host, path, options);
    return response.ok ? undefined : ((await errorOf(response)) ?? 'unavailable');
  } catch {
    return 'network';
  }
}

export const uploadFile = (host: Host, jobId: string, file: File): Promise<string | undefined> =>
  call(host, `/job-files?${new URLSearchParams({ job: jobId, name: file.name })}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  });

export const renameFile = (host: Host, { path }: JobFile, name: string): Promise<string | undefined> =>
  call(host, `${path}/name?${new URLSearchParams({ name })}`, { method: 'POST' });

export const deleteFile = (host: Host, { path }: JobFile): Promise<string | undefined> =>
  call(host, path, { method: 'DELETE' });

export const restoreFile = (host: Host, { path }: JobFile): Promise<string | undefined> =>
  call(host, `${path}/restore`, { method: 'POST' });
