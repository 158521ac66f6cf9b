/** Sentences and forms that tell whose job an ad is, and those that never name an employer. */

const start = "\\p{Lu}[\\p{L}\\p{N}&.'’-]*";
const between = '(?:&|and|of|the|for|und|für|am|im|an der|zum|de|du|des|la|le|les|del|sur|y|et|\\+)';
const more = `(?:(?: ${between}){0,2} (?:(?:[dl]['’])?${start}|\\d+))`;
const name = `(${start}${more}{0,6})`;

/** A name of several words with which a sentence begins: `Caisse Unie Assurances protège …`. */
export const subject = new RegExp(`^((?:${start} ){1,3}${start}) (?!and |und |et |y |of |de )\\p{Ll}{3,}`, 'u');

/** Sentences that name the employer, with how much they say. */
export const told: readonly (readonly [number, RegExp])[] = [
  [6, /^(?:company logo for,? |logo (?:of|de|von) )(.{2,70})$/iu],
  [6, /^(.{2,70}?)(?:['’]s)?(?: company| [–—-])? logo$/iu],
  [4, /^\p{L}.{2,80}? (?:at|@|bei|chez) (\p{Lu}[\p{L}\p{N}&.'’ -]{1,60})$/u],
  [4, new RegExp(`${name} (?:is an|is proud to be an|provides|is committed to)(?: \\p{L}+)? equal`, 'u')],
  [
    4,
    new RegExp(
      `(?:^|[.!?] )(?:The )?${name}(?:,[^.;:!?]{3,80},|,| \\([^()]{3,80}\\)| in \\p{Lu}[\\p{L}\\s]{2,30}(?:, \\p{Lu}[\\p{L}\\s]{1,20})?,?)? (?:(?:is|are) (?:now |currently |actively |again |also |therefore |once more |presently |urgently )?(?:hiring|looking for|looking to|seeking|recruiting|searching|accepting|inviting)|seeks|needs an?|invites applications|has an? (?:immediate )?(?:opening|vacancy|position))`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      `(?<!\\p{L}(?:in|aus|à|en|de|für|bei|pour) )(?:(?:Die|Der|Das) )?${name}(?:,[^,.]{3,80},| \\([^()]{3,80}\\)| (?:in|aus|à|en) \\p{Lu}[\\p{L}\\s-]{2,40})? (?:sucht|stellt ein|recherche|recrute|cherche|embauche|engage|busca|selecciona|solicita|contrata|requiere|precisa|incorpora|necesita)(?!\\p{L})`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      `^(?:About|Über|À propos de|A propos de|Sobre|Life at|Why|Working at|Join|Who is|Benefits at|Das ist|Qui est|Découvrez) ${name}\\??$`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      `(?:^|[.!?] )(?:At|Bei|Bei der|Bei den|Beim|Chez|En|Here at) ${name},? (?:we|you|our|everyone|arbeiten|sind|bauen|machen|nous|on|vous|creemos|trabajamos|buscamos)(?!\\p{L})`,
      'u',
    ),
  ],
  [
    2,
    new RegExp(
      `^(?:The |Die |Das |Der |La |L['’]|Le |El )?${name}(?:,[^.]{3,60},)? (?:is an?|is the|was founded|has been|runs|builds|makes|designs|helps|provides|operates|owns|serves|offers|employs|manufactures|produces|develops|delivers|supplies|supports|specializes|specialises|operates|ist|sind|betreibt|betreiben|entwickelt|baut|plant|produziert|fertigt|zählt|gehört|bietet|versorgt|beschäftigt|est|accompagne|conçoit|gère|fabrique|développe|propose|emploie|regroupe|compte|es una?|desarrolla|diseña|cuenta|fabrica|ofrece|gestiona|produce)(?!\\p{L})`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      `(?:[Ff]ormar parte de|[ÚUúu]nete a|[Rr]ejoigne[rz]|[Rr]ejoindre|[Ii]ntégrez|Teil (?:von|der|des|vom)|[Kk]omm zu|[Jj]oin|[Bb]e part of|[Ww]elcome to|[Bb]ienvenue chez|[Ww]illkommen bei|[Bb]ienvenid[oa]s a) (?:the |la |el |los |les? )?${name}(?=[.,!?]|$| (?:and|as|und|als|et|y|como|en tant))`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      `(?<!\\p{L})(?:[Ww]anted|WANTED|[Nn]eeded|NEEDED|[Vv]acancy|[Gg]esucht|GESUCHT|[Rr]echerchée?|[Dd]emandée?) (?:at|bei|chez) ${name}`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      `(?<!\\p{L})(?:we['’]re|we are|I['’]m|I am) (?:now |currently |also )?(?:hiring|recruiting)(?: again)? (?:at|for|over at) ${name}`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      `(?<!\\p{L})(?:[Ww]ir sind|[Nn]ous sommes|[Ss]omos|[Ww]e are|[Ww]e['’]re) (?:die |das |der |le |la |les |el |los )?${name}(?=[,.]| und | et | y | and |$)`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      `(?:^|[.!?] )(?:The )?${name} \\([^()]{3,80}\\) [^.!?;]{3,100} (?:is|are) (?:now |currently |actively )?(?:hiring|looking for|seeking|recruiting)`,
      'u',
    ),
  ],
  [2, new RegExp(`© ?(?:20\\d\\d)?,? ?${name}`, 'u')],
  [
    4,
    new RegExp(
      `(?:[Oo]ur (?:\\p{Ll}+ ){0,2}client|[Mm]y (?:\\p{Ll}+ )?client|[Nn]uestro cliente|[Nn]otre client|[Uu]nser Kunde|[Uu]nser Mandant|recrute pour|recrutons pour|recruiting for|hiring for|on behalf of|im Auftrag (?:der|von)|por cuenta de),? (?:the |der |die |le |la )?${name}`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(`^(?:proposée? par|par|by|von|offered by|published by|veröffentlicht von|publicado por) ${name}$`, 'iu'),
  ],
  [
    3,
    new RegExp(
      `(?:^|[.!?] )(?:At|In|En|Bei|Chez|Desde|Para|Pour|For|À|A) (?:(?:la|el|los|las|der|dem|den|die|le|les|unserer?m?|nuestr[oa]|notre|our|the) )?(?:\\p{Ll}\\p{L}+ )?${name}(?: \\([^()]{2,80}\\))?,? (?:we|you|necesitamos|estamos en la búsqueda|seleccionamos|incorporamos|precisamos|on cherche|recrutons|buscamos|arbeiten|suchen|nous|cherchons)(?!\\p{L})`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      `(?<!\\p{L})(?:notre|ma|la|unsere?n?|meine?n?|nuestr[oa]|mi|our|my) (?:boîte|entreprise|société|maison|boutique|firma|betrieb|laden|praxis|empresa|tienda|company|business|shop|bakery|restaurant|café|studio),? ${name}(?=,| à| in| en| \\(|\\.|$)`,
      'u',
    ),
  ],
  [
    2,
    new RegExp(
      `(?:Interested in working (?:at|for)|working (?:at|for)|Apply (?:to|at)|career at|team at|at|for) ${name}[.!?]?$`,
      'u',
    ),
  ],
];
/** A heading of a site above the name of the employer. */
export const aboutCompany =
  /^(?:about the company|company overview|über das unternehmen|entreprise|à propos de l['’]entreprise|acerca de la empresa|sobre la empresa|arbeitgeber|employeur|client)$/iu;

/** A row of links: `Schools | Parents | Careers`, or the path to the page. */
export const navigation = / \| .* \| | · .* · .* · | [>»›] | \/ .* \/ | {2,}\S.* {2,}\S/u;

/** An article before a common noun: `le poste`, `die Stelle`. */
export const commonNoun = /^(?:[Ll]es?|[Ll]as?|[Ee]l|[Ll]os|[Uu]nd|[Ii]n|[Ff]ür|[Ff]or) \p{Ll}/u;

export const notCompanies =
  /^(?:(?:commune|ville|stadt|town|city) (?:de |of |mit )?\d+|\d+ (?:stellen|posts?|offres|jobs)|(?:bonjour|salut|buenas|buenos|servus|moin|g'day|estimad[oa]s?|sehr|cher|chère|chers)|the (?:role|team|job|company|position|work|opportunity|successful|ideal|person|details|district|following|base|hours|pay|annual|salary|candidate|office|kitchen|school|hospital)|this|we|our|you|your|it|he|she|they|there|that|us|what|who|how|if|in|as|for|with|at|on|ich|je|yo|man|alguien|wir|sie|ihre?|du|nous|vous|notre|nuestra|nuestro|job|role|position|candidate|applicants?|linkedin|indeed|glassdoor|workday|stepstone|smartrecruiters|greenhouse|lever|ashby|infojobs|france travail|apec|hellowork|welcome to the jungle|jobs\.ch|interamt|jobup|jobcloud|xing|monster|totaljobs|meteojob|cadremploi|leboncoin|computrabajo|bumeran|zonajobs|hokify|willhaben|kleinanzeigen|charityjob|hacemosfalta|tecnoempleo|usajobs|cdd|cdi|equal|opportunity|employer|work|team|description|responsibilities|requirements|monday|bachelor|experience|all|department|engineering|full|part|what|benefits?|similar|unternehmen|company|entreprise|empresa|stelle|poste|puesto|rolle|morning|hallo|hi|hello|dear|good|liebe|commune de \d|\d+ |an?|location|current|idealerweise|se|sas|sap|home|about|required|preferred|nice|open|news|deutsch|idioma|english|beispiel\p{L}*|sr|gesucht|wanted|buscamos|informations?|allgemeine?s?|general|details|emplois?|carrières?|careers?|karriere|jobs|stellen\p{L}*|recherche|suche|search|menu|menü|home|contact|kontakt|contacto|wesentliche|vollständige|qualifikationen|estudios|anuncio|al menos|au moins|mindestens|passer|aller au|ir al|saltar|zum (?:inhalt|haupt)|direkt zum|volver|retour|zurück|buscar|your|see|good)(?:\s|$|['’])/iu;

/** Legal forms as they end a name, as alternatives of a pattern; the longer ones first. */
export const legalForms =
  'GmbH(?: & Co\\.? ?(?:KGaA|KG|OHG))?|gGmbH|mbH(?: & Co\\.? ?KG)?|AG(?: & Co\\.? ?KGaA)?|AöR|KdöR|e\\. ?V\\.|e\\. ?K\\.|e\\. ?G\\.|eGbR|GbR|OHG|KGaA|KG|SE|UG(?: \\(haftungsbeschränkt\\))?|gUG|PartG(?: ?mbB)?|eG|Ges\\. ?m\\. ?b\\. ?H\\.|Inc\\.?|PLLC|LLLP|LLC|LLP|L\\.L\\.C\\.|(?:Pte|Pvt|Pty|Private|Proprietary)\\.? (?:Ltd|Limited)\\.?|\\((?:Pty|Pvt)\\) Ltd\\.?|Co\\.,? Ltd\\.?|Ltd\\.?|Limited|plc|PLC|DAC|CLG|CIC|CIO|Corp\\.?|Corporation|S\\.L\\.(?:U\\.|L\\.|P\\.)?|SLU?|S\\. ?A\\. ?S\\.|S\\.A\\.A\\.|S\\.A\\.C\\.|E\\.I\\.R\\.L\\.|S\\.A\\.P\\.I\\. de C\\. ?V\\.|S\\.? ?A\\.? de C\\.? ?V\\.?|S\\.? de R\\.? ?L\\.?(?: de C\\.? ?V\\.?)?|S\\.A\\.(?:U\\.)?|S\\.R\\.L\\.|S\\.C\\.(?:P\\.|C\\.L\\.|L\\.)?|S\\.à\\.? ?r\\.?l\\.|Sàrl|SARL|SASU|SAS|EURL|SELARL|SCOP|SCIC|SNC|SCP|GIE|EARL|GAEC|ASBL|SRL|SpA|S\\.p\\.A\\.|B\\.V\\.|N\\.V\\.|ApS|A/S|AB|Oy|Sp\\. z o\\.o\\.|Sdn\\.? Bhd\\.?|EI';

/** A name with the legal form of a company, anywhere. */
export const legalName = new RegExp(
  `((?:${start}|\\d+)(?: (?:${start}|&|\\+|und|et|y|of|de|la|für))*,? (?:${legalForms}))(?![\\p{L}])`,
  'gu',
);
/** Things that are named after an employer. */
export const notWhole =
  /\b(?:logo|agreement|award|aquatic|scholarship|policy|handbook|network|academy|campus|app|portal|trabaja|ctra|courthouse|building|annex|headquarters|hq|gebäude|kids|cup|open|prize|fund|bulletin|newsletter)\b/iu;

/** What private people call themselves who look for work or help in the same column of a newspaper. */
export const privatePerson =
  /(?<!\p{L})(?:rentner(?:in)?|student(?:in)?|schüler(?:in)?|familie|ehepaar|dame|herr|frau|mann|retraitée?|étudiante?|jeune (?:homme|femme|fille)|dame|couple|famille|señora?|chica|chico|joven|matrimonio|familia|lady|gentleman|pensioner|family)(?!\p{L})/iu;

/** A line that goes on with what the employer above it does: `sucht ab Januar`. */
export const goesOn =
  /^(?:sucht|suchen|stellt ein|recherche|recrute|cherche|embauche|busca|selecciona|solicita|requiere|contrata|necesita|is (?:hiring|looking for|seeking|recruiting)|are (?:hiring|looking for|seeking)|seeks|invites applications)(?!\p{L})/u;

/** The sender of a message as mail programs show it, without a label. */
export const senderAlone = /^[^<>@]{2,60} <[^\s<>@]{1,60}@[^\s<>@]{3,80}>$/u;

/** The name of an attached file. */
export const fileName = /\.(?:pdf|docx?|xlsx?|pptx?|odt|rtf|txt|png|jpe?g|zip|ics)$/iu;

/** The sender of a message. */
export const senderLine = /^(?:>\s*)*\*?(?:from|von|de)\*? ?:\*? "?([^"<@]{2,60}?)"?\s*[<[(][^\s<>@]+@/iu;

/** A grade of a site that collects reviews, below the name of the employer. */
export const rating = /^[1-5][.,]\d(?: ?★| out of| von 5| sur 5|$)/u;
/** A name of a site for jobs rather than of an employer. */
export const siteLike =
  /(?<!\p{L})(?:\p{L}*jobs?|\p{L}*emplois?|empleos?|stellen\p{L}*|jobportal|portail|portal|plateforme|plataforma|newsletter|careers|offres)(?!\p{L})/iu;
/** A name that begins with its kind of institution. */
export const institution =
  /^(?:Restaurant|Café|Hotel|Hôtel|Hostería|Residencia|Résidence|Maison|Clínica|Clinique|Centre|Centro|Institut|Instituto|Association|Asociación|Fundación|Fondation|Spitex|Stadtwerke|Klinikum|Praxis|Tischlerei|Bäckerei|Boulangerie|Schule|École|Escuela|Colegio|Cooperativa|Mancomunidad|Parroquia|Paroisse|Pfarrei|Kirchengemeinde|Dekanat|Diputación|Consejería|Generalitat|Gobierno|Ministerio|Préfecture|Conseil|Département|Métropole|Communauté|Syndicat|Fédération|Office|Théâtre|Teatro|Theater|Musée|Museo|Museum|Bibliothèque|Biblioteca|Bibliothek|Hôpital|Hospital|Lycée|Collège|Crèche|Kita|Hogar|Heim|Foyer|Cabinet|Étude|Bar|Brasserie|Auberge|Bistro|Bistrot|Trattoria|Pizzeria|Finca|Viveros|Librería|Librairie|Buchhandlung|Metzgerei|Schreinerei|Zimmerei|Gärtnerei|Zahnärzte|Hausärzte|Tierärzte|Rechtsanwälte|Notariat|Notaría|Steuerberater|Ingenieurbüro|Architekturbüro|Kantonsspital|Universitätsspital|Hochschule|Fachhochschule|Akademie|Kloster|Abbaye|Club|Camping|Talleres|Grupo|Groupe|Laboratoire|Landesamt|Amt|Verein|Haus|University|Université|Universidad|Parish|Église|Ville|Commune|Mairie|Ayuntamiento|Stadt|Gemeinde|Landkreis|Kreis|Construcciones|Transport|Transports|Garage|Ferme|Domaine|Château|Weingut|Gasthof|Gasthaus|Kanzlei|Autohaus|Spedition|Farmacia|Pharmacie|Panadería|Taller|Talleres|Bodegas)\b/u;

/** A row of links of a site. */
export const menuRow = / \| .* \| | {2,}\S.* {2,}\S|(?: · [^·]+){3}/u;
/** A line that was broken inside a sentence. */
export const hasVerb =
  / (?:is|are|has|have|ist|sind|hat|haben|wird|sucht|suchen|wir|we|est|sont|nous|recherche|es|son|busca|somos) /u;

/** Headings that speak to the reader: `WAS WIR BAUEN`, `Find us`. */
export const spoken = /(?<!\p{L})(?:wir|uns|sie|dich|dir|us|we|our|you|your|nous|vous|nosotros|unser[en]?)(?!\p{L})/iu;
/** The part of an employer for which somebody works, as sites write it below the title: `Operations – Payments /`. */
export const department =
  /(?:\p{L} \/$|^(?:operations|engineering|sales|marketing|r&d|product|finance|people|support|design|data|legal|hr|it|technology|\p{L}+ ?teams?) [–—-] )/iu;
