/** Offices, money, law and people: see `skills.ts` for the form of a line. */
export const business = `
accounting | financial accounting | general ledger | Buchhaltung | Finanzbuchhaltung | comptabilité | contabilidad
bookkeeping | double-entry bookkeeping > accounting
accounts payable | supplier invoices | purchase ledger > accounting
accounts receivable | invoicing | billing | sales ledger | credit control > accounting
reconciliation | bank reconciliations | account reconciliation > accounting
month-end close | month-end closing | month end | year-end close | Monatsabschluss > accounting
financial reporting | financial statements | annual accounts | Jahresabschluss > accounting
IFRS | US GAAP | GAAP | HGB > accounting
auditing | audit | internal audit | external audit | Wirtschaftsprüfung
accounting qualification | CPA | ACCA | chartered accountant | CIMA | ACA qualified > accounting
tax | taxation | tax returns | VAT returns | corporate tax | Steuerrecht
payroll | payroll processing | Lohnbuchhaltung | paie
financial analysis | financial modelling | financial modeling | variance analysis
budgeting | budget management | budget planning | managing budgets | budget responsibility | Budgetplanung
forecasting | financial forecasting | cash flow forecasting
treasury | cash management
investment | portfolio management | asset management | equity research
CFA > investment
banking | retail banking | lending | loans | mortgages
insurance | underwriting | claims handling
risk management | risk analysis | credit risk
compliance | regulatory compliance | AML | anti-money laundering | KYC
data protection | GDPR | DSGVO | privacy compliance > compliance
contract law | contract drafting | drafting contracts | contract review | Vertragsrecht
legal research | case law | legal writing
litigation | court proceedings | dispute resolution
paralegal | legal administration | legal assistant
notary | conveyancing | property law
human resources | HR administration | personnel administration | Personalwesen | ressources humaines
recruitment | recruiting | talent acquisition | hiring | candidate sourcing | Personalbeschaffung > human resources
employee relations | labour relations | employment law > human resources
onboarding | induction of new staff | onboarding new staff > human resources
performance management | performance reviews | appraisals > human resources
compensation and benefits | benefits administration > human resources
learning and development | staff training | employee training | training staff | training new staff > human resources
HR systems | HRIS | Workday | SuccessFactors | BambooHR > human resources
diversity and inclusion | DEI | equality and diversity
administration | office administration | administrative support | clerical work | Sachbearbeitung | administratif
secretarial work | executive assistance | personal assistant | PA support > administration
calendar management | diary management | scheduling appointments | appointment scheduling > administration
travel arrangements | travel booking > administration
minute taking | taking minutes > administration
data entry | typing | keyboard skills | Datenerfassung > administration
reception | front desk | switchboard | visitor reception | Empfang
filing | document management | document control > administration
Excel | Microsoft Excel | pivot tables | VLOOKUP | spreadsheets > Microsoft Office
Microsoft Office | MS Office | Office 365 | Microsoft 365 | Word and Excel
PowerPoint | presentations software > Microsoft Office
Google Workspace | Google Sheets | G Suite
QuickBooks | Xero | Sage accounting | DATEV > accounting
project management | managing projects | project planning | Projektmanagement | gestion de projet | project coordination
PMP | PRINCE2 > project management
programme management | program management | portfolio delivery > project management
change management | organisational change | transformation programmes
stakeholder management | stakeholder engagement | managing stakeholders
process improvement | process mapping | business process improvement | BPMN
product management | product roadmap | roadmaps | product owner | product strategy
strategy | business strategy | strategic planning
business development | new business | partnerships | lead generation
operations management | operational management | running daily operations
management consulting | consulting | advisory
team management | people management | managing teams | line management | leading a team | team leadership | staff supervision | supervising staff | Mitarbeiterführung | Personalverantwortung
staff scheduling | rota planning | shift planning | rostering | Dienstplanung
vendor management | supplier management | supplier relations
contract management | contract administration
fundraising | donor relations | grant writing | grant applications | grants
volunteer coordination | managing volunteers
policy development | public policy | policy analysis
public administration | local government | Verwaltung
event management | event planning | organising events | Veranstaltungen
real estate | property management | lettings | property sales
research and analysis | market research | competitive analysis
KPI reporting | KPIs | management reporting | performance reporting
`;
