/** A fake typesetting service that returns one page per document with the document's text in it. */
export interface FakeTypesetter {
  /** Documents in the order in which their pages were requested. */
  readonly documents: { readonly header: { readonly name: string; readonly headline: string } }[];
  /** Characters that no font has, for the next answers until `restore`. */
  missing: string;
  /** Makes the service return status 500 until `restore`. */
  breakDown(): void;
  /** Leaves every request without an answer, as a lost connection does. `restore` answers them. */
  fallSilent(): void;
  restore(): void;
}

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Adds a typesetting service to the fake gateway, which must be installed first. */
export function installFakeTypesetter(): FakeTypesetter {
  let broken = false;
  let silence: PromiseWithResolvers<void> | undefined;
  const typesetter: FakeTypesetter = {
    documents: [],
    missing: '',
    breakDown: () => (broken = true),
    fallSilent: () => (silence ??= Promise.withResolvers()),
    restore: () => {
      broken = false;
      typesetter.missing = '';
      silence?.resolve();
      silence = undefined;
    },
  };
  beforeEach(() => {
    typesetter.restore();
    typesetter.documents.length = 0;
    const gateway = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const url = input as string;
      if (!url.includes('/typeset')) return gateway(input, init);
      await silence?.promise;
      if (broken) return new Response('{"message":"broken"}', { status: 500 });
      if (url.endsWith('/pdf')) return new Response(new Uint8Array([0x25, 0x50, 0x44, 0x46]));
      const { document } = JSON.parse(init?.body as string) as { document: FakeTypesetter['documents'][number] };
      typesetter.documents.push(document);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg"><g class="typst-page" data-tid="p" data-page-width="612" data-page-height="792"><title>${escapeXml(document.header.headline)}</title></g></svg>`;
      const answer = {
        kind: 'full',
        revision: typesetter.documents.length,
        svg,
        pageCount: 1,
        missing: typesetter.missing || undefined,
      };
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
    };
  });
  return typesetter;
}
