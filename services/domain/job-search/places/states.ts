import { searchText } from '../search-text.ts';
import states from './states.json' with { type: 'json' };

/** The states of the US and the provinces of Canada, which are written as a name or a code. */
const codes: Readonly<Record<string, string>> = states;

const names: ReadonlyMap<string, string> = new Map(Object.entries(codes).map(([name, code]) => [code, name]));

/** Returns the code of a state, such as `tx` for `Texas`; undefined for any other text. */
export const stateCode = (text: string): string | undefined => codes[searchText(text)];

/** Returns the name of a state, such as `texas` for `TX`; undefined for any other text. */
export const stateName = (code: string): string | undefined => names.get(code.toLowerCase());
