import { closeAfterEach, openRemoteAs, type OpenPage } from '../../../tooling/testing/open-remote.ts';
import { remote } from '../mount.tsx';

export type { OpenPage };

// Tests render whole pages, on machines that may be busy with other work.
jest.setTimeout(30_000);

closeAfterEach();

/** Opens the page at `path` of the job tracker, signed in as `subject`. */
export const openTracker = (path: string, subject?: string): OpenPage => openRemoteAs(remote, path, subject);
