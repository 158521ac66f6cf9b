/** Words by which the parts of an advertisement are told apart, all as `plainText` has them. */

/** What the parts of an advertisement are called that ask for nothing, as `plainText` has it. */
export const offers = new RegExp(
  [
    ...[
      'benefits',
      'perks',
      'what we offer',
      'we offer',
      'what you get',
      'what.s in it for you',
      'why join',
      'compensation',
    ],
    ...[
      'salary',
      'about us',
      'about the company',
      'who we are',
      'our company',
      'our values',
      'how to apply',
      'to apply',
    ],
    ...['equal opportunit', 'diversity', 'privacy', 'disclaimer', 'contact us'],
    ...['wir bieten', 'das bieten wir', 'uber uns', 'deine vorteile', 'ihre vorteile', 'kontakt', 'bewerbung'],
    ...['nous offrons', 'nos avantages', 'avantages', 'a propos', 'qui sommes.nous', 'postuler'],
    ...['ofrecemos', 'beneficios', 'sobre nosotros', 'quienes somos', 'offriamo', 'chi siamo', 'vantaggi'],
    ...[
      'wij bieden',
      'wat bieden wij',
      'over ons',
      'solliciteren',
      'oferecemos',
      'beneficios',
      'sobre nos',
      'quem somos',
    ],
  ].join('|'),
);
/** Sentences that stand in every advertisement and ask for nothing. */
export const formulas =
  /equal opportunity|regardless of|without regard to|all qualified applicants|reasonable accommodation|background check|apply (?:now|today|online)|send (?:us )?your (?:cv|resume|application)|salary range|click (?:here|apply)|401\(?k/;

/** Words of what would be nice to have, as `plainText` has them; in a heading they hold for all points below it. */
export const nice =
  /nice.to.have|would be nice|(?:is|are) a plus|a (?:big |strong )?plus\b|bonus points|\bbonus\b|preferred|preferabl[ey]|\bideally\b|desirable|advantageous|an (?:advantage|asset)|\boptional\b|wunschenswert|idealerweise|von vorteil|souhait|idealement|serait un (?:plus|atout)|not (?:needed|required)|kein muss|deseable|valorable|se valor|preferibil|costituisc\w+ titolo|gewenst|\bpre\b|een plus|desejavel|diferencial/;

/** What the parts are called that say what somebody does there. */
export const duties = new RegExp(
  [
    ...[
      'what you(?:.ll| will)? (?:do|be doing)',
      'your (?:tasks|role|work|day|mission)',
      'responsibilit',
      'duties',
      '^tasks',
    ],
    ...['(?:the|this) (?:role|job|work|position)', 'accountabilit', 'day.to.day', 'job description'],
    ...[
      'aufgaben',
      'tatigkeit',
      'das machst du',
      'das machen sie',
      'missions?\\b',
      'taches',
      'funciones',
      'responsabili',
    ],
    ...['tareas', 'compiti', 'mansioni', 'werkzaamheden', 'jouw taken', 'tarefas', 'atividades'],
  ].join('|'),
);

/** What the parts are called that say what somebody must have. */
export const asks = new RegExp(
  [
    ...[
      'requir',
      'qualifi',
      'essential',
      'must.have',
      'criteria',
      '\\bneed',
      'you(?:.ll)? bring',
      'you(?:.ll)? have',
      'about you',
    ],
    ...['who you are', 'profil', 'skills', 'experience', 'looking for', 'look for', 'we expect', 'we ask', 'candidate'],
    ...['anforderung', 'voraussetzung', 'bringst', 'bringen', 'wir erwarten', 'wir suchen', 'kenntnisse'],
    ...['exigences', 'competences', 'requisit', 'perfil', 'eisen', 'wij vragen', 'experiencia'],
  ].join('|'),
);

/** Words without which no line about the work itself is a requirement. */
export const musts =
  /\bmust\b|\brequire[ds]?\b|\bessential\b|\bmandatory\b|\b\d+\s?\+? years|at least (?:\d|one|two|three|five)|\bdegree\b|zwingend|erforderlich|vorausgesetzt|mindestens|exige|obligatoire|imprescindible|obbligatori|vereist|obrigatori/;

/** Words by which a sentence that stands under no heading asks for something. */
export const needs = new RegExp(
  [
    musts.source,
    ...[
      '\\bneed',
      'at least',
      'minimum',
      'years?\\b',
      'experience',
      'qualifi',
      'certif',
      'licen[cs]e',
      'diploma',
      'fluent',
      'proficien',
    ],
    ...[
      'knowledge',
      'familiar',
      'able to',
      'ability',
      'skill',
      'you (?:have|bring|are|know|speak|can|like|enjoy)',
      'you.ve',
    ],
    ...[
      'erfahrung',
      'kenntnis',
      'ausbildung',
      'studium',
      'fahigkeit',
      'du (?:hast|bist|kannst)',
      'sie (?:haben|sind|konnen)',
    ],
    ...['experience', 'maitrise', 'connaissance', 'diplome', 'experiencia', 'conocimiento', 'esperienza', 'ervaring'],
  ].join('|'),
);
