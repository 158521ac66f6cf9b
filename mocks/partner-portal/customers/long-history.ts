import { history } from './records.ts';

/** Three decades at work, as the customer has told an adviser. */
export const longHistory = history(
  [
    {
      company_name: 'Northgate District Library',
      job_title: 'Head of Local Studies',
      start_date: '2019-09-02',
      finish_date: null,
      did: [
        'Opened the county newspaper archive to the public, 41,000 pages, with six volunteers',
        'Cut the waiting time for a family history enquiry from five weeks to nine days',
        'Raised £38,500 in grants for the oral history of the dockyard',
      ],
    },
    {
      company_name: 'Northgate District Library',
      job_title: 'Senior Librarian',
      start_date: '2015-03-16',
      finish_date: '2019-08-30',
      did: ['Ran the move of 60,000 volumes to the Old Corn Exchange without closing a day'],
    },
    {
      company_name: 'Harrow & Fell Auctioneers',
      job_title: 'Cataloguer, books and maps',
      start_date: '2011-01-10',
      finish_date: '2015-02-27',
      did: ['Wrote 2,300 catalogue entries', 'Identified a 1611 county map that sold for eleven times its estimate'],
    },
    {
      company_name: 'St Aldate Sixth Form College',
      job_title: 'Learning Resources Manager',
      start_date: '2006-09-01',
      finish_date: '2010-12-17',
      did: ['Built the study centre used by 900 students', 'Trained 14 student mentors a year'],
    },
    {
      company_name: 'Wendover Borough Council',
      job_title: 'Records Officer',
      start_date: '2003-04-07',
      finish_date: '2006-08-25',
      did: ['Brought planning records since 1948 into one index'],
    },
    {
      company_name: 'Wendover Borough Council',
      job_title: 'Archive Assistant',
      start_date: '2001-06-11',
      finish_date: '2003-04-04',
    },
    {
      company_name: 'Tallow Lane Books',
      job_title: 'Bookseller',
      start_date: '1999-10-04',
      finish_date: '2001-06-01',
      did: ['Started the Saturday reading hour, which still runs'],
    },
    {
      company_name: 'Ferry Hotel',
      job_title: 'Night Porter',
      start_date: '1998-05-18',
      finish_date: '1999-09-24',
    },
  ],
  [
    {
      school: 'University of Aberwick',
      education_level: 'Master of Arts',
      field_of_study: 'Archives and Records Management',
      finish_date: '2003-11-14',
      did: ['Dissertation on the appraisal of municipal planning files'],
    },
    {
      school: 'Queensferry Polytechnic',
      education_level: 'Bachelor of Arts',
      field_of_study: 'History',
      finish_date: '1998-07-03',
    },
    {
      school: 'Open College',
      education_level: 'Certificate',
      field_of_study: 'Book Conservation',
      finish_date: '2012-05-25',
    },
    {
      school: 'Northgate Adult Learning',
      education_level: 'Award in Education and Training',
      field_of_study: null,
      finish_date: '2007-06-29',
    },
  ],
);
