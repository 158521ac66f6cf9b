/** The words by which ads say where one works, in four languages. */

const count =
  '(?:\\d(?:[.,]\\d)?|[1-4] ?(?:-|–|to|bis|à|a) ?[1-5]|half|one|two|three|four|an?|a couple of|several|some|few|certain|ein(?:en?|em|zelnen?|ige[nr]?)?|einzelne[nr]?|zwei|drei|vier|mehrere[nr]?|un[ao]?|deux|trois|quatre|quelques|plusieurs|dos|tres|cuatro|uno|algun[oa]s)';
const day =
  "(?:days?|tage?n?|jours?|(?<=\\d ?)[tjd](?![\\p{L}’'])|journ[ée]es?|d[ií]as?|afternoons?|mornings?|(?:mon|tues|wednes|thurs|fri)days?|halbe tage)";
const perWeek =
  '(?:(?: ?(?:a|per|each|every|pro|die|in der|par|la|a la|por|/) ?| )(?:week|wk|woche|semaine|sem|semana|month|monat|mois|mes)\\.?(?!\\p{L}))?';
const weekday =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri)(?:days?)?|(?:montag|dienstag|mittwoch|donnerstag|freitag)s?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|lunes|martes|miércoles|jueves|viernes)';

/** At home, or wherever one likes. */
const home =
  '(?:(?:work(?:ing)? )?(?:from|at) (?:your |their |my )?(?:own )?(?:home(?! with)|kitchen|couch|sofa)|from wherever|from anywhere|remote(?:ly)?|home[ -]?office|homeworking|home[ -]working|home(?= (?:mon|tue|wed|thu|fri))|telework(?:ing)?|telecommut\\p{L}+|WFH|(?:von )?zu ?hause(?: aus)?|von daheim|daheim|mobil(?:es?|e[mn])? (?:arbeit\\p{L}*|office)|mobil(?= (?:möglich|zu arbeiten))|(?<=tage? |kein |days )HO|telearbeit|t[ée]l[ée]travail\\p{L}*|TT|(?:à|a) distance|à la maison|(?:de|depuis) chez (?:vous|toi|soi)|teletrabajo|home ?office|(?:en )?remot[oa]|a distancia|(?:desde|en) (?:tu |su |mi )?casa)';
/** At the employer's, or at another place to which one must come. */
const site =
  '(?:on[ -]?site|in[ -]person|in[ -](?:the )?(?:[\\p{L}&-]+ ){0,3}?(?:office|hub|studio|lab|branch|workshop)|(?:at|from) (?:the|our|your) (?:[\\p{L}&-]+ ){0,3}?(?:office|hub|studio|lab|headquarters|HQ)|WFO|vor ort|(?:in )?präsenz|(?:im )?b[üu]ro|im office|in der (?:\\p{L}+)?(?:firma|filiale|zentrale|kanzlei)|sur (?:site|place)|(?:en )?présentiel(?:le)?|(?:au|en) (?:bureau|agence)|presencial(?:es)?|en (?:la |nuestra )?oficina|en (?:el )?(?:centro|despacho))';

/** `3 Tage Büro, 2 Tage Homeoffice`, `two days in the office`, `one day a week from home`. */
const someDays = new RegExp(
  `(?<![\\p{L}\\d])${count} ?(?:\\p{L}+ )?${day}${perWeek}[^.;·|]{0,40}?(?<!\\p{L})(?:${home}|${site})(?!\\p{L})|(?<!\\p{L})(?:${home}|${site})(?!\\p{L})[^.;·|\\d]{0,30}(?<![\\p{L}\\d])${count} ?${day}(?!\\p{L})|(?<!\\d)[1-4] (?:tage?|days|jours|d[ií]as) (?:office|oficina|b[üu]ro|bureau)(?!\\p{L})|(?<!\\d)[1-4] ?(?:j|t|d) ?(?:sur site|bureau|remote|à distance|TT|wfh|homeoffice)(?!\\p{L})`,
  'iu',
);
/** All days of a week: `on site five days a week`. */
export const fullWeek =
  /(?:\b(?:five|5|six|6|every|all) days?|an (?:fünf|5|allen) tagen|(?:cinq|5) jours|(?:cinco|5) d[ií]as|todos los d[ií]as|tous les jours|jeden tag)/iu;

/** A share of the work: `up to 60 % home office`, `50 % remote`. */
const share = new RegExp(
  `(?<!\\d)[1-9]\\d ?%[^.;·|]{0,20}(?<!\\p{L})${home}(?!\\p{L})|(?<!\\p{L})${home}(?!\\p{L})[^.;·|]{0,25}(?<!\\d)[1-9]\\d ?%`,
  'iu',
);
/** Days of the week at one place: `Clinic days Tuesday and Thursday, telehealth from home on Wednesdays`. */
const onWeekdays = new RegExp(
  `(?<!\\p{L})${weekday},? (?:remote|${home})(?!\\p{L})|(?<!\\p{L})${home} (?:on |am |le |el |los )?${weekday}(?!\\p{L})|(?<!\\p{L})${site} (?:on |am |le |el |los )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri)(?:days?)?(?:,| and| to| through|[ –-])(?!.{0,8}fri(?:day)?\\b)|(?<!\\p{L})${site}[^.;]{0,40} (?:on|am|les?|los) ${weekday}(?!\\p{L})(?!.{0,12}fri(?:day)?\\b)|(?<!\\p{L})${weekday}(?:\\.?(?:[/,&+ –-]| and | und | et | y )+)${weekday}[^.;\\p{L}]{0,3}(?:in(?: the)? |im |au |en )?(?:${site}|office|b[üu]ro|bureau|oficina|${home})(?!\\p{L})`,
  'iu',
);
/** Work at home that is possible, or done now and then. */
const offered = new RegExp(
  `(?<!\\p{L})(?:can|may|could|might|option to|possible to|wahlweise|teilweise|zeitweise|gelegentlich\\p{L}*|occasional(?:ly)?|partly|partial(?:ly)?|some|limited|part-time|regular|mostly|largely|mainly|überwiegend|puntual\\p{L}*|parcial\\p{L}*|structurel|partiel\\p{L}*)(?: \\p{L}+){0,4}? ${home}(?!\\p{L})|(?<!\\p{L})${home}(?!\\p{L})[^.;·|]{0,30}(?:possible|möglich|posible|partiel|occasionnel|fréquent|parcial|structurel|by (?:agreement|arrangement)|nach absprache|if|when|now and then|occasionally|sometimes|on occasion|négociable|ocasional|eligible: yes|-anteil|-tage?)(?!\\p{L})|remote-anteil|homeoffice-tage?`,
  'iu',
);
const rest =
  /(?<!\p{L})(?:the )?(?:rest|other (?:days|two|three|four|half)|remaining days?|balance|übrigen? tage|die übrige zeit|el resto|le reste)(?:,? (?:of (?:the (?:week|time)|your time))?)? ?(?:is |are |from |at |im |en |desde )*(?:from |at )?(?:wherever|anywhere|home|your|remote|WFH|homeoffice|home office|zuhause|casa|télétravail|à distance|à domicile|chez (?:vous|toi)|mobil|teletrabajo|up to you)/iu;
const named =
  /(?<!\p{L})(?:hybrid(?:[- ]?(?:work\p{L}*|arbeit\p{L}*|remote|role|position|model\p{L}*))?|hybrides?(?: arbeiten| arbeitsmodell)?|hybride[nrs]?|h[ií]brid[oa]s?|blended working|(?:b[üu]ro|office|präsenz|remote|home)[- ]?(?:tage?n?|days?)|smart ?working|semi-?presencial|(?:modalidad |esquema )?mixt[oa]|agile working|flexible (?:remote|location)|(?:teletrabajo|télétravail|telework) \d ?[x×/-] ?\d)(?!\p{L})/iu;
const bothWays =
  /\bWFO\b.*\bWFH\b|\bWFH\b.*\bWFO\b|(?:office|büro|bureau|oficina)[^.;]{0,40}(?: (?:or(?: from)?|oder|ou|o|und|and|et|y) (?:[^.;]{0,15} )?| ?\/ ?)(?:(?:your |at )?home|your (?:kitchen|own place)|zu ?hause|homeoffice|chez (?:vous|toi)|casa|remote)(?!\p{L})|(?:présentiel|présence|sur site) et (?:en )?(?:télétravail|distanciel|à distance)|präsenz[^.;]{0,60} mobil|split home ?(?:\/|and) ?office|teils (?:online|mobil)[^.;]{0,10} teils|bürotage?[^.;]{0,10} sonst mobil|alternat\p{L}* between zoom and/iu;

/** Whether some of the work is done at home and some is not. */
export const isHybrid = (text: string): boolean =>
  someDays.test(text) ||
  share.test(text) ||
  onWeekdays.test(text) ||
  offered.test(text) ||
  rest.test(text) ||
  bothWays.test(text);
/** Whether a text names work of both kinds by its name. */
export const isNamedHybrid = (text: string): boolean => named.test(text);

/** Work at home, or anywhere, all of the time. */
export const allRemote =
  /(?<!\p{L})(?:(?:fully|100 ?%|entirely|completely|permanent(?:ly)?|full)[ -](?:remote|work[- ]from[- ]home|wfh|home[ -]?office|homeoffice|t[ée]l[ée]travail|teletrabajo|remoto|distributed|virtual)|(?:remote|home[ -]?office|homeoffice|t[ée]l[ée]travail|teletrabajo) (?:à|a|al|zu)? ?100 ?%|(?:globally |fully )?distributed (?:team|company)|ein büro haben wir nicht|no offices?(?= |[.,;]|$)|work from anywhere|nur homeoffice|(?:komplett|ausschließlich|vollständig|rein|100 ?%|zu 100 ?%)(?: im| aus dem| von)? (?:home[ -]?office|remote|zu ?hause)|arbeiten? von überall|von überall(?: aus)? arbeit\p{L}*|(?:totalmente|completamente|full) remot[oa]|(?:home[ -]?office|t[ée]l[ée]travail|teletrabajo|remot[eo]) (?:complet|total|permanente?|integral)|solo teletrabajo|(?:komplett |vollständig )?ortsunabhängig\p{L}*|vollst[aä]ndig (?:remote|im homeoffice)|(?:bundes|deutschland|schweiz|österreich|landes|europa)weit (?:im |aus dem )?(?:home[ -]?office|remote)|remote[- ]?first)(?!\p{L})/iu;
export const remote =
  /(?<!\p{L})(?:remote(?:ly)?|work(?:ing)?[ -]from[ -]home|home[ -]?based|telecommut\p{L}+|telework\p{L}*|(?<=^|travail |poste |% |entièrement |totalement |mission |emploi )[aà] distance|distanciel|remot[oa]|en remoto|a distancia|(?:desde|en) (?:(?:tu|su) )?(?:propia )?casa|von zu ?hause(?: aus)? (?:arbeiten|tätig)|depuis chez (?:vous|toi)|from your own home|work: your home address|(?:desde )?donde quieras|bénévolat à distance|ortsunabhängig\p{L}*)(?!\p{L})/iu;

/** Work at home is not offered. */
const denied =
  "(?:no|not|n['’]t|cannot|never|without|kein(?:e[nrms]?)?|nicht|ohne|pas|non|aucun|sans|sin|ni)(?!\\p{L})";
export const noHome = new RegExp(
  `(?<!\\p{L})${denied}(?: (?!only|just|nur|solo|seulement)[\\p{L}'’]+){0,5}?[ -](?:(?:ouvert |éligible )?(?:au |en |de )?)(?:${home}|hybrid\\p{L}*|online)(?!\\p{L})|(?<!\\p{L})(?:${home}|hybrid)(?: (?:or|oder|und|ou|job|work|working|eligible|option))*(?:[^.;,·|]{0,25}?)(?: (?:is|ist|are|sind|est|es))?[ :]+(?:not|nicht|no\\b|nein|non|ausgeschlossen|unavailable|leider nicht|(?:est |es |ist )?(?:impossible|imposible|unmöglich))|nicht homeoffice-?fähig|(?:n['’]t|not|cannot) (?:be )?(?:done|performed|carried out) (?:from home|remotely)`,
  'iu',
);

/** At a place, said as such: `On-site`, `sur place`, `Präsenz`. */
export const onSite =
  /^sur place$|(?<!\p{L})(?:(?:site|office|warehouse|campus|shop|school|hospital|store|clinic|factory|lab)[- ]based|on[ -]?site|in[ -]person|in[ -](?:the[ -])?office|vor ort|(?:in |reine )?präsenz(?:arbeit|pflicht|stelle|tätigkeit)?|anwesenheit(?:spflicht)?|presencial(?:es|mente)?|presencialidad|exclusi(?:vement|vamente) sur place|présence quotidienne|en (?:succursale|obra)|on (?:the )?job sites?|asistencia (?:diaria|presencial|obligatoria)|sur site|(?:en )?présentiel|présence (?:obligatoire|requise|dans|sur|au|à)|a pie de obra|en persona|(?:uniquement |exclusivement )?en personne|live[- ]in (?:position|role|job|post)|(?:rotational )?offshore|on campus|in-store|work from office|WFO|offline only|in-the-building)(?!\p{L})/iu;

/** Sentences that place the work: `you will be at our depot`, `Arbeitsort ist die Kanzlei`, `s'exerce à l'usine`. */
export const placed =
  /(?<!\p{L})(?:(?:all|the) (?:work|duties|roles?|shifts) (?:is|are|must be|will be) (?:done|performed|carried out|completed|delivered|based) (?:at|in|on) (?:the|our|campus)|you(?:['’]ll| will) be (?:based )?(?:at|in) (?:our|the)|based (?:full[ -]time )?at (?:the|our)|work(?:ing)? (?:at (?:the )?outlet|in the [\p{L}'’]+ own)|must be able to (?:come in|commute)|(?:role|position|job) at (?:our|the)|(?:at|in) our [\p{Lu}][\p{L}'’]+ (?:yard|shop|depot|plant|warehouse|site|store|clinic|kitchen|workshop)|at the [\p{L}]+ (?:hub|clinic|shop|depot) (?:on|in)|arbeitsort ist (?:die|der|das|unser\p{L}*)|einsatz (?:im|in der|am) (?:markt|haus|werk|filiale|laden|lager)|du stehst selbst|auf unserem (?:platz|hof|gelände)|(?:s['’]exerce|travail|poste) (?:uniquement )?(?:à l['’](?:usine|atelier)|dans (?:nos|les) locaux|en (?:atelier|boutique|magasin))|el trabajo es en|gearbeitet wird (?:an der|in unser\p{L}*|auf) |basée? dans nos (?:bureaux|locaux)|trabajo (?:en|de campo y) (?:la |el |nuestr[oa] )?(?:restaurante|oficina|planta|tienda|taller)|trabajar presencial)/iu;
