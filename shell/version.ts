/** The shell's build, as error reports name it. */
export const shellVersion = typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev';
