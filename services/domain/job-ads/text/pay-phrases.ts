/** The words that say whether an amount in an ad is the pay of the job. */

/** Words of pay, in a line with an amount or in the heading above it. */
export const aboutPay =
  /\b(?:salary|salaries|pay|paid|pays|wages?|compensation|earn|base|hourly rate|per hour|rates?|rate of pay|remuneration|ote|stipend|gehalts?\p{L}*|\p{L}*gehalt|\p{L}*entgelts?|verg[uü]tung|\p{L}*lohn|\p{L}*verdienst|bezahlung|brutto\p{L}*|verdienen|salaires?|r[eé]mun[eé]ration|salariale?|brut(?:e|s|es)?|taux horaire|gratification|salarios?|salarial|retribuci[oó]n|sueldo|renta|haberes|sal[aä]r|brutos?|remuneraci[oó]n)(?!\p{L})/iu;

/** More pay beside the pay. */
export const extras =
  /\b(?:bonus(?:es)?|sign-?on|signing|referral|premiums?|differentials?|commissions?|tips?|overtime|equity|stock|shares|profit.sharing|incentives?|retention|relocation|shift|nights?|weekends?|weekend|saturdays?|sundays?|spiffs?|on[- ]call|pr[aä]mien?|\p{L}*pr[aä]mie|zulagen?|\p{L}*zulagen?|zuschl[aä]ge?|\p{L}*zuschuss|weihnachtsgeld|urlaubsgeld|bonuszahlung|provision(?:en)?|primes?|indemnit[eé]s?|variables?|int[eé]ressement|participation|paniers?|\bifm\b|comisi[oó]n(?:es)?|incentivos?|plus de|pluses|bonificaci[oó]n|propinas|vales?)(?!\p{L})/iu;

/** What an amount is for when it is no pay at all. */
export const aboutOther =
  /\b(?:budgets?|revenues?|funding|raised|series [a-e]|valu(?:ed|ation)|sales of|turnover|portfolio|assets|stipends?|allowances?|reimburse\p{L}*|reimbursement|tuition|education|learning|wellness|insurance|deductible|match(?:ing)?|hsa|loans?|donations?|grants?|gifts?|fees?|fines?|discounts?|fundraising|savings|subsid\p{L}+|home.?office|equipment|boots?|tools?|uniforms?|commut\p{L}+|parking|lunch|meals?|phone|internet|gym|vouchers?|costs?|worth|customers?|contracts? of|umsatz|jahresumsatz|weiterbildungs?budget|budget|zuschuss|fahrtkosten\p{L}*|gutschein\p{L}*|monatlichen gutschein|sachbezug|erstattung|ticket|tickets? restaurants?|titres?.restaurants?|mutuelle|chiffre d'affaires|\bca\b|budget|formation|remboursement\p{L}*|abonnement|facturaci[oó]n|presupuesto|formaci[oó]n|seguro|ayuda|cheque|spenden?|steuer\p{L}*|empf(?:e|o)hl\p{L}*|mitarbeiter werben)(?!\p{L})/iu;

/** A site's guess at the pay. */
export const estimates =
  /(?:glassdoor est|\bestimated\b|\bmedian\b|im schnitt|gehalts-check|durchschnittlich|en moyenne|de media|promedio|lohnsch[aä]tzung|entgeltatlas|estimation \p{L}+ ?:|pretendido|promedio|\(est\.?\)|est\. by|median (?:base )?(?:pay|salary)|gehaltsprognose|gehaltssch[aä]tzung|gesch[aä]tzt|estimation de salaire|salaire estim|salario estimado|estimaci[oó]n|average salary|similar jobs pay|market (?:rate|average))/iu;
