/**
 * `node services/cli/write-font-facts.ts`: reads all fonts and stores what Typst needs to know about them in advance,
 * so that an engine starts without reading 40 MB. Run it after a change of `fonts.ts`. A test compares the result.
 */
import { get_font_info, initSync } from '@myriaddreamin/typst-ts-web-compiler';
import { writeFileSync } from 'node:fs';
import { fontFiles } from '../../shared/typesetting/fonts.ts';
import { loadCompilerModule, readFont } from '../domain/typesetting/engine/typst-files.ts';

initSync({ module: await loadCompilerModule() });
// eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else returns facts that can be stored
const lines = fontFiles.map(({ file }) => `${JSON.stringify(file)}: ${JSON.stringify(get_font_info(readFont(file)))}`);
writeFileSync(new URL('../../shared/typesetting/font-facts.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
