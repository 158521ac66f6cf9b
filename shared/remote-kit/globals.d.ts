/** Set by the build of each remote to the version in its directory's name; absent in tests. */
declare const __REMOTE_VERSION__: string | undefined;
