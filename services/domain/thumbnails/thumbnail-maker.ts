import { createHash } from 'node:crypto';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { TypesettingError } from '../../../shared/typesetting/typesetter.ts';
import type { Engine } from '../typesetting/engine/create-engine.ts';
import { readSources } from '../typesetting/engine/typst-files.ts';
import { countPages, drawThumbnail } from './draw-thumbnail.ts';

export interface Thumbnail {
  /** Identifies the content: it is the same for the same document, in every process. */
  readonly key: string;
  readonly drawing: Promise<DrawnPage>;
}

interface DrawnPage {
  readonly picture: Uint8Array;
  /** The number of pages of the whole document. */
  readonly pages: number;
}

export interface ThumbnailMaker {
  /** Returns the thumbnail of a document. `headshot` is a stored copy of its picture. */
  create(document: ComposedDocument, headshot?: Uint8Array): Promise<Thumbnail>;
}

export interface ThumbnailMakerOptions {
  readonly engine: Pick<Engine, 'open'>;
  /** Converts a drawing to a picture. Default: a thumbnail. */
  readonly drawPicture?: (svg: string) => Promise<Uint8Array>;
  /** The number of cached pictures; each takes about 20 KB. */
  readonly cacheSize?: number;
  /** The maximum number of waiting documents. Further ones are refused as busy. */
  readonly queueLimit?: number;
}

/** Hashes the template sources, because another version of a template draws the same document differently. */
async function templatesKey(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, source } of await readSources()) hash.update(`${name}\n${source}\n`);
  return hash.digest('base64url');
}

/**
 * Creates a maker of pictures of first pages. They are drawn one after another, so that opening a full library does not
 * delay users who are typing. The most recently used ones are cached.
 */
export function createThumbnailMaker(options: ThumbnailMakerOptions): ThumbnailMaker {
  const { engine, drawPicture = drawThumbnail, cacheSize = 300, queueLimit = 200 } = options;
  /** In order of last use. */
  const drawings = new Map<string, Promise<DrawnPage>>();
  let templates: Promise<string> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function draw(document: ComposedDocument, headshot: Uint8Array | undefined): Promise<DrawnPage> {
    const session = engine.open(undefined, headshot);
    try {
      const { svg } = await session.typeset(document, null);
      return { picture: await drawPicture(svg), pages: countPages(svg) };
    } finally {
      session.close();
    }
  }

  function drawInTurn(document: ComposedDocument, headshot: Uint8Array | undefined): Promise<DrawnPage> {
    if (waiting >= queueLimit)
      return Promise.reject(new TypesettingError('busy', 'Too many pages are waiting to be drawn.'));
    waiting += 1;
    const turn = last.then(() => draw(document, headshot)).finally(() => (waiting -= 1));
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    async create(document, headshot) {
      templates ??= templatesKey();
      const key = createHash('sha256')
        .update(await templates)
        .update(JSON.stringify(document))
        .digest('base64url');
      const drawing = drawings.get(key) ?? drawInTurn(document, headshot);
      drawings.delete(key);
      drawings.set(key, drawing);
      drawing.catch(() => drawings.delete(key));
      const [oldest] = drawings.keys();
      if (drawings.size > cacheSize && oldest !== undefined) drawings.delete(oldest);
      return { key, drawing };
    },
  };
}
