/** Software, data and machines: see `skills.ts` for the form of a line. */
export const software = `
programming | software development | coding | software engineering | Softwareentwicklung | développement logiciel
JavaScript | JS | ECMAScript > programming
TypeScript > JavaScript
React | React.js | ReactJS > JavaScript, frontend development
Angular | AngularJS > JavaScript, frontend development
Vue.js | Vue | Nuxt > JavaScript, frontend development
Svelte | SvelteKit > JavaScript, frontend development
Next.js > React
Node.js | NodeJS | Express.js > JavaScript, backend development
Python > programming
Django > Python
Flask > Python
FastAPI > Python
pandas | NumPy > Python, data analysis
Java > programming
Spring Boot | Spring Framework > Java
Kotlin > programming
Scala > programming
C++ | cpp > programming
C# | csharp | .NET | ASP.NET > programming
C programming | embedded C > programming
Golang | Go programming | Go developer | Go services > programming
Rust programming | Rust language | Rust services > programming
PHP | Laravel | Symfony > programming
Ruby | Ruby on Rails | Rails > programming
Swift programming | SwiftUI | iOS development > mobile development
Android development | Jetpack Compose > mobile development
Flutter | Dart > mobile development
React Native > React, mobile development
mobile development | mobile apps | mobile application development
R programming | RStudio | tidyverse > statistics
MATLAB | Simulink
SAS programming | SAS software > statistics
SPSS > statistics
Stata > statistics
frontend development | front-end development | front end | web development | UI development
HTML | HTML5 > frontend development
CSS | CSS3 | Sass | Tailwind > frontend development
backend development | back-end development | server-side development
REST APIs | RESTful API | REST | API design | web services > backend development
GraphQL > backend development
gRPC | protobuf > backend development
microservices | microservice architecture > software architecture
software architecture | system design | systems architecture | distributed systems
SQL | relational databases | database queries | Datenbanken > databases
databases | database administration | database design | DBA
PostgreSQL | Postgres > SQL
MySQL | MariaDB > SQL
Oracle Database | PL/SQL > SQL
SQL Server | T-SQL | MSSQL > SQL
MongoDB | NoSQL > databases
Redis > databases
Elasticsearch | OpenSearch > databases
Kafka | Apache Kafka | RabbitMQ | message queues
AWS | Amazon Web Services > cloud computing
Azure | Microsoft Azure > cloud computing
Google Cloud | GCP > cloud computing
cloud computing | cloud infrastructure | cloud platforms
Docker | containers | containerization > DevOps
Kubernetes | K8s | Helm > DevOps
Terraform | infrastructure as code | Pulumi > DevOps
Ansible | Puppet configuration | Chef configuration > DevOps
DevOps | site reliability engineering | SRE | platform engineering
CI/CD | continuous integration | continuous delivery | GitHub Actions | Jenkins | GitLab CI > DevOps
Git | GitHub | GitLab | version control
Linux | Unix | Ubuntu | Red Hat > system administration
Windows Server | Active Directory > system administration
system administration | systems administration | server administration | Systemadministration
shell scripting | Bash | PowerShell > system administration
observability | Prometheus | Grafana | Datadog | monitoring systems > DevOps
networking | network administration | TCP/IP | Cisco routers | CCNA | Netzwerktechnik
cybersecurity | information security | IT security | application security | IT-Sicherheit
penetration testing | ethical hacking | vulnerability assessment > cybersecurity
ISO 27001 | SOC 2 > cybersecurity, compliance
software testing | quality assurance testing | test cases | manual testing
test automation | automated testing | automated tests | Selenium | Cypress | Playwright | unit testing | Jest > software testing
IT support | technical support | help desk | helpdesk | service desk | desktop support
ITIL | incident management > IT support
ServiceNow > IT support
machine learning | ML models | scikit-learn > data science
deep learning | neural networks | PyTorch | TensorFlow > machine learning
natural language processing | NLP | large language models | LLMs > machine learning
computer vision | image recognition > machine learning
data science | data scientist
data engineering | ETL | ELT | data pipelines | Airflow | dbt
Spark | PySpark | Hadoop | Databricks > data engineering
Snowflake | BigQuery | Redshift | data warehouse | data warehousing > data engineering
data analysis | data analytics | analysing data | Datenanalyse | analyse de données
data visualization | data visualisation | dashboards > data analysis
Tableau > data visualization
Power BI | PowerBI > data visualization
Looker > data visualization
statistics | statistical analysis | regression analysis | statistical modelling > data analysis
A/B testing | experimentation > data analysis
embedded systems | firmware | microcontrollers | RTOS
PLC programming | PLC | SPS-Programmierung | Siemens S7 | TIA Portal > industrial automation
industrial automation | SCADA | control systems | Automatisierungstechnik
robotics | ROS | industrial robots
CAD | AutoCAD | computer-aided design | technical drawings
SolidWorks | Inventor CAD | CATIA | Fusion 360 > CAD
Revit | BIM | building information modelling > CAD
GIS | ArcGIS | QGIS | geospatial
agile | Scrum | Kanban | sprint planning
Jira | Confluence > agile
accessibility | WCAG | accessible design | Barrierefreiheit
web performance | page speed > frontend development
requirements engineering | requirements gathering | business analysis | user stories
technical writing | API documentation | technical documentation > writing
Salesforce | CRM administration > CRM
SAP | SAP ERP | S/4HANA > ERP systems
ERP systems | ERP | enterprise resource planning | NetSuite | Dynamics 365
CRM | customer relationship management | HubSpot
WordPress | content management systems | CMS | Drupal
Shopify | e-commerce platforms | Magento | WooCommerce > e-commerce
`;
