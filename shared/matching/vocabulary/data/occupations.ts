/**
 * What jobs are called, a line each: names of one occupation, and behind `>` the fields that it belongs to. The first name
 * stands for all. German, French and Spanish names are there where they are usual in advertisements.
 */
export const occupations = `
software developer | software engineer | programmer | full stack developer | fullstack engineer | full-stack engineer | application developer | Softwareentwickler | Entwickler | développeur > software
frontend developer | web developer | frontend engineer | front-end developer | front-end engineer | UI engineer | UI developer > software
backend developer | backend engineer | back-end developer | back-end engineer > software
mobile developer | iOS developer | Android developer | iOS engineer | Android engineer | mobile engineer > software
devops engineer | site reliability engineer | SRE | platform engineer | cloud engineer | infrastructure engineer > software, IT operations
test engineer | QA engineer | quality assurance engineer | software tester | test automation engineer | SDET > software
data engineer | analytics engineer | ETL developer > data, software
data scientist | machine learning engineer | ML engineer | AI engineer | research scientist machine learning > data, software
data analyst | business intelligence analyst | BI analyst | reporting analyst | Datenanalyst | insights analyst > data
engineering manager | software development manager | head of engineering | CTO | tech lead | technical lead > software, management
software architect | solutions architect | system architect > software
system administrator | systems administrator | network administrator | network engineer | systems engineer | IT administrator | Systemadministrator > IT operations
IT support specialist | help desk technician | helpdesk analyst | service desk analyst | IT technician | support technician | IT support > IT operations
security analyst | security engineer | cybersecurity analyst | information security analyst > IT operations
database administrator | DBA > IT operations, data
product manager | product owner | head of product > product
business analyst | requirements engineer | systems analyst > product, data
project manager | project coordinator | programme manager | program manager | Projektleiter | chef de projet | delivery manager | scrum master > product, management
UX designer | product designer | UI designer | UX researcher | interaction designer > design
graphic designer | visual designer | Grafiker | Grafikdesigner | art director | illustrator > design
photographer | videographer | video editor > design, media
interior designer | architect | landscape architect | Architekt > design, building
technical writer | content designer > media, software
copywriter | content writer | content manager | editor | journalist | Redakteur | reporter > media
translator | interpreter | Übersetzer > media
marketing manager | marketing specialist | marketing coordinator | marketing assistant | brand manager | campaign manager > marketing
digital marketing specialist | SEO specialist | PPC specialist | performance marketer | growth marketer | digital marketer > marketing
social media manager | community manager > marketing, media
public relations manager | PR manager | communications manager | communications officer | press officer > marketing, media
sales representative | sales executive | sales consultant | account executive | business development representative | Vertriebsmitarbeiter | sales associate representative | field sales representative > sales
sales manager | head of sales | regional sales manager | Vertriebsleiter > sales, management
account manager | key account manager | customer success manager | client manager > sales
business development manager | partnerships manager > sales
customer service representative | customer service agent | call centre agent | call center agent | customer support specialist | customer service advisor | Kundenberater | customer care agent > service
retail assistant | sales assistant | shop assistant | store associate | sales associate | retail associate | cashier | Verkäufer | vendeur > retail
store manager | shop manager | assistant store manager | retail manager | Filialleiter > retail, management
visual merchandiser | merchandiser > retail, design
buyer | purchasing manager | procurement manager | procurement specialist | purchaser | Einkäufer > logistics
warehouse worker | warehouse operative | warehouse associate | order picker | picker packer | Lagerist | Lagermitarbeiter | material handler | stock clerk > logistics
warehouse manager | warehouse supervisor | Lagerleiter > logistics, management
forklift driver | forklift operator | Staplerfahrer > logistics
logistics coordinator | logistics manager | supply chain manager | supply chain analyst | supply chain planner | dispatcher | shipping coordinator | Disponent > logistics
truck driver | lorry driver | HGV driver | HGV class 1 driver | HGV class 2 driver | class 1 driver | class 2 driver | C+E driver | tanker driver | CDL driver | heavy goods driver | Lkw-Fahrer | Berufskraftfahrer > driving
delivery driver | van driver | courier | parcel driver > driving
bus driver | taxi driver | chauffeur | train driver > driving
accountant | senior accountant | financial accountant | staff accountant | Buchhalter | Bilanzbuchhalter | comptable | management accountant > finance
bookkeeper | accounts assistant | accounts clerk | accounts payable clerk | accounts receivable clerk | accounting clerk > finance
auditor | internal auditor | audit associate > finance
financial analyst | investment analyst | finance analyst | credit analyst > finance, data
finance manager | financial controller | controller | CFO | head of finance > finance, management
payroll specialist | payroll clerk | payroll administrator | payroll manager > finance, people
tax advisor | tax consultant | tax accountant | Steuerberater | Steuerfachangestellte > finance
bank teller | bank clerk | personal banker | loan officer | mortgage advisor | Bankkaufmann > finance
insurance agent | claims adjuster | underwriter | claims handler > finance
lawyer | solicitor | attorney | legal counsel | Rechtsanwalt | avocat > law
paralegal | legal assistant | legal secretary > law, administration
compliance officer | compliance manager | data protection officer > law, finance
HR manager | human resources manager | HR business partner | head of people > people, management
HR assistant | HR administrator | HR generalist | human resources assistant | HR coordinator | Personalsachbearbeiter > people
recruiter | talent acquisition specialist | recruitment consultant > people
training manager | learning and development specialist | trainer | instructional designer | corporate trainer > people, education
office manager | administrator | administrative assistant | office assistant | office administrator | secretary | clerk | Sachbearbeiter | Bürokaufmann | assistante administrative > administration
executive assistant | personal assistant | PA to > administration
receptionist | front desk agent | front office assistant | Rezeptionist > administration, hospitality
data entry clerk | data entry operator > administration
registered nurse | nurse | staff nurse | RN | ICU nurse | ward nurse | charge nurse | Krankenpfleger | Pflegefachkraft | Pflegefachfrau | infirmier | infirmière | enfermera | clinical nurse > nursing, health
practical nurse | licensed practical nurse | LPN | enrolled nurse > nursing, health
midwife | Hebamme > nursing, health
nursing assistant | healthcare assistant | health care assistant | CNA | certified nursing assistant | nursing aide | patient care assistant > care, nursing, health
care assistant | carer | caregiver | care worker | home health aide | support worker | home carer | Altenpfleger | Pflegehelfer | aide-soignante > care, health
care home manager | nurse manager | ward manager | clinical manager > nursing, care, management
doctor | physician | general practitioner | medical doctor | Arzt | médecin > health
medical assistant | medical receptionist | medical secretary | Medizinische Fachangestellte > health, administration
dental assistant | dental nurse | dental hygienist | dentist | Zahnmedizinische Fachangestellte > health
pharmacist | pharmacy technician | pharmacy assistant | Apotheker > health
physiotherapist | physical therapist | Physiotherapeut | occupational therapist | speech therapist > health, therapy
radiographer | radiologic technologist | sonographer > health
paramedic | emergency medical technician | EMT | Rettungssanitäter > health
laboratory technician | lab technician | medical laboratory scientist | biologist | chemist | lab assistant | Laborant > science, health
research associate | research assistant | researcher | postdoctoral researcher | research scientist > science
clinical research associate | clinical trial coordinator > science, health
psychologist | psychotherapist | counsellor | counselor | mental health worker > therapy, social work
social worker | case manager | youth worker | family support worker | Sozialarbeiter | community worker > social work
veterinary nurse | veterinarian | veterinary technician > health
teacher | primary teacher | secondary teacher | school teacher | elementary teacher | high school teacher | maths teacher | math teacher | science teacher | English teacher | Lehrer | Lehrerin | enseignant | professeur | profesor > education
teaching assistant | classroom assistant | special needs assistant | learning support assistant | paraprofessional > education
special education teacher | SEN teacher | SENCO | special needs teacher > education
nursery teacher | early years practitioner | childcare worker | nursery nurse | preschool teacher | kindergarten teacher | Erzieher | Erzieherin | nanny > education, care
lecturer | university lecturer | professor | assistant professor > education, science
tutor | private tutor | language teacher > education
head teacher | school principal | deputy head > education, management
librarian | archivist | library assistant > education, administration
fitness instructor | personal trainer | sports coach | swimming instructor | lifeguard > sport
electrician | electrical technician | electrical fitter | maintenance electrician | journeyman electrician | apprentice electrician | Elektriker | Elektroniker | électricien > electrical trades, building
plumber | pipefitter | heating engineer | gas engineer | Installateur | Anlagenmechaniker > building
HVAC technician | HVAC engineer | refrigeration technician | air conditioning engineer > building, technician
carpenter | joiner | cabinet maker | Schreiner | Tischler > building
bricklayer | mason | plasterer | tiler | roofer | painter | painter and decorator | Maurer | Maler > building
construction worker | labourer | laborer | construction labourer | Bauarbeiter > building
construction manager | site manager | site supervisor | construction superintendent | Bauleiter > building, management
quantity surveyor | estimator | surveyor > building, engineering
civil engineer | structural engineer | Bauingenieur > engineering, building
mechanical engineer | design engineer | manufacturing engineer | process engineer | production engineer | Maschinenbauingenieur > engineering
electrical engineer | electronics engineer | automation engineer | control engineer | PLC programmer | Elektroingenieur > engineering, electrical trades
embedded engineer | firmware engineer | embedded software engineer > engineering, software
quality engineer | quality manager | quality inspector | quality control inspector | quality technician > engineering, production
maintenance technician | maintenance engineer | service technician | field service technician | Servicetechniker | Mechatroniker | industrial mechanic | Industriemechaniker > technician, production
car mechanic | automotive technician | auto mechanic | vehicle technician | motor mechanic | Kfz-Mechatroniker > technician
welder | fabricator | metal worker | Schweißer > production
machine operator | CNC operator | machinist | CNC machinist | production operator | Zerspanungsmechaniker > production
production worker | assembler | factory worker | assembly worker | production operative | Produktionsmitarbeiter > production
production manager | plant manager | shift supervisor | production supervisor > production, management
health and safety officer | safety manager | EHS specialist > engineering, law
environmental engineer | sustainability manager | environmental consultant | energy consultant > engineering
solar installer | photovoltaic installer > electrical trades, building
chef | cook | line cook | sous chef | chef de partie | head chef | commis chef | Koch | cuisinier > kitchen, hospitality
baker | pastry chef | confectioner | Bäcker | Konditor | pâtissier | boulanger > kitchen
kitchen assistant | kitchen porter | dishwasher | Küchenhilfe > kitchen, hospitality
waiter | waitress | server | restaurant server | food server | Kellner | serveur | barista | bartender > hospitality, service
restaurant manager | food and beverage manager | bar manager > hospitality, management
hotel manager | hotel receptionist | guest relations agent | concierge > hospitality
housekeeper | room attendant | cleaner | janitor | Reinigungskraft | cleaning operative > cleaning
travel agent | tour guide | flight attendant | cabin crew > hospitality, service
event manager | event coordinator | event planner > hospitality, marketing
facilities manager | caretaker | building manager | Hausmeister | handyman > building, technician
security guard | security officer > security
police officer | firefighter | soldier | military officer > security
property manager | estate agent | real estate agent | letting agent | Immobilienmakler > property, sales
gardener | landscaper | groundskeeper | horticulturist | Gärtner > growing
farmer | farm worker | agricultural worker | Landwirt > growing
hairdresser | barber | hair stylist | Friseur > beauty
beautician | beauty therapist | nail technician > beauty
fundraiser | charity worker | fundraising manager | grants officer | volunteer coordinator > charity, marketing
policy officer | policy advisor | public administrator | civil servant > administration, law
operations manager | operations director | chief operating officer | general manager | Betriebsleiter | team leader | managing director > management
management consultant | strategy consultant | consultant > product, management
tailor | seamstress | dressmaker > production
actor | musician | stage manager | sound engineer > arts
`;
