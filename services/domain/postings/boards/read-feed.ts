import type { Freshness } from '../../../platform/public-fetch/fetch-public.ts';
import type { Feed } from '../feeds/feed.ts';
import type { FeedClient } from '../feeds/feed-client.ts';
import { readAshby } from './ashby.ts';
import type { FeedReading } from './board-reading.ts';
import { readGreenhouse } from './greenhouse.ts';
import { readJsonLd } from './json-ld.ts';
import { readLever } from './lever.ts';

/** Reads a feed of any kind. `known` is its state at the last reading. */
export function readFeed(feed: Feed, client: FeedClient, known: Freshness | undefined): Promise<FeedReading> {
  switch (feed.kind) {
    case 'greenhouse':
      return readGreenhouse(feed, client, known);
    case 'lever':
      return readLever(feed, client);
    case 'ashby':
      return readAshby(feed, client, known);
    case 'jsonLd':
      return readJsonLd(feed.pages, client);
  }
}

/** The displayed names of the kinds of feed. */
export const feedNames: Readonly<Record<Feed['kind'], string>> = {
  ...{ greenhouse: 'Greenhouse', lever: 'Lever', ashby: 'Ashby', jsonLd: 'Website' },
};
