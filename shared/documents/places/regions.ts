import { plainText } from '../text/plain-text.ts';
import lines from './regions.json' with { type: 'json' };

/** A state or province that is written as a name or as a code: `Colorado` and `CO`. */
export interface Region {
  readonly name: string;
  readonly code: string;
}

/** The states of the US, the provinces of Canada, and the larger states of Australia. */
export const regions: readonly Region[] = lines.map((line) => ({
  name: line.replace(/ [A-Z]+$/, ''),
  code: line.replace(/^.* /, ''),
}));

const byText = new Map(
  regions.flatMap((region) => [region.name, region.code].map((text) => [plainText(text), region])),
);

/** The region that a name or a code stands for; undefined for any other text. */
export const regionNamed = (text: string): Region | undefined => byText.get(plainText(text).trim());
