import type { BackendModule, Services } from 'i18next';

type Read = BackendModule['read'];

/**
 * Reads language files over HTTP (product.md §1), below `from`: `{from}/{language}/{namespace}.json`. The library for
 * that loads with the first language that is not in the build, so that English users never load it.
 */
export function languageFiles(from: string): BackendModule {
  let services: Services;
  let reader: Promise<{ readonly read: Read }> | undefined;

  const open = async (): Promise<{ readonly read: Read }> => {
    const { default: HttpBackend } = await import(/* webpackChunkName: "language-files" */ 'i18next-http-backend');
    const backend = new HttpBackend();
    backend.init(services, { loadPath: `${from}/{{lng}}/{{ns}}.json` });
    return { read: (language, namespace, done) => backend.read(language, namespace, done) };
  };

  return {
    type: 'backend',
    init(given) {
      services = given;
    },
    read(language, namespace, done) {
      reader ??= open();
      reader.then(
        (found) => found.read(language, namespace, done),
        (error: unknown) => {
          // The next namespace retries.
          reader = undefined;
          done(error instanceof Error ? error : new Error(String(error)), false);
        },
      );
    },
  };
}
