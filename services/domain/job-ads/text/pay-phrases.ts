/** The words that say whether an amount in an ad is the pay of the job. */

/** Words of pay, in a line with an amount or in the heading above it. */
export const aboutPay =
  /(?<!\p{L})(?:salary|salaries|pay|package|ctc|basic|stipends?|fijo|fix[eo]?|fixum|(?:tages|monats|abend)?gage|honorar\p{L}*|honoraires|honorarios|cachet|traitement|taschengeld|lehrlings\p{L}*|lernende\p{L}*|azubis?|(?:\p{L}+s|lehr)jahr|lj|zahle|gibts?|\p{L}*einkommen|minijob|hiwi\p{L}*|tagessatz|tjm|pago|paga|pagan|se ofrece|ofrecemos|arrancamos|indemnité (?:de )?(?:stage|service civique|volontariat)|aufwandsentschädigung|au-?pair|beca|bolsa de ayuda|bolsa econ[óo]mica|ayuda (?:al estudio|econ[óo]mica)|bolsa de estudios?|stipendi(?:um|en)|vacataire|paket|zahlen|zahlt|bezahlen|pagamos|payé\p{L}*|rémunéré\p{L}*|paid|pays|wages?|compensation|earns?|earning|base|hourly rate|per hour|rates?|rate of pay|remuneration|ote|stipend|gehalts?\p{L}*|\p{L}*gehalt|\p{L}*entgelts?|\p{L}*bezug|\p{L}*bez[uü]ge|\p{L}*besoldung|tv[öo]d\S*|tv-l|bar[èe]me|[ée]chelle|salary scale|pay scale|grille|\p{L}*verg[uü]tung|\p{L}*lohn|\p{L}*verdienst|bezahlung|brutto\p{L}*|verdienen|salaires?|r[eé]mun[eé]ration|salariale?|brut(?:e|s|es)?|taux horaire|gratification|salarios?|salarial|retribuci[oó]n|r[eé]tribution|sueldos?|nominal|b[áa]sico|devengado|mensualidad(?:es)?|renta|haberes|sal[aä]r|brutos?|pagas|mensualit[ée]s?|remuneraci[oó]n)(?!\p{L})/iu;

/** More pay beside the pay. */
export const extras =
  /\b(?:bonus(?:es)?|sign[- ]?on|signing|referral|premiums?|differentials?|commissions?|tips?|overtime|ot(?= |$)|double.time|time and a half|equity|stock|shares|profit.sharing|incentives?|retention|relocation|spiffs?|on[- ]call|stand-?by|sleep-?ins?|call-?outs?|extra|zusätzlich|rufbereitschaft|bereitschaft\p{L}*|notdienst|guardias?|astreintes?|pr[aä]mien?|\p{L}*pr[aä]mie|zulagen?|\p{L}*zulagen?|zuschl[aä]ge?|\p{L}*zuschuss|weihnachtsgeld|urlaubsgeld|bonuszahlung|provision(?:en)?|primes?|indemnit[eé]s?(?! (?:de )?(?:stage|service civique|volontariat))|variables?|int[eé]ressement|participation|paniers?|\bifm\b|comisi[oó]n(?:es)?|incentivos?|plus de|pluses|bonificaci[oó]n|bonos?|aguinaldo|presentismo|cesta-?tickets?|colaci[oó]n|movilidad|movilizaci[oó]n|auxilios?|horas extras?|decimotercer\p{L}*|treizième|trinkgeld\p{L}*|pourboires?|découchers?|propinas|vales?)(?!\p{L})/iu;

/** Times for which more is paid; with a period of its own, an amount beside them may be all that is paid. */
export const extraTimes =
  /\b(?:(?<!(?:per|a|each|every|\/)\s?)shifts?|nights?|weekends?|saturdays?|sundays?)(?!\p{L})/iu;

/** What an amount is for when it is no pay at all. */
export const aboutOther =
  /\b(?:(?<!^\W*)budgets?(?! (?:salaire|salarial))|\p{L}*volumen|volume|projekte?n?|projects?|proyectos?|obras|aufträge|investition\p{L}*|prizes?|funding|raised|series [a-e]|valu(?:ed|ation)|sales of|turnover|portfolio|assets|(?<!^|[.!?:•»] |(?:monthly|weekly|annual|living|training|internship|fellowship) )stipends?|allowances?|reimburse\p{L}*|reimbursement|tuition|colegiaturas?|inscripci[oó]n|matr[ií]cula|aranceles?|cuotas?|schulgeld|kursgebühr\p{L}*|scolarit[ée]|education|learning|training|courses?|conferences?|within|cme|cpd|professional development|wellness|towards?|contributions?|contributes?|pensions?|retirement|super(?:annuation)?|beitrag|cotisations?|aportaci[oó]n|medical|dental|vision|insurance|deductible|match(?:ing)?|hsa|loans?|donations?|grants?|gifts?|fees?|fines?|discounts?|fundraising|savings|subsid\p{L}+|home.?office|equipment|boots?|tools?|uniforms?|commut\p{L}+|parking|lunch|meals?|phone|internet|gym|vouchers?|costs?(?! to company)|worth|customers|valeur|wert|valor|refunded|contracts? of|umsatz|jahresumsatz|\p{L}*weiterbildung\p{L}*|fortbildung\p{L}*|schulung\p{L}*|essens\p{L}*|mittagessen|mittags\p{L}*|kantine|verpflegung|ch[eè]ques?(?:.repas|.cadeaux?|.vacances)?|tickets?.repas|repas|[eé]co-?ch[eè]ques|km|kilom[eè]tres?|kilometer\p{L}*|mile(?:age)?s?|vehicles?|cursos?|dietas?|rents?|\p{L}*miete|loyer|alquiler|alojamiento|hébergement|logement|unterkunft|kost und logis|housing|lodging|accommodation|rooms?|zimmer|wohnung|chambre|habitaci[oó]n|appartement|apartments?|child.?care|kinderbetreuung|crèche|guardería|deposit|kaution|vi[áa]ticos?|spesen\p{L}*|auslöse|premium|deckung|umsatz\p{L}*|\p{L}*umsatz|umsätze|revenues?|quotas?|targets?|floats?|drawers?|cash handling|petty cash|freight|credits?|health plan|co-?pays?|subscriptions?|memberships?|bursar(?:y|ies)|scholarships?|einnahmen|kosten|nebenkosten|darlehen|objectifs?|ventes|recettes|frais|prêts?|objetivos?|ventas|ingresos por|gastos|pr[ée]stamos?|piso|vivienda|zuschuss|fahrtkosten\p{L}*|gutschein\p{L}*|monatlichen gutschein|sachbezug|erstattung|ticket|tickets? restaurants?|titres?.restaurants?|mutuelle|chiffre d'affaires|ca (?:annuel|de|d['’]\p{L}+)|formation|remboursement\p{L}*|abonnement|facturaci[oó]n|presupuesto|formaci[oó]n|seguro|(?<!bolsa de |bolsa o )ayuda(?! (?:al estudio|econ[óo]mica)| (?:a domicilio|de cocina|en casa))|cheque|spenden?|steuern?|steuerfrei\p{L}*|steuerlich\p{L}*|empf(?:e|o)hl\p{L}*|mitarbeiter werben)(?!\p{L})/iu;

/** What people may come to with everything that is not certain. */
export const hoped = /\b(?:earnings|realistic(?:ally)?|typical(?:ly)?|potential(?:ly)?|on average|possible)\b/iu;

/** What other people pay or get: those for whom one works, the best of the house, and who had the job before. */
export const othersPay =
  /(?<!\p{L})(?:most (?:of )?(?:\p{L}+ ){0,4}(?:make|earn|take home)(?!\p{L})|die meisten (?:\p{L}+ ){0,2}verdienen|la plupart (?:\p{L}+ ){0,2}gagnent|(?:la mayor[ií]a|muchos) (?:\p{L}+ ){0,2}ganan?|(?:residents|tenants|customers|guests|members|patients|families|clients|parents|students|users|subscribers|patrons|owners) (?:will )?pay|(?:kund\p{L}+|mitglieder|eltern|mieter\p{L}*|gäste|bewohner\p{L}*|familien) (?:be)?zahlen|(?:clients|adh[ée]rents|familles|r[ée]sidents|locataires|parents|usagers) (?:paient|payent|versent)|(?:clientes|socios|alumnos|vecinos|familias|residentes|padres) (?:pagan|abonan)|(?:top|best|star)\s+(?:\p{L}+\s+){0,2}(?:earn\p{L}*|makes?|made|took home|takes? home)|besten?\s+(?:\p{L}+\s+){0,2}(?:kommen|kommt|verdienen|verdient|machen|holen)|meilleure?s?\s+(?:\p{L}+\s+){0,2}(?:touchent|gagnent|atteignent|d[ée]passent|font)|mejores\s+(?:\p{L}+\s+){0,2}(?:superan|ganan|cobran|llegan|sacan)|(?:last|previous) (?:person|holder|hire|job)|vorg[äa]nger\p{L}*|pr[ée]d[ée]cesseu\p{L}*|(?:persona|titular) anterior|antecesor\p{L}*)(?!\p{L})/iu;

/** Work beyond the usual hours, before an amount and after it. */
export const beyondBefore =
  /(?<!\p{L})(?:overtime|straight time|time and a half|[üu]berstunden|mehrarbeit|heures? suppl[ée]mentaires?|heures? sup|horas? extras?)(?!\p{L})[^.;\d]*$/iu;
export const beyondAfter =
  /^[^.;\d]{0,25}(?<!\p{L})(?:au-del[àa] de|beyond|in excess of|m[áa]s all[áa] de|ab der|après la|a partir de la)(?: the| las?)? \d+/iu;
/** What is paid on top of a scale that stands before it: `MPS + TLR 2b (`, `Main scale plus`. */
export const addedBefore =
  /(?:\+|(?<!\p{L})(?:plus|zzgl\.?|zuzüglich|m[áa]s))\s\p{L}[^.;+\d]{2,25}(?:\d\p{L}?\s?)?\(?$/iu;
/** What a collective agreement demands, where what people really get follows. */
export const agreedAfter =
  /^[^.;]{0,30}(?<!\p{L})(?:kv|kollektivvertrag\p{L}*|tarif\p{L}*|gesetzlich\p{L}*|conventionnel\p{L}*|(?:por|según) convenio)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:tatsächlich|effektiv|in der praxis|de fait|en r[ée]alit[ée]|en realidad)(?!\p{L})/iu;

/** Times in which extras are paid. */
export const otherPeriod =
  /\b(?:(?:per|each|every) quarter|quarterly|vierteljährlich|par trimestre|trimestriel\p{L}*|trimestral(?:es)?)(?!\p{L})/iu;

/** A unit after an amount that is no time: `$75 per stop`, `CHF 150 par garde`. */
export const perUnit =
  /^\s?(?:(?:\/|per|par|pro|por|je|an?|la|each|every|cada|chaque|for (?:each|every)|für jede[nrs]?)\s?)(?:extra |zusätzliche[nrs]? )?(?:gardes?|visits?|nights?|nuits?|noche|dienst|nacht|einsatz|sessions?|séance|sesión|stops?|loads?|trips?|miles?|guardia|week-?ends?|wochenende|fin de semana|dimanche|sonntag|domingo|sunday|saturday|meetings?|class|lessons?|lectures?|unit|units|stück|cours|clase|représentation|función|vorstellung|auftritt|piece|funerals?|weddings?|call|sale|head|referral|person(?:ne)?|matin[ée]e|soirée|demi-journée|vormittag|abend|tarde|evening|employees?|child|kind|enfant|hijo|client|patients?|participants?|article|word|wort|acte|course)(?!\p{L})/iu;

/** A unit of work that no period is, whatever it is called: `45 € pro Doppelstunde`. */
export const unknownUnit =
  /^\s?(?:\/ ?|(?:per|pro|par|por|je|each|every|cada|chaque)\s)(?!annum|rata|nach|diem|experience|agreement|contrato|convention|encima|tarif|week|month|day|hour|year)\p{L}{3,}/iu;
/** Times that are paid more. */
export const betterPaid =
  /(?<!\p{L})(?:wochenenden?|feiertag\p{L}*|sonntag\p{L}*|samstag\p{L}*|nacht\p{L}*|nachts|weekends?|week-?ends?|dimanches?|nuits?|f[ée]ri[ée]s?|fin(?:es)? de semana|domingos?|noches?|nocturn\p{L}*|festivos?|feriados?|nights?|sundays?|saturdays?|holidays?|overtime|ot)(?!\p{L})/iu;

/** A site's guess at the pay. */
export const estimates =
  /(?:\best\.? ?(?=[$€£])|\bsalary (?:insights?|data|guide|trends?|comparison|check(?:er)?|reports?)\b|salaries reported|\(jobs like this\b|\bpredict(?:s|ed)\b|\b(?:earns?|makes?|pays?|gets?) [^;]{0,30}on average\b|\baverage (?:pay|wages?|earnings|income|base)\b|\bgehalts?[- ]?(?:vergleich\p{L}*|übersicht|report|rechner)|\bgehalt vergleichen|\bgehaltsspanne für\b|\b(?:verdient|bekommt) man\b|durchschnitt\p{L}*|\bim mittel\b|\bsalaire (?:m[ée]dian|moyen)|fourchette (?:estim|constat|du march)\p{L}*|barom[èe]tre|\bsalarios? (?:medi[oa]s?|promedios?|de mercado)|salarial(?:es)? (?:estimad[oa]s?|medi[oa]s?|promedios?)|glassdoor[- ]est|\bestimates?\b|\bsch[aä]tzung|^\W*(?:similar|related|other) (?:jobs|roles|positions|openings)|^\W*[aä]hnliche (?:jobs|stellen)|^\W*(?:offres?|emplois?|postes?) similaires|^\W*(?:empleos|ofertas|vacantes|trabajos) similares|glassdoor[- ]sch[aä]tzung|\bestimated\b|\bmedian\b|im schnitt|gehalts-check|durchschnittlich|en moyenne|de media|promedio|lohnsch[aä]tzung|entgeltatlas|estimation \p{L}+ ?:|pretendido|promedio|\(est\.?\)|est\. by|median (?:base )?(?:pay|salary)|gehaltsprognose|gehaltssch[aä]tzung|gesch[aä]tzt|estimation de salaire|salaire estim|salario estimado|estimaci[oó]n|average salary|similar jobs pay|market (?:rate|average))/iu;
