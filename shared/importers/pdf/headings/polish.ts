import type { HeadingTable } from './heading-table.ts';

/** What résumés in Polish call their sections. */
export const polish: HeadingTable = {
  contact: ['kontakt', 'dane kontaktowe', 'dane osobowe', 'informacje kontaktowe', 'informacje osobiste'],
  summary: [
    ...['profil', 'profil zawodowy', 'podsumowanie', 'podsumowanie zawodowe', 'o mnie', 'cel zawodowy'],
    ...['cel'],
  ],
  work: [
    ...['doświadczenie', 'doświadczenie zawodowe', 'przebieg kariery', 'historia zatrudnienia'],
    ...['praca zawodowa', 'kariera zawodowa', 'staże', 'praktyki', 'praktyki i staże', 'zatrudnienie'],
    ...['przebieg pracy zawodowej'],
  ],
  education: ['wykształcenie', 'edukacja', 'wykształcenie i szkolenia', 'wykształcenie wyższe', 'studia', 'nauka'],
  skills: [
    ...['umiejętności', 'kompetencje', 'umiejętności techniczne', 'umiejętności i kompetencje'],
    ...['kwalifikacje', 'kluczowe umiejętności', 'kluczowe kompetencje', 'znajomość programów'],
    ...['umiejętności komputerowe', 'obsługa komputera', 'technologie', 'narzędzia', 'wiedza i umiejętności'],
    ...['umiejętności miękkie', 'dodatkowe umiejętności'],
  ],
  projects: ['projekty', 'projekty własne', 'wybrane projekty'],
  certificates: [
    ...['certyfikaty', 'kursy', 'szkolenia', 'kursy i szkolenia', 'szkolenia i kursy'],
    ...['certyfikaty i szkolenia', 'szkolenia i certyfikaty', 'kursy i certyfikaty', 'uprawnienia'],
    ...['licencje i certyfikaty'],
  ],
  languages: ['języki', 'języki obce', 'znajomość języków', 'znajomość języków obcych'],
  volunteering: [
    ...['wolontariat', 'działalność społeczna', 'działalność dodatkowa', 'aktywność społeczna'],
    ...['działalność wolontariacka'],
  ],
  publications: ['publikacje', 'artykuły', 'publikacje naukowe'],
  awards: [
    ...['nagrody', 'osiągnięcia', 'wyróżnienia', 'nagrody i wyróżnienia', 'stypendia', 'sukcesy'],
    ...['osiągnięcia i nagrody'],
  ],
  interests: ['zainteresowania', 'hobby', 'pasje', 'zainteresowania i hobby'],
  references: ['referencje', 'rekomendacje'],
  other: ['inne', 'dodatkowe informacje', 'informacje dodatkowe', 'pozostałe'],
};
