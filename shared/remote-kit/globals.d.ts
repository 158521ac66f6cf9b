/** Set by the build of each remote to the version in its directory's name; absent in tests. */
declare const __REMOTE_VERSION__: string | undefined;

/** Where webpack's code looks for files that are loaded late. Tests run without webpack. */
declare let __webpack_public_path__: string | undefined;
