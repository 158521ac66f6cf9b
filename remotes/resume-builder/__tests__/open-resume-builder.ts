import type { FakeHost } from '../../../shared/testing/fake-host.ts';
import { closeAfterEach, openRemote, type OpenPage } from '../../../shared/testing/open-remote.ts';
import { remote } from '../mount.tsx';

export type { OpenPage };

closeAfterEach();

/** Opens the remote at `path`. */
export const openResumeBuilder = (path: string, host?: FakeHost): OpenPage => openRemote(remote, path, host);
