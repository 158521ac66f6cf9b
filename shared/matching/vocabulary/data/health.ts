/** Health, care and teaching: see `skills.ts` for the form of a line. */
export const health = `
patient care | direct patient care | caring for patients | Patientenversorgung | bedside care | soins aux patients
nursing | registered nurse licence | nursing licence | RN licence | RN license | nursing license | nursing registration | Krankenpflege | Gesundheits- und Krankenpfleger > patient care
intensive care | ICU | critical care | Intensivpflege > patient care
emergency care | emergency department | emergency room | triage | A&E > patient care
wound care | wound management | wound dressing | Wundversorgung > patient care
medication administration | administering medication | medication management | giving medicines | Medikamentengabe > patient care
IV therapy | intravenous therapy | cannulation | venepuncture | phlebotomy | blood draws > patient care
vital signs | taking vitals | patient observations > patient care
palliative care | hospice | end-of-life care > patient care
paediatric care | pediatric care | paediatrics | pediatrics > patient care
maternity care | midwifery | labour and delivery | postnatal care > patient care
mental health | psychiatric care | mental health care | psychiatric nursing
dementia care | Alzheimer care | Demenz > elderly care
elderly care | care of older people | aged care | geriatric care | residential care | nursing home | Altenpflege
personal care | daily living activities | activities of daily living | Grundpflege > elderly care
disability support | learning disabilities | supporting people with disabilities
care planning | care plans | individual care plans | Pflegeplanung
infection control | infection prevention | hygiene protocols
BLS | basic life support | CPR | first aid | ACLS | Erste Hilfe
electronic health records | EHR | EMR | Epic EHR | electronic medical records | patient records
medical coding | ICD-10 | CPT coding > medical billing
medical billing | claims submission | health insurance claims
medical terminology
HIPAA | patient confidentiality
clinical trials | clinical research | GCP guidelines | good clinical practice
laboratory techniques | lab work | PCR | pipetting | laboratory analysis | Labortechnik
microbiology | cell culture > laboratory techniques
radiography | X-ray | MRI | CT scanning | ultrasound | sonography
physiotherapy | physical therapy | rehabilitation exercises | Physiotherapie
occupational therapy | Ergotherapie
speech therapy | speech and language therapy
pharmacy | dispensing | prescriptions | pharmacology
dental care | dental assisting | dental hygiene | chairside assistance
surgical assistance | operating theatre | scrub nurse | sterile technique | perioperative
veterinary care | animal care | veterinary nursing
nutrition | dietetics | meal planning
counselling | counseling | psychotherapy | therapeutic support
social work | case management | casework | social services | Sozialarbeit
safeguarding | child protection | safeguarding children | Kinderschutz
childcare | child care | early years | early childhood education | nursery | Kinderbetreuung | garde d'enfants
teaching | classroom teaching | lesson delivery | Unterricht | enseignement
lesson planning | lesson plans | schemes of work > curriculum development
curriculum development | curriculum design | curriculum planning | course design
classroom management | behaviour management | behavior management > teaching
special educational needs | SEN | special education | SEND | IEP | individualized education | inclusive education
teaching qualification | teaching certificate | QTS | qualified teacher | PGCE | teaching license | Lehramt
assessment of pupils | grading | formative assessment | marking work | student assessment | exam preparation > teaching
mathematics teaching | teaching mathematics | maths teacher | math teacher > teaching
science teaching | teaching science | chemistry teacher | physics teacher | biology teacher > teaching
English as a second language | ESL | TEFL | EFL | TESOL > teaching
e-learning | online learning | instructional design | learning management systems | LMS | Moodle
tutoring | private tuition | one-to-one tuition > teaching
parent communication | parents' evenings | communicating with parents | working with families
student support | pastoral care | academic advising
workshop facilitation | facilitation | training delivery | delivering training | facilitating workshops
coaching | mentoring | coaching staff
academic research | scientific research | research methods | peer-reviewed publications
qualitative research | interviews and surveys | focus groups > academic research
library services | cataloguing | archives | records management
sports coaching | fitness instruction | personal training | group exercise
lifeguarding | lifeguard | pool supervision
youth work | working with young people | Jugendarbeit
`;
