import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Person, Role } from '../person.ts';
import { tex, type LatexMaker } from './latex-document.ts';
import { altacv, deedy } from './latex-columns.ts';
import { datesOf, spokenBy, wordsOf } from './words.ts';

/**
 * Writes people in the commands of common LaTeX templates. The templates themselves are not part of this project: `make.ts`
 * takes the folder with their checkouts.
 */

/** `03/2021--02/2023`, for a narrow column of dates. */
function numericDates(person: Person, { start, end }: Role): string {
  const numeric = (month: string): string => month.split('-').toReversed().join('/');
  return `${numeric(start)}--${end === null ? wordsOf(person).openEnd : numeric(end)}`;
}

/** The template that many students use, by Jake Gutierrez, after Sourabh Bajaj. */
const jake: LatexMaker = (person, checkouts) => {
  const template = readFileSync(path.join(checkouts, 'resume/resume.tex'), 'utf8');
  const preamble = template
    .slice(0, template.indexOf('\\begin{document}'))
    .replace(
      '\\input{glyphtounicode}',
      '\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage{textcomp}\\input{glyphtounicode}',
    );
  const { summary, work, education, skills, languages } = wordsOf(person);
  const items = (texts: readonly string[]): string =>
    texts.length === 0
      ? ''
      : `\\resumeItemListStart ${texts.map((text) => `\\resumeItem{${tex(text)}}`).join('')} \\resumeItemListEnd`;
  const jobs = person.employers.flatMap(({ company, roles }) =>
    roles.map(
      (role) =>
        `\\resumeSubheading{${tex(role.position)}}{${datesOf(person, role, ' -- ')}}{${tex(company)}}{${tex(role.place)}} ${items(role.texts)}`,
    ),
  );
  const schools = person.schools.map(
    ({ university, degree, field, start, end }) =>
      `\\resumeSubheading{${tex(university)}}{}{${tex(degree)}, ${tex(field)}}{${start} -- ${end}}`,
  );
  const contact = [person.phone, person.email, person.place]
    .filter((each) => each !== '')
    .map(tex)
    .join(' $|$ ');
  return {
    folder: 'resume',
    engine: 'pdflatex',
    source: `${preamble}\\begin{document}
\\begin{center}\\textbf{\\Huge \\scshape ${tex(person.firstName)} ${tex(person.lastName)}} \\\\ \\vspace{1pt} \\small ${contact}\\end{center}
${person.summary === '' ? '' : `\\section{${summary}} ${tex(person.summary)}`}
\\section{${work}}\\resumeSubHeadingListStart ${jobs.join('\n')} \\resumeSubHeadingListEnd
\\section{${education}}\\resumeSubHeadingListStart ${schools.join('\n')} \\resumeSubHeadingListEnd
\\section{${skills}}\\begin{itemize}[leftmargin=0.15in, label={}]\\small{\\item{${tex(person.skills.join(', '))}}}\\end{itemize}
${person.spoken.length === 0 ? '' : `\\section{${languages}}\\begin{itemize}[leftmargin=0.15in, label={}]\\small{\\item{${tex(spokenBy(person))}}}\\end{itemize}`}
\\end{document}`,
  };
};

const awesome: LatexMaker = (person) => {
  const { summary, work, education, skills } = wordsOf(person);
  const items = (texts: readonly string[]): string =>
    texts.length === 0 ? '' : `\\begin{cvitems}${texts.map((text) => `\\item{${tex(text)}}`).join('')}\\end{cvitems}`;
  const jobs = person.employers.flatMap(({ company, roles }) =>
    roles.map(
      (role) =>
        `\\cventry{${tex(role.position)}}{${tex(company)}}{${tex(role.place)}}{${datesOf(person, role, ' - ')}}{${items(role.texts)}}`,
    ),
  );
  const schools = person.schools.map(
    ({ university, degree, field, start, end }) =>
      `\\cventry{${tex(degree)}, ${tex(field)}}{${tex(university)}}{}{${start} - ${end}}{}`,
  );
  return {
    folder: 'Awesome-CV',
    engine: 'xelatex',
    source: `\\documentclass[11pt, a4paper]{awesome-cv}
\\geometry{left=1.4cm, top=.8cm, right=1.4cm, bottom=1.8cm, footskip=.5cm}\\colorlet{awesome}{awesome-red}
\\name{${tex(person.firstName)}}{${tex(person.lastName)}}\\position{${tex(person.headline)}}\\address{${tex(person.place)}}
${person.phone === '' ? '' : `\\mobile{${tex(person.phone)}}`}\\email{${person.email}}
\\begin{document}\\makecvheader[C]
${person.summary === '' ? '' : `\\cvsection{${summary}}\n\n\\begin{cvparagraph}\n\n${tex(person.summary)}\n\n\\end{cvparagraph}`}
\\cvsection{${work}}\n\n\\begin{cventries}${jobs.join('\n')}\\end{cventries}
\\cvsection{${education}}\n\n\\begin{cventries}${schools.join('\n')}\\end{cventries}
\\cvsection{${skills}}\n\n\\begin{cvskills}\\cvskill{${skills}}{${tex(person.skills.join(', '))}}\\end{cvskills}
\\end{document}`,
  };
};

const moderncv =
  (style: string): LatexMaker =>
  (person) => {
    const { work, education, skills, languages } = wordsOf(person);
    const items = (texts: readonly string[]): string =>
      texts.length === 0 ? '' : `\\begin{itemize}${texts.map((text) => `\\item ${tex(text)}`).join('')}\\end{itemize}`;
    const jobs = person.employers.flatMap(({ company, roles }) =>
      roles.map(
        (role) =>
          `\\cventry{${style === 'classic' ? numericDates(person, role) : datesOf(person, role, '--')}}{${tex(role.position)}}{${tex(company)}}{${tex(role.place)}}{}{${items(role.texts)}}`,
      ),
    );
    const schools = person.schools.map(
      ({ university, degree, field, start, end }) =>
        `\\cventry{${start}--${end}}{${tex(degree)}, ${tex(field)}}{${tex(university)}}{}{}{}`,
    );
    return {
      folder: '.',
      engine: 'pdflatex',
      source: `\\documentclass[11pt,a4paper,sans]{moderncv}\\moderncvstyle{${style}}\\moderncvcolor{blue}
\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage[scale=0.78]{geometry}
\\name{${tex(person.firstName)}}{${tex(person.lastName)}}\\title{${tex(person.headline)}}\\address{${tex(person.place)}}{}{}
${person.phone === '' ? '' : `\\phone[mobile]{${tex(person.phone)}}`}\\email{${person.email}}
\\begin{document}\\makecvtitle
\\section{${work}} ${jobs.join('\n')}
\\section{${education}} ${schools.join('\n')}
\\section{${skills}} \\cvitem{}{${tex(person.skills.join(', '))}}
${person.spoken.length === 0 ? '' : `\\section{${languages}} ${person.spoken.map(({ name, level }) => `\\cvitem{${tex(name)}}{${tex(level)}}`).join('\n')}`}
\\end{document}`,
    };
  };

/** The templates by the names that their files begin with. */
export const latexMakers: Readonly<Record<string, LatexMaker>> = {
  jake,
  'awesome-cv': awesome,
  'moderncv-classic': moderncv('classic'),
  'moderncv-banking': moderncv('banking'),
  altacv,
  deedy,
};
