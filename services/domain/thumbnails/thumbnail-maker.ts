import { createHash } from 'node:crypto';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { TypesettingError } from '../../../shared/typesetting/typesetter.ts';
import type { Engine } from '../typesetting/engine/create-engine.ts';
import { readSources } from '../typesetting/engine/typst-files.ts';
import { drawThumbnail } from './draw-thumbnail.ts';

export interface Thumbnail {
  /** Names what is on it: the same for the same document, whatever process draws it. */
  readonly key: string;
  readonly picture: Promise<Uint8Array>;
}

export interface ThumbnailMaker {
  /** `headshot`: bytes of the document's picture, where they were kept with it. */
  of(document: ComposedDocument, headshot?: Uint8Array): Promise<Thumbnail>;
}

export interface ThumbnailMakerOptions {
  readonly engine: Pick<Engine, 'open'>;
  /** Makes the picture of a drawing; default: a thumbnail. */
  readonly drawPicture?: (svg: string) => Promise<Uint8Array>;
  /** Pictures that are kept; one has about 20 KB. */
  readonly kept?: number;
  /** Documents waiting beyond which new ones are refused as busy. */
  readonly queueLimit?: number;
}

/** Which templates draw: another source draws another picture of the same document. */
async function templatesKey(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, source } of await readSources()) hash.update(`${name}\n${source}\n`);
  return hash.digest('base64url');
}

/**
 * Pictures of first pages. They are drawn one after another, so that somebody who opens a full library never makes those
 * wait who are typing at this moment, and the last ones are kept.
 */
export function createThumbnailMaker(options: ThumbnailMakerOptions): ThumbnailMaker {
  const { engine, drawPicture = drawThumbnail, kept = 300, queueLimit = 200 } = options;
  /** In the order of last use. */
  const pictures = new Map<string, Promise<Uint8Array>>();
  let templates: Promise<string> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function draw(document: ComposedDocument, headshot: Uint8Array | undefined): Promise<Uint8Array> {
    const session = engine.open(undefined, headshot);
    try {
      const { svg } = await session.typeset(document, null);
      return await drawPicture(svg);
    } finally {
      session.close();
    }
  }

  function inTurn(document: ComposedDocument, headshot: Uint8Array | undefined): Promise<Uint8Array> {
    if (waiting >= queueLimit)
      return Promise.reject(new TypesettingError('busy', 'Too many pages are waiting to be drawn.'));
    waiting += 1;
    const turn = last.then(() => draw(document, headshot)).finally(() => (waiting -= 1));
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    async of(document, headshot) {
      templates ??= templatesKey();
      const key = createHash('sha256')
        .update(await templates)
        .update(JSON.stringify(document))
        .digest('base64url');
      const picture = pictures.get(key) ?? inTurn(document, headshot);
      pictures.delete(key);
      pictures.set(key, picture);
      picture.catch(() => pictures.delete(key));
      const [oldest] = pictures.keys();
      if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest);
      return { key, picture };
    },
  };
}
