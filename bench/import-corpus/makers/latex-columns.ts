import { tex, type LatexMaker } from './latex-document.ts';
import { datesOf, jobsOf, wordsOf } from './words.ts';

/** LaTeX templates with two columns. */

const items = (environment: string, texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : `\\begin{${environment}}${texts.map((text) => `\\item ${tex(text)}`).join('\n')}\\end{${environment}}`;

/** The template by Lian Tze Lim: experience at the left, everything else in a narrower column at the right. */
export const altacv: LatexMaker = (person) => {
  const { summary, work, education, skills, languages } = wordsOf(person);
  const jobs = jobsOf(person).map(
    (job) =>
      `\\cvevent{${tex(job.position)}}{${tex(job.company)}}{${datesOf(person, job, ' -- ')}}{${tex(job.place)}} ${items('itemize', job.texts)}`,
  );
  const schools = person.schools.map(
    ({ university, degree, field, start, end }) =>
      `\\cvevent{${tex(degree)}, ${tex(field)}}{${tex(university)}}{${start} -- ${end}}{}`,
  );
  return {
    folder: 'AltaCV',
    engine: 'xelatex',
    source: `\\documentclass[10pt,a4paper,withhyper]{altacv}
\\geometry{left=1.25cm,right=1.25cm,top=1.5cm,bottom=1.5cm,columnsep=1.2cm}\\usepackage{paracol}
\\setmainfont{Roboto Slab}\\setsansfont{Lato}\\renewcommand{\\familydefault}{\\sfdefault}
\\definecolor{PastelRed}{HTML}{8F0D0D}\\definecolor{Gold}{HTML}{E7D192}
\\colorlet{tagline}{PastelRed}\\colorlet{heading}{PastelRed}\\colorlet{headingrule}{Gold}\\colorlet{accent}{PastelRed}
\\renewcommand{\\namefont}{\\Huge\\rmfamily\\bfseries}\\renewcommand{\\cvsectionfont}{\\LARGE\\rmfamily\\bfseries}
\\begin{document}
\\name{${tex(person.firstName)} ${tex(person.lastName)}}\\tagline{${tex(person.headline)}}
\\personalinfo{\\email{${person.email}} ${person.phone === '' ? '' : `\\phone{${tex(person.phone)}}`} \\location{${tex(person.place)}}}
\\makecvheader\\columnratio{0.6}\\begin{paracol}{2}
\\cvsection{${work}} ${jobs.join('\n\\divider\n')}
\\switchcolumn

${person.summary === '' ? '' : `\\cvsection{${summary}} ${tex(person.summary)}`}

\\cvsection{${skills}} ${person.skills.map((skill) => `\\cvtag{${tex(skill)}}`).join(' ')}
${
  person.spoken.length === 0
    ? ''
    : `

\\cvsection{${languages}} ${person.spoken.map(({ name, level }) => `\\textbf{${tex(name)}}\\hfill ${tex(level)}\\par`).join(' ')}`
}

\\cvsection{${education}} ${schools.join('\n\\divider\n')}
\\end{paracol}\\end{document}`,
  };
};

/** The template by Debarghya Das: education and skills in a narrow column at the left, experience at the right. */
export const deedy: LatexMaker = (person) => {
  const { work, education, skills } = wordsOf(person);
  const jobs = jobsOf(person).map(
    (job) =>
      `\\runsubsection{${tex(job.company)}}\\descript{| ${tex(job.position)}}\\location{${datesOf(person, job, ' – ')}${job.place === '' ? '' : ` | ${tex(job.place)}`}} \\vspace{\\topsep} ${items('tightemize', job.texts)} \\sectionsep`,
  );
  const schools = person.schools.map(
    ({ university, degree, field, start, end }) =>
      `\\subsection{${tex(university)}}\\descript{${tex(degree)}, ${tex(field)}}\\location{${start} – ${end}}\\sectionsep`,
  );
  const contact = [`\\href{mailto:${person.email}}{${person.email}}`, tex(person.phone)]
    .filter((part) => part !== '')
    .join(' | ');
  return {
    folder: 'Deedy-Resume/OpenFonts',
    engine: 'xelatex',
    source: `\\documentclass[]{deedy-resume-openfont}\\begin{document}
\\namesection{${tex(person.firstName)}}{${tex(person.lastName)}}{${contact}}
\\begin{minipage}[t]{0.33\\textwidth}
\\section{${education}} ${schools.join('\n')}
\\section{${skills}} ${person.skills.map(tex).join(' \\textbullet{} ')}
\\end{minipage}\\hfill\\begin{minipage}[t]{0.66\\textwidth}
\\section{${work}} ${jobs.join('\n')}
\\end{minipage}\\end{document}`,
  };
};
