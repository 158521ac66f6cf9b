import { history } from './records.ts';

/**
 * Records of a database that many people have edited for many years: none of them may stop the others from being
 * synced.
 */
export const oddHistory = history(
  [
    { company_name: 'Čaj & Káva 咖啡 ☕️', job_title: 'Baristka / مُحضّرة قهوة', start_date: null, finish_date: null },
    {
      company_name: 'Old Mill\u0000\u0007 Bakery\u202E',
      job_title: 'Baker\r\n\tand confectioner',
      start_date: '2014-02-01',
      finish_date: '2016-05-31',
      did: ['Line one\u0008\nline two', '   ', '<img src=x onerror="alert(1)">'],
    },
    { company_name: 'Swapped Dates Ltd', job_title: 'Clerk', start_date: '2021-13-40', finish_date: '2022-06-30' },
    {
      company_name: 'Timeless Trading',
      job_title: 'Buyer',
      start_date: '2017-09-01T00:00:00Z',
      finish_date: 'present',
    },
    { company_name: 'L'.repeat(4_000), job_title: 'Copyist', start_date: '2010-01-01', finish_date: '2011-01-01' },
    { company_name: null, job_title: null, start_date: '2009-03-01', finish_date: null },
    {
      company_name: 'Annals Press',
      job_title: 'Editor',
      start_date: '2005-01-01',
      finish_date: '2008-12-31',
      did: ['A long story. '.repeat(300), 'A short one'],
    },
  ],
  [
    { school: 'École Ünïcode', education_level: null, field_of_study: '情報工学', finish_date: '2013-02-30' },
    { school: '', education_level: 'Diploma', field_of_study: 'Everything', finish_date: '' },
  ],
);
