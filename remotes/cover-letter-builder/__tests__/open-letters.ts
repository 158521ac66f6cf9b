import type { FakeHost } from '../../../tooling/testing/fake-host.ts';
import { closeAfterEach, openRemote, type OpenPage } from '../../../tooling/testing/open-remote.ts';
import { remote } from '../mount.tsx';

export type { OpenPage };

closeAfterEach();

/** Opens the remote at `path`. */
export const openLetters = (path: string, host?: FakeHost): OpenPage => openRemote(remote, path, host);
