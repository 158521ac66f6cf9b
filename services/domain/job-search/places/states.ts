import { searchText } from '../search-text.ts';
import states from './states.json' with { type: 'json' };

/** States of the US and provinces of Canada, which are written either way. */
const codes: Readonly<Record<string, string>> = states;

const names: ReadonlyMap<string, string> = new Map(Object.entries(codes).map(([name, code]) => [code, name]));

/** `tx` for `Texas`; undefined for what is no state. */
export const stateCode = (text: string): string | undefined => codes[searchText(text)];

/** `texas` for `TX`; undefined for what is no state. */
export const stateName = (code: string): string | undefined => names.get(code.toLowerCase());
