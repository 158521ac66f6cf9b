import type { Sector } from './occupation.ts';

/** Names that nobody has; with an ending of the trade they make companies that do not exist. */
export const companyNames = [
  ...['Larkmoor', 'Quillhaven', 'Brindlewick', 'Fennimore Vale', 'Oakenshire', 'Tamsel', 'Wrenfield', 'Halvard Cove'],
  ...['Merrowgate', 'Sablebrook', 'Thistledown', 'Ormsby Hollow', 'Calderwyn', 'Pellingham', 'Vossmere', 'Dunwater'],
  ...[
    'Ashgrove Lane',
    'Kestrelford',
    'Marlowick',
    'Nettlecombe',
    'Ivorystone',
    'Juniper Quay',
    'Elmsworth',
    'Gladmoor',
  ],
] as const;

export const companyEndings: Readonly<Record<Sector, readonly string[]>> = {
  health: ['Hospital', 'Clinic', 'Medical Centre', 'Health'],
  care: ['Care Homes', 'Community Care', 'Family Services'],
  school: ['Academy', 'School', 'Learning Trust'],
  trade: ['Building Services', 'Electrical & Plumbing', 'Construction', 'Workshop'],
  transport: ['Logistics', 'Freight', 'Delivery'],
  office: ['Group', 'Services', 'Consulting'],
  finance: ['Accounting', 'Finance', 'Savings Bank'],
  software: ['Software', 'Systems', 'Cloud', 'Data'],
  design: ['Studio', 'Design', 'Creative'],
  sales: ['Stores', 'Retail', 'Trading'],
  hospitality: ['Hotel', 'Kitchen', 'Bakery', 'Restaurants'],
  industry: ['Manufacturing', 'Engineering', 'Works'],
  science: ['Laboratories', 'Research Institute'],
  public: ['City Council', 'County Office'],
  law: ['Legal', 'Law Chambers'],
  farm: ['Farms', 'Gardens'],
};
