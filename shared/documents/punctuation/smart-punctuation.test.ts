import { smartPunctuation } from './smart-punctuation.ts';
import { processorTime } from '../../../tooling/testing/processor-time.ts';

/** A no-break space and a narrow one, so that they are seen in the tables. */
const nb = '\u00a0';
const nn = '\u202f';

describe('quotes and apostrophes', () => {
  it.each([
    ['en', `Led "Project X" and "Y".`, 'Led “Project X” and “Y”.'],
    ['en', `"He said "yes" twice"`, '“He said ‘yes’ twice”'],
    ['en', `The 'best' team ("core")`, 'The ‘best’ team (“core”)'],
    ['en', `Don't, the team's, the users' and O'Brien`, 'Don’t, the team’s, the users’ and O’Brien'],
    ['en', `Since the '90s, rock 'n' roll`, 'Since the ’90s, rock ’n’ roll'],
    ['en-GB', `"Quoted"`, '“Quoted”'],
    ['de', `Leitung von "Projekt X" und 'Y'`, 'Leitung von „Projekt X“ und ‚Y‘'],
    ['de-CH', `Leitung von "Projekt X"`, 'Leitung von «Projekt X»'],
    ['fr', `Prix de l'innovation "Or"`, `Prix de l’innovation «${nn}Or${nn}»`],
    ['es', `Premio "Mejor equipo"`, 'Premio «Mejor equipo»'],
    ['it', `Premio "L'idea"`, 'Premio «L’idea»'],
    ['pt', `Prêmio "Ouro"`, 'Prêmio “Ouro”'],
    ['pt-PT', `Prémio "Ouro"`, 'Prémio «Ouro»'],
    ['pl', `Projekt "Orzeł"`, 'Projekt „Orzeł”'],
    ['cs', `Projekt "Orel"`, 'Projekt „Orel“'],
    ['nl', `Project "Arend" en foto's`, 'Project “Arend” en foto’s'],
    ['sv', `Projektet "Örn"`, 'Projektet ”Örn”'],
    ['ru', `Проект "Орёл"`, 'Проект «Орёл»'],
    ['uk', `Об'єднав "Орел"`, 'Об’єднав «Орел»'],
    ['el', `Έργο "Αετός"`, 'Έργο «Αετός»'],
  ])('%s: %s', (language, typed, printed) => {
    expect(smartPunctuation(typed, language)).toBe(printed);
  });

  it.each([
    ['inches', 'en', `A 27" screen, 5'10" tall`],
    ['one quote without another', 'en', `The "first`],
    ['a language without rules', 'ja', `"引用" it's`],
    ['quotes that were typed as they are meant', 'en', `“Typed” and "straight"`],
  ])('leaves %s as typed', (_what, language, typed) => {
    expect(smartPunctuation(typed, language)).toBe(typed);
  });
});

describe('dashes', () => {
  it.each([
    ['Fast -- and cheap', 'Fast – and cheap'],
    ['Fast---and cheap', 'Fast—and cheap'],
    ['pages 3--5', 'pages 3–5'],
    ['2019-2021', '2019–2021'],
    ['(2019 - 2021), 1999-2001.', '(2019 – 2021), 1999–2001.'],
  ])('%s', (typed, printed) => {
    expect(smartPunctuation(typed, 'en')).toBe(printed);
  });

  it.each([
    ['a hyphen', 'well-known, e-mail, Smith-Jones'],
    ['a date', '2019-05-21, 2019-05, 21-05-2019'],
    ['years that run backward', '2021-2019'],
    ['a number of something', 'ISO-2019-2021, 2019-2021-3, A2019-2021'],
    ['a line', '-----'],
    ['a flag', 'Ran git --force and npm -g'],
    ['a dash that was typed', 'One – two -- three'],
  ])('leaves %s as typed', (_what, typed) => {
    expect(smartPunctuation(typed, 'en')).toBe(typed);
  });
});

describe('spaces where a line must not end', () => {
  it.each([
    [
      'en',
      '5 years, No. 5, p. 12, 20 km, J. R. Smith',
      `5${nb}years, No.${nb}5, p.${nb}12, 20${nb}km, J.${nb}R.${nb}Smith`,
    ],
    ['en', 'Dr. Smith, 10 % of 3 GB', `Dr.${nb}Smith, 10${nb}% of 3${nb}GB`],
    ['en', 'In 2019 we had 5 cats', 'In 2019 we had 5 cats'],
    ['de', 'z. B. 5 Jahre, d. h. 10 %, Nr. 3', `z.${nb}B. 5${nb}Jahre, d.${nb}h. 10${nb}%, Nr.${nb}3`],
    ['fr', 'Résultat : 10 % ! Vraiment ? Oui ; bien', `Résultat${nb}: 10${nb}%${nn}! Vraiment${nn}? Oui${nn}; bien`],
    ['fr', 'Bravo! Vraiment?', `Bravo${nn}! Vraiment${nn}?`],
    ['fr', 'À 10:30, n° 5, 5 ans', `À 10:30, n°${nb}5, 5${nb}ans`],
    ['fr-CA', 'Bravo! Vraiment?', 'Bravo! Vraiment?'],
    ['es', '5 años, 10 %', `5${nb}años, 10${nb}%`],
    ['pl', 'Praca w zespole i z klientem, 5 lat', `Praca w${nb}zespole i${nb}z${nb}klientem, 5${nb}lat`],
    ['cs', 'Práce v týmu a s klientem', `Práce v${nb}týmu a${nb}s${nb}klientem`],
    ['ru', 'Работа в команде и с клиентом', `Работа в${nb}команде и${nb}с${nb}клиентом`],
  ])('%s: %s', (language, typed, printed) => {
    expect(smartPunctuation(typed, language)).toBe(printed);
  });

  it('leaves a text with such spaces of its own as typed', () => {
    expect(smartPunctuation(`5${nb}years and 6 years`, 'en')).toBe(`5${nb}years and 6 years`);
  });
});

describe('what is never changed', () => {
  it.each([
    ['a web address', "See https://example.com/a--b?q=it's and www.example.com/2019-2021"],
    ['an address without a scheme', "example.com/it's--here"],
    ['an email address', "Write to o'brien--x@example.com"],
    ['a phone number', '+44 20 7946 0958, 555-2019-2021, (020) 2019-2021'],
    ['code', 'C++, C#, `a--b "x"`, x->y, std::string, {"a"}'],
    ['plain words', 'Led nine engineers'],
    ['nothing', ''],
  ])('%s', (_what, typed) => {
    expect(smartPunctuation(typed, 'en')).toBe(typed);
  });

  it('keeps what follows a backslash, without the backslash', () => {
    expect(smartPunctuation(String.raw`\"as is\" and "not", a \-- b, it\'s`, 'en')).toBe(
      `"as is" and “not”, a -- b, it's`,
    );
  });

  it('takes no longer for long texts of signs', async () => {
    const spent = await processorTime(3_000, () => {
      for (const sign of ['"', "'", '@', '-', '`', '(1', 'a@', 'a.', "' ", '5 ', '! '])
        smartPunctuation(sign.repeat(20_000), 'fr');
    });
    expect(spent).toBeLessThan(3_000);
  });

  it('keeps characters of the private use area', () => {
    expect(smartPunctuation('\ue000 "a"', 'en')).toBe('\ue000 "a"');
  });

  it('changes nothing more the second time', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'pl', 'ru']) {
      const once = smartPunctuation(`"A 'b' c" -- it's 5 years ! 2019-2021 w i`, language);
      expect(smartPunctuation(once, language)).toBe(once);
    }
  });
});
