import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pseudoLanguage } from '../../shared/contracts/texts-language.ts';
import { mergeTexts, type LocaleTexts as Texts } from '../../services/platform/i18n/merged.ts';
import { pseudoTexts } from '../../services/platform/i18n/pseudo-language.ts';
import { projectRoot } from '../apps.ts';
import { buildPaths } from './build-paths.ts';

/** Texts by language and namespace. */
type Languages = Map<string, Map<string, Texts>>;

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/**
 * Adds the texts in a folder. All files of a remote form one namespace with its name (`withTexts`); elsewhere each file
 * is its own (`useNamespace`).
 */
function collect(languages: Languages, folder: string, namespace?: string): void {
  for (const language of foldersIn(path.join(folder, 'locales'))) {
    const texts = languages.get(language) ?? new Map<string, Texts>();
    languages.set(language, texts);
    for (const file of readdirSync(path.join(folder, 'locales', language)).sort()) {
      const name = namespace ?? path.basename(file, '.json');
      const read = JSON.parse(readFileSync(path.join(folder, 'locales', language, file), 'utf8')) as Texts;
      texts.set(name, mergeTexts(texts.get(name) ?? {}, read));
    }
  }
}

/**
 * Returns the texts of the interface in every language that has a folder, and in the pseudo-language made from English.
 */
export function collectLanguages(root = projectRoot): Languages {
  const languages: Languages = new Map();
  collect(languages, path.join(root, 'shell'));
  for (const name of foldersIn(path.join(root, 'shared'))) collect(languages, path.join(root, 'shared', name));
  for (const name of foldersIn(path.join(root, 'remotes'))) collect(languages, path.join(root, 'remotes', name), name);
  const english = [...(languages.get('en') ?? [])];
  languages.set(pseudoLanguage, new Map(english.map(([name, texts]) => [name, pseudoTexts(texts) as Texts])));
  return languages;
}

/**
 * Writes the language files that browsers fetch, `dist/locales/{language}/{namespace}.json`. English is part of the
 * builds themselves, so readers of English do not wait for it.
 */
export function writeLanguages(folder = path.join(buildPaths.dist, 'locales'), root = projectRoot): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [language, namespaces] of collectLanguages(root)) {
    if (language === 'en') continue;
    mkdirSync(path.join(folder, language), { recursive: true });
    for (const [namespace, texts] of namespaces) {
      writeFileSync(path.join(folder, language, `${namespace}.json`), JSON.stringify(texts));
    }
  }
}
