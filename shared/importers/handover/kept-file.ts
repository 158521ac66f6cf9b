/**
 * The way of a file from the public ATS check into the app's import, without an upload: the page keeps it in this
 * browser's cache storage, and the import takes it out again. Both are on the same origin. Nothing runs while no page is
 * open, so a file that was not taken is deleted by the first page that opens after its time.
 */

/** The name of the cache, and the address of its only entry. No request is ever made to this address. */
const cacheName = 'tessera.kept-file';
const address = '/kept-file';

/** The milliseconds after which a file that was not taken is deleted: a day. */
const lifetime = 24 * 60 * 60 * 1000;

const nameHeader = 'x-file-name';
const timeHeader = 'x-kept-at';

/** Returns the storage, or undefined where browsers have none: on pages without TLS, and in some private windows. */
const storage = (): CacheStorage | undefined => globalThis.caches;

/** Keeps a file for the next page, in place of an earlier one. Rejects when the browser does not allow it. */
export async function keepFile(file: File, now = Date.now()): Promise<void> {
  const cache = await storage()?.open(cacheName);
  if (cache === undefined) throw new Error('This browser keeps no files.');
  // Headers hold Latin characters only.
  const headers = { [nameHeader]: encodeURIComponent(file.name), [timeHeader]: `${now}`, 'content-type': file.type };
  await cache.put(address, new Response(file, { headers }));
}

const isOld = (response: Response, now: number): boolean =>
  !(now - Number(response.headers.get(timeHeader)) < lifetime);

async function keptResponse(): Promise<Response | undefined> {
  // Without this question, the cache would be created for everyone.
  if ((await storage()?.has(cacheName)) !== true) return undefined;
  return await (await storage()?.open(cacheName))?.match(address);
}

/**
 * Takes the kept file and deletes it. Resolves to undefined when there is none, when it is older than a day, or when
 * the browser does not allow it. Never rejects.
 */
export async function takeKeptFile(now = Date.now()): Promise<File | undefined> {
  try {
    const response = await keptResponse();
    if (response === undefined) return undefined;
    const content = isOld(response, now) ? undefined : await response.arrayBuffer();
    await storage()?.delete(cacheName);
    const name = decodeURIComponent(response.headers.get(nameHeader) ?? '');
    return content && new File([content], name, { type: response.headers.get('content-type') ?? '' });
  } catch {
    return undefined;
  }
}

/** Deletes a kept file that is older than a day. Never rejects. */
export async function deleteOldKeptFile(now = Date.now()): Promise<void> {
  try {
    const response = await keptResponse();
    if (response !== undefined && isOld(response, now)) await storage()?.delete(cacheName);
  } catch {
    // A browser that forbids the storage has kept nothing.
  }
}
