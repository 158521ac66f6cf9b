/** Selling, serving, cooking, making known and designing: see `skills.ts` for the form of a line. */
export const service = `
customer service | customer care | customer support | serving customers | Kundenservice | Kundenbetreuung | service client | atención al cliente | klantenservice
call handling | call centre | call center | inbound calls | telephone support > customer service
complaint handling | handling complaints | resolving complaints | Beschwerdemanagement > customer service
customer success | client onboarding | renewals | churn reduction
Zendesk | Intercom | ticketing systems > customer service
account management | key account management | client management | managing accounts | Kundenpflege
sales | selling | direct sales | Vertrieb | Verkauf | vente
B2B sales | enterprise sales | business-to-business sales > sales
inside sales | telesales | cold calling | outbound calls > sales
field sales | territory sales | Außendienst > sales
sales targets | meeting sales targets | quota | quota attainment > sales
negotiation | negotiating contracts | price negotiation | Verhandlung
upselling | cross-selling > sales
retail | shop floor | retail sales | store operations | Einzelhandel | commerce de détail
cash handling | till | cash register | POS systems | point of sale | cashier | Kasse | caisse > retail
visual merchandising | merchandising | shop displays | window displays > retail
store management | shop management | Filialleitung > retail
loss prevention | shrinkage > retail
food preparation | food prep | kitchen preparation | mise en place > cooking
cooking | culinary | kitchen work | line cook | à la carte | Küche | cuisine
baking | bread making | pastry | patisserie | confectionery | Bäckerei | pâtisserie
menu planning | menu development | menu design > cooking
food safety | food hygiene | HACCP | ServSafe | food handler | Lebensmittelhygiene
kitchen management | head of kitchen | food cost control > cooking
catering | banqueting | events catering
table service | waiting tables | food service | serving guests | serving food | front of house | Servieren
bartending | cocktails | bar work | barista | coffee making
wine knowledge | sommelier | WSET
hotel operations | hospitality | hotel reception | guest services | Hotellerie | guest relations
reservations | booking systems | Opera PMS > hotel operations
tourism | travel agency | tour guiding | tour operator
cabin crew | flight attendant | in-flight service
marketing | marketing campaigns | campaign management | Marketingkampagnen
digital marketing | online marketing | performance marketing > marketing
SEO | search engine optimization | search engine optimisation > digital marketing
paid search | Google Ads | PPC | SEM | paid media > digital marketing
social media | social media management | community management | Instagram marketing > digital marketing
email marketing | newsletters | Mailchimp | marketing automation > digital marketing
content marketing | content creation | content strategy > marketing
web analytics | Google Analytics | GA4 > digital marketing
brand management | branding | brand strategy > marketing
product marketing | go-to-market > marketing
e-commerce | online shop | online store | webshop
public relations | press releases | media relations | Öffentlichkeitsarbeit
corporate communications | internal communications
copywriting | writing copy | advertising copy > writing
writing | editorial writing | article writing | storytelling
editing | proofreading | copy editing | Lektorat
journalism | reporting news | news writing | investigative reporting > writing
translation | translating | Übersetzung | traduction | localization | localisation
interpreting | simultaneous interpreting | Dolmetschen
graphic design | layout design | visual design | Grafikdesign
Photoshop | Adobe Photoshop > Adobe Creative Suite
Illustrator | Adobe Illustrator > Adobe Creative Suite
InDesign | Adobe InDesign > Adobe Creative Suite
Adobe Creative Suite | Creative Cloud | Adobe CC > graphic design
UX design | user experience design | interaction design | user experience
UI design | user interface design | interface design > UX design
user research | usability testing | user interviews > UX design
Figma | Sketch app | prototyping | wireframes > UX design
design systems | component libraries > UI design
illustration | drawing illustrations
photography | photo editing | Lightroom
video production | video editing | Premiere Pro | Final Cut | filming
animation | motion graphics | After Effects
3D modelling | 3D modeling | Blender 3D | Maya 3D
audio production | sound engineering | sound design
architecture | architectural design | building design | Architektur
interior design | space planning
fashion design | textile design
music performance | music teaching | choir
theatre production | stage management | lighting design
English | English language | fluent English | Englischkenntnisse | Englisch | anglais
German | German language | Deutsch | Deutschkenntnisse | allemand
French | French language | Französisch | français
Spanish | Spanish language | Spanisch | español
Italian | Italian language | Italienisch | italiano
Portuguese | português
Dutch | Dutch language | Nederlands
Polish language | Polish speaker | polski
Arabic
Mandarin | Chinese language | Mandarin Chinese
Japanese
Russian
Turkish
Ukrainian
Hindi
sign language | British Sign Language | ASL interpreting | BSL
~communication | communication skills | written and verbal communication | interpersonal skills | Kommunikationsfähigkeit
~teamwork | team player | working in a team | collaboration | Teamfähigkeit | esprit d'équipe | trabajo en equipo
~problem solving | problem-solving | analytical thinking | Problemlösung
~time management | prioritising | prioritizing | meeting deadlines | Zeitmanagement
~organisation skills | organizational skills | organised | organisational skills | Organisationstalent
~attention to detail | detail-oriented | accuracy | eye for detail | Sorgfalt
~flexibility | adaptability | adaptable | Flexibilität
~reliability | punctuality | dependable | reliable | Zuverlässigkeit
~independent working | self-motivated | self-starter | initiative | Eigeninitiative
~working under pressure | fast-paced | stress resistance | Belastbarkeit
~leadership | leadership skills | leading people | Führungskompetenz
~presentation skills | public speaking | presenting
~empathy | compassion | caring nature | Einfühlungsvermögen
~creativity | creative thinking | creative
~critical thinking | decision making | sound judgement
~customer focus | customer-oriented | service-minded | Kundenorientierung
~physical fitness | heavy lifting | lifting up to | manual handling | standing for long periods
~shift work | night shifts | weekend work | rotating shifts | Schichtarbeit
~willingness to travel | travel required | Reisebereitschaft
`;
