/** The vocabulary's data, which lies in one folder for each line of work (docs/adr/0031). */
import softwareSkills from './data/software/skills.json' with { type: 'json' };
import softwareCertificates from './data/software/certificates.json' with { type: 'json' };
import softwareLicenses from './data/software/licenses.json' with { type: 'json' };
import softwareStudies from './data/software/studies.json' with { type: 'json' };
import softwareOccupations from './data/software/occupations.json' with { type: 'json' };
import healthSkills from './data/health/skills.json' with { type: 'json' };
import healthCertificates from './data/health/certificates.json' with { type: 'json' };
import healthLicenses from './data/health/licenses.json' with { type: 'json' };
import healthStudies from './data/health/studies.json' with { type: 'json' };
import healthOccupations from './data/health/occupations.json' with { type: 'json' };
import educationSkills from './data/education/skills.json' with { type: 'json' };
import educationCertificates from './data/education/certificates.json' with { type: 'json' };
import educationLicenses from './data/education/licenses.json' with { type: 'json' };
import educationStudies from './data/education/studies.json' with { type: 'json' };
import educationOccupations from './data/education/occupations.json' with { type: 'json' };
import businessSkills from './data/business/skills.json' with { type: 'json' };
import businessCertificates from './data/business/certificates.json' with { type: 'json' };
import businessLicenses from './data/business/licenses.json' with { type: 'json' };
import businessStudies from './data/business/studies.json' with { type: 'json' };
import businessOccupations from './data/business/occupations.json' with { type: 'json' };
import serviceSkills from './data/service/skills.json' with { type: 'json' };
import serviceCertificates from './data/service/certificates.json' with { type: 'json' };
import serviceLicenses from './data/service/licenses.json' with { type: 'json' };
import serviceStudies from './data/service/studies.json' with { type: 'json' };
import serviceOccupations from './data/service/occupations.json' with { type: 'json' };
import tradesSkills from './data/trades/skills.json' with { type: 'json' };
import tradesCertificates from './data/trades/certificates.json' with { type: 'json' };
import tradesLicenses from './data/trades/licenses.json' with { type: 'json' };
import tradesStudies from './data/trades/studies.json' with { type: 'json' };
import tradesOccupations from './data/trades/occupations.json' with { type: 'json' };
import logisticsSkills from './data/logistics/skills.json' with { type: 'json' };
import logisticsCertificates from './data/logistics/certificates.json' with { type: 'json' };
import logisticsLicenses from './data/logistics/licenses.json' with { type: 'json' };
import logisticsStudies from './data/logistics/studies.json' with { type: 'json' };
import logisticsOccupations from './data/logistics/occupations.json' with { type: 'json' };
import generalSkills from './data/general/skills.json' with { type: 'json' };
import generalCertificates from './data/general/certificates.json' with { type: 'json' };
import generalLicenses from './data/general/licenses.json' with { type: 'json' };
import generalStudies from './data/general/studies.json' with { type: 'json' };
import generalOccupations from './data/general/occupations.json' with { type: 'json' };

/** A name of something that job ads ask for, in the format of the data files; see data/README.md. */
export interface TermRecord {
  readonly names: readonly string[];
  readonly exact?: readonly string[];
  readonly broader?: readonly string[];
  readonly isSoft?: boolean;
  readonly isTool?: boolean;
}

/** An occupation in the format of the data files; see data/README.md. */
export interface OccupationRecord extends TermRecord {
  readonly fields: readonly string[];
  readonly near?: readonly string[];
  readonly leads?: readonly string[];
  readonly holds?: readonly string[];
}

export const skillRecords: readonly TermRecord[] = [
  ...(softwareSkills as readonly TermRecord[]),
  ...(healthSkills as readonly TermRecord[]),
  ...(educationSkills as readonly TermRecord[]),
  ...(businessSkills as readonly TermRecord[]),
  ...(serviceSkills as readonly TermRecord[]),
  ...(tradesSkills as readonly TermRecord[]),
  ...(logisticsSkills as readonly TermRecord[]),
  ...(generalSkills as readonly TermRecord[]),
];

export const certificateRecords: readonly TermRecord[] = [
  ...(softwareCertificates as readonly TermRecord[]),
  ...(healthCertificates as readonly TermRecord[]),
  ...(educationCertificates as readonly TermRecord[]),
  ...(businessCertificates as readonly TermRecord[]),
  ...(serviceCertificates as readonly TermRecord[]),
  ...(tradesCertificates as readonly TermRecord[]),
  ...(logisticsCertificates as readonly TermRecord[]),
  ...(generalCertificates as readonly TermRecord[]),
];

export const licenseRecords: readonly TermRecord[] = [
  ...(softwareLicenses as readonly TermRecord[]),
  ...(healthLicenses as readonly TermRecord[]),
  ...(educationLicenses as readonly TermRecord[]),
  ...(businessLicenses as readonly TermRecord[]),
  ...(serviceLicenses as readonly TermRecord[]),
  ...(tradesLicenses as readonly TermRecord[]),
  ...(logisticsLicenses as readonly TermRecord[]),
  ...(generalLicenses as readonly TermRecord[]),
];

export const studyRecords: readonly TermRecord[] = [
  ...(softwareStudies as readonly TermRecord[]),
  ...(healthStudies as readonly TermRecord[]),
  ...(educationStudies as readonly TermRecord[]),
  ...(businessStudies as readonly TermRecord[]),
  ...(serviceStudies as readonly TermRecord[]),
  ...(tradesStudies as readonly TermRecord[]),
  ...(logisticsStudies as readonly TermRecord[]),
  ...(generalStudies as readonly TermRecord[]),
];

export const occupationRecords: readonly OccupationRecord[] = [
  ...(softwareOccupations as readonly OccupationRecord[]),
  ...(healthOccupations as readonly OccupationRecord[]),
  ...(educationOccupations as readonly OccupationRecord[]),
  ...(businessOccupations as readonly OccupationRecord[]),
  ...(serviceOccupations as readonly OccupationRecord[]),
  ...(tradesOccupations as readonly OccupationRecord[]),
  ...(logisticsOccupations as readonly OccupationRecord[]),
  ...(generalOccupations as readonly OccupationRecord[]),
];
