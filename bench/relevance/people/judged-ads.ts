/** Job ads in the style of real ones, with and without headings, each graded by hand for every person. */
import records from './judged-ads.json' with { type: 'json' };

const grades = [1, 2, 3] as const;
type Grade = (typeof grades)[number];

export interface JudgedAd {
  readonly title: string;
  readonly text: string;
  /** Grades by the name of the person, following the rule in `judge-fit.ts`; 0 for people not listed. */
  readonly grades: Readonly<Record<string, Grade>>;
}

function gradesOf(title: string, given: object): JudgedAd['grades'] {
  const entries = Object.entries(given).map(([name, value]: [string, unknown]): readonly [string, Grade] => {
    const grade = grades.find((each) => each === value);
    if (grade === undefined) throw new Error(`${title}: the grade of ${name} must be 1, 2 or 3.`);
    return [name, grade];
  });
  return Object.fromEntries(entries);
}

export const judgedAds: readonly JudgedAd[] = records.map((record) => ({
  title: record.title,
  text: record.text.join('\n'),
  grades: gradesOf(record.title, record.grades),
}));
