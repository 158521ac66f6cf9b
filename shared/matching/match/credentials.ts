import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { plainText } from '../../documents/text/plain-text.ts';
import { contentWords } from '../suggestions/words.ts';
import { namesIn } from '../vocabulary/name-index.ts';
import { occupations } from '../vocabulary/occupations.ts';
import { termIndex, terms } from '../vocabulary/terms.ts';
import type { CandidateText } from './person.ts';

/** Words that say that something was granted or earned, on a card, by a certificate, or as a license. */
const credentialWords =
  /(?:^|[^\p{L}])(?:certifi\p{L}*|certs?|credentials?|licen[cs]\p{L}*|card|zertifi\p{L}*|nachweise?|ausweis|\p{L}*schein|lizenz\p{L}*|permis|habilitations?|carn[eé]t?|certificad\p{L}*|licencias?)(?![\p{L}])/iu;

/** Where the name of a credential ends and its issuer, its state, or its number begins: `RN, State of Ohio`. */
const endOfName = /[,;:(·|–]|\s-\s/;

/**
 * The credentials that are called by a skill's name, by its id: the forklift license, and none of a certain issuer, which
 * a card may not be from.
 */
const credentialsFor: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const { id, kind, names, broader } of terms.values()) {
    for (const skill of kind === 'skill' ? [] : broader) {
      const name = plainText(terms.get(skill)?.name ?? skill);
      if (plainText(names[0] ?? '').includes(name)) found.set(skill, [...(found.get(skill) ?? []), id]);
    }
  }
  return found;
})();

/** The licenses without which nobody may work in an occupation. */
export function licensesHeld(occupation: string): readonly string[] {
  const own = occupations.get(occupation);
  return [occupation, ...(own?.broader ?? [])].flatMap((id) => occupations.get(id)?.holds ?? []);
}

/**
 * Finds licenses and certificates that texts state in short form: a skill beside a word for a credential, as in
 * `forklift (card good through 2028)`, and what stands in a group of such a name, as `RN, State of Ohio` in `Licenses`.
 */
export function credentialsIn(
  texts: readonly CandidateText[],
  language: DocumentLanguage,
): readonly { readonly id: string; readonly blockId: string }[] {
  const index = termIndex(language);
  const idsIn = (text: string): readonly string[] =>
    namesIn(text, contentWords(text, language), index).map(({ id }) => id);
  const groups = new Set(
    texts
      .filter(({ kind, entryId, text }) => kind === 'skills' && entryId === null && credentialWords.test(text))
      .map(({ blockId }) => blockId),
  );
  return texts.flatMap(({ blockId, kind, entryId, text }) => {
    const isListed = kind === 'skills' && entryId !== null && groups.has(blockId);
    const named = isListed || credentialWords.test(text) ? idsIn(text) : [];
    const name = text.split(endOfName, 1)[0]?.trim() ?? '';
    const inFull = isListed ? [`${name} license`, `${name} certification`].flatMap(idsIn) : [];
    const granted = [...named.flatMap((id) => credentialsFor.get(id) ?? []), ...inFull];
    return granted.filter((id) => terms.get(id)?.kind !== 'skill').map((id) => ({ id, blockId }));
  });
}
