import type { FakeHost } from '../../../tooling/testing/fake-host.ts';
import { closeAfterEach, openRemote, type OpenPage } from '../../../tooling/testing/open-remote.ts';
import { remote } from '../mount.tsx';

export type { OpenPage };

closeAfterEach();

/** Opens the cover letter remote at `path` and returns the page to test. */
export const openLetters = (path: string, host?: FakeHost): OpenPage => openRemote(remote, path, host);
