/** Words by which people tell a job from a company and a degree from a school. English; another language is another table. */

const roles =
  'accountant administrator advisor adviser agent analyst apprentice architect artist assistant associate attorney auditor barista buyer carpenter cashier ceo cfo chef chief cio clerk coach consultant contractor controller cook coordinator coo counselor creator cto curator dealer dentist designer developer director doctor driver editor electrician engineer estimator executive fellow founder co-founder freelancer hairdresser head host inspector instructor intern internship inventor janitor journalist lawyer lead leader lecturer librarian manager marketer mathematician mechanic member mentor nurse officer operator owner painter paralegal partner pharmacist photographer physician pilot planner plumber president principal producer professor programmer realtor receptionist recruiter representative researcher resident sales salesperson scientist secretary server specialist strategist student superintendent supervisor surgeon teacher technician technologist teller tester therapist trainee trainer translator treasurer tutor vice volunteer vp waiter waitress warehouse weaver welder worker writer'.split(
    ' ',
  );
const roleWord = new RegExp(`\\b(?:${roles.join('|')})s?\\b`, 'i');
const school =
  /\b(?:universit\w*|college|school|institute|academy|polytechnic\w*|hochschule|école|ecole|lyc[ée]e|facult\w+|conservatory|seminary|bootcamp|mit|eth|ucla|lse|kth)\b/i;
const degree =
  /\b(?:bachelor\w*|master\w*|doctor\w*|ph\.?d|b\.?sc?|m\.?sc?|b\.?a|m\.?a|b\.?eng|m\.?eng|mba|m\.b\.a|associate\w*|diploma|degree|certificate|ged|minor|major|honours|a-levels?|abitur|baccalaureate)\b\.?/i;
const company =
  /\b(?:inc|llc|ltd|gmbh|corp|corporation|company|co|plc|ag|sa|group|bank|labs?|studios?|solutions|systems|technologies|partners|foundation|agency|hospital|clinic|ministry|department|university|college|school)\b\.?/i;

export const isRole = (text: string): boolean => roleWord.test(text) && !/\b(?:inc|llc|ltd|gmbh|corp)\b/i.test(text);
export const isSchool = (text: string): boolean => school.test(text);
export const isDegree = (text: string): boolean => degree.test(text);
export const isCompany = (text: string): boolean => company.test(text);

const place = /^\p{Lu}[\p{L} .'’-]{1,40}, ?(?:[A-Z]{2,3}|\p{Lu}[\p{L} .'’-]{2,30})(?:, ?\p{Lu}[\p{L} .'’-]{1,30})?$/u;

/** `Palo Alto, CA`; `Berlin, Germany`; `Remote`. */
export const isPlace = (text: string): boolean =>
  /^(?:fully )?remote(?: ?\(.{1,30}\))?$/i.test(text) ||
  /^\(?(?:hybrid|on-?site)\)?$/i.test(text) ||
  (place.test(text) && !isCompany(text) && !isRole(text));
