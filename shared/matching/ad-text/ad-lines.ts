import { cleanText } from '../../documents/text/clean-text.ts';
import { plainText } from '../../documents/text/plain-text.ts';
import { withoutColumns } from './columns.ts';
import controls from './words/controls.json' with { type: 'json' };
import endings from './words/endings.json' with { type: 'json' };

/** A line of a job ad as it was pasted. */
export interface AdLine {
  /** Without its bullet. */
  readonly text: string;
  readonly isPoint: boolean;
  /** Whether an empty line or the beginning of the text is above it. */
  readonly startsParagraph: boolean;
}

/** Marks of points. Stars at both ends of a line emphasize it: `*Requirements*`. The code of a city is none: `(01) 555 0148`. */
const bullet = /^(?:\*(?!.*\*:?$)|[-–—•·▪◦‣●○■□✓✔➢➤→▶»✅]|\(?\d{1,2}[.)](?=\s(?!\d{3}[ .-]\d)))\s*/u;

/** Lines in lower case, without accents and with one kind of apostrophe. */
export const foldLine = (text: string): string =>
  plainText(text)
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

const controlLines = new Set(controls.lines.map(foldLine));
const menuWords = new Set(controls.menus.map(foldLine));
const endingLines = new Set(endings.lines.map(foldLine));

const siteNames = new Set(controls.sites.map(foldLine));

/** Whether a line is the name of a site that publishes ads of many employers. */
export const isSiteName = (text: string): boolean =>
  siteNames.has(foldLine(text).replace(/\.(?:com|de|ch|at|fr|es|be)$/, ''));

/** What sites and mail programs add to a button or a folder: how many there are, and the cross that closes it. */
const addition = /(?:[\s:›»«‹←→|*…·]|\.{3}| ?\(\d+\+?\)| x)+$|^[\s›»«‹←→|*<]+/g;

/** What mail programs and social sites count: attachments, comments, reactions, members. */
const counted =
  /^(?:one attachment|un archivo adjunto|une piece jointe|ein anhang|\d[\d., ]* ?k? (?:attachments?|archivos? adjuntos?|pieces? jointes?|anhange?|anlagen?|comments?|commentaires?|kommentare?|comentarios?|replies|reactions|shares|likes|partages?|veces compartido|respuestas|antworten|reponses|members|membres|mitglieder|miembros|connections|followers))(?! \p{L})/u;
/** A group of a social site: `Public group · 28K members`. */
const group =
  /^(?:public|private|offentliche|geschlossene|groupe|grupo) (?:group|gruppe|public|prive|publico|privado) ·/u;

/** Links for keyboards and screen readers: `Skip to main content`. */
const skipLink =
  /^(?:skip|jump) to (?:the )?(?:main |page )?(?:content|navigation|search|job|results|footer|menu)|^(?:(?:zum|zur|zu|direkt zum|uberspringen z\p{L}*|springe zum) )+(?:haupt)?(?:inhalt\p{L}*|navigation|suche|menu|fu(?:ss|ß)zeile)(?: (?:springen|wechseln|gehen))?$|^(?:aller|passer|acceder|sauter)(?: directement)? (?:au|a la|vers le) (?:contenu|menu|navigation|recherche)|^(?:ir|saltar|pasar|salta)(?: directamente)? (?:al|a la) (?:contenido|menu|navegacion|busqueda)/u;

/** Whether a line is a button, a link, or a heading of the site around the ad. */
export const isControl = (text: string): boolean => {
  const line = foldLine(text);
  const folded = line.replace(addition, '');
  return (
    folded === '' ||
    siteNames.has(folded) ||
    controlLines.has(folded) ||
    counted.test(line) ||
    skipLink.test(folded) ||
    group.test(line) ||
    !/[\p{L}\d]/u.test(folded)
  );
};

/**
 * Whether a line is a button, a link, or a single word of a menu or a mail program. Inside an ad, such a word may head a
 * part.
 */
export const isInterface = (text: string): boolean =>
  isControl(text) || menuWords.has(foldLine(text).replace(addition, ''));

/** Headings of lists of other jobs that name the employer or the place. */
const endingStarts =
  /^(?:weitere (?:jobs|stellen\p{L}*|inserate) (?:von|bei|der|in|aus)|(?:weitere|mehr|andere) (?:jobs|stellen\p{L}*|inserate|anzeigen|angebote)$|(?:more |other |see all |current )?(?:jobs|openings|positions) (?:at|from|with) |(?:more|other|related|recommended) (?:jobs|openings|positions|roles|vacancies|listings)(?: for you)?$|(?:autres|plus d'|d'autres) ?offres (?:de|chez|a) |(?:autres|plus d'|d'autres|toutes nos) ?(?:offres|annonces|emplois|postes)(?: d'emploi)?$|(?:autres |toutes les )?(?:annonces|offres) du meme (?:recruteur|employeur)|(?:otras|mas) (?:ofertas|vacantes|anuncios|empleos)(?: (?:de|en|para|similares|del)(?!\p{L}).*)?$|people also|ahnliche (?:jobs|stellen|anzeigen)|similar (?:jobs|positions|roles|listings|ads)|offres similaires|emplois similaires|(?:ofertas|empleos|vacantes|anuncios) (?:similares|relacionad[oa]s|recomendad[oa]s)|(?:offres|emplois|annonces) (?:similaires|recommandee?s|semblables)|jobs? you (?:may|might)|das konnte (?:dich|sie)|ces offres pourraient|toutes les reactions|les plus pertinents|most relevant$|all reactions|view (?:all|more|previous) comments|todas las reacciones|todos los comentarios|alle reaktionen|alle kommentare|relevanteste (?:zuerst)?)/u;

/** Whether what follows a line is no longer the ad: other jobs, or the form by which to apply. */
const isEnding = (text: string): boolean =>
  endingLines.has(foldLine(text).replace(/ ?\(\d+\)$|:$/g, '')) || endingStarts.test(foldLine(text));

/**
 * Labels that a site writes right after the last sentence, without a line break: `in your first 30 days.Job Types:
 * Full-time`.
 */
const glued =
  /(?<=[\p{Ll}\d.)!])(?=(?:Job Types?|Pay|Benefits|Schedule|Experience|Work Location|Education|Licen[sc]e\/Certification|Language|Application [Dd]eadline|Expected hours|Shift|Ability to [Cc]ommute(?:\/[Rr]elocate)?|Supplemental [Pp]ay(?: types)?|Compensation [Pp]ackage|Art der Stelle|Gehalt|Arbeitsort|Type d'emploi|Rémunération|Lieu du poste|Tipo de puesto|Sueldo|Ubicación del trabajo): ?)/gu;

/** A row of a table of two columns, as browsers copy it. */
const tableRow = /^([^\t\n:]{2,40})\t+([^\t\n]+)$/gm;

/** No word of an ad is longer than an address. */
const longestWord = 200;
const longWord = /(\S{200})\S+/g;

/** The most characters of a line: rules look back and forth within a line, and take longer the longer it is. */
const longestLine = 400;

/** Splits a paragraph into its sentences, and what is no sentence into pieces. */
function piecesOf(text: string): readonly string[] {
  if (text.length <= longestLine) return [text];
  const pieces: string[] = [];
  let piece = '';
  const add = (more: string): void => {
    if (piece !== '' && piece.length + more.length > longestLine) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += more;
  };
  for (const sentence of text.split(/(?<=[^.\d][.!?]) (?=[\p{Lu}\d])/u))
    for (let start = 0; start < sentence.length; start += longestLine)
      add(`${sentence.slice(start, start + longestLine)}${start + longestLine >= sentence.length ? ' ' : ''}`);
  return [...pieces, piece.trim()].filter((each) => each !== '');
}

/** Whether a line belongs to the text of the ad: the menu of a site has short lines only. */
const isBody = ({ text, isPoint }: AdLine): boolean => isPoint || text.length >= 90;

/** Splits a pasted ad into its lines, without what surrounds it. */
export function adLinesOf(pasted: string): readonly AdLine[] {
  const lines: AdLine[] = [];
  let startsParagraph = true;
  const raw = withoutColumns(cleanText(pasted.replace(tableRow, '$1: $2')).replaceAll('&nbsp;', ' ').split('\n'))
    .join('\n')
    .replace(/[^\S\n]{5,}/g, '    ')
    .replace(glued, '\n')
    .split('\n');
  for (const [number, each] of raw.entries()) {
    const line = each.length > longestWord ? each.replace(longWord, '$1') : each;
    // A forwarded message marks each line.
    const trimmed = line.replace(/^(?:\s*>)+ ?/, '').trim();
    // A form or a list of other jobs near the beginning belongs to the site's menu.
    if (number > 12 && lines.length > 12 && isEnding(trimmed) && lines.some(isBody)) break;
    const text = trimmed.replace(bullet, '').trim();
    if (text === '') {
      startsParagraph = true;
      continue;
    }
    for (const piece of piecesOf(text)) {
      lines.push({ text: piece, isPoint: bullet.test(trimmed), startsParagraph });
      startsParagraph = false;
    }
  }
  return lines;
}
