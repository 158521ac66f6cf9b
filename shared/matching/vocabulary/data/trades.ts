/** Building, making, moving and growing: see `skills.ts` for the form of a line. */
export const trades = `
electrical installation | electrical wiring | wiring | Elektroinstallation | installation électrique
electrical testing | inspection and testing | fault finding | electrical fault finding > electrical installation
electrician licence | journeyman electrician | electrical licence | licensed electrician | electrician's license | NVQ electrical > electrical installation
wiring regulations | 18th edition | BS 7671 | NEC | National Electrical Code | VDE > electrical installation
solar installation | photovoltaic | PV systems | solar panels > electrical installation
plumbing | pipework | pipe fitting | sanitary installation | Sanitärinstallation
HVAC | heating and ventilation | air conditioning | refrigeration | heating systems | Heizungstechnik
heat pumps > HVAC
gas safety | gas fitting | Gas Safe > plumbing
carpentry | joinery | woodworking | cabinet making | Schreinerei | menuiserie
bricklaying | masonry | blockwork
plastering | drywall | dry lining
painting and decorating | house painting | spray painting
roofing | roof repairs
tiling | floor laying | flooring
concrete work | formwork | concrete pouring
scaffolding
construction site management | site management | site supervision | Bauleitung
reading blueprints | blueprint reading | technical drawings reading | reading drawings | reading plans
quantity surveying | cost estimating | estimating | bills of quantities
civil engineering | structural engineering | structural analysis
surveying | land surveying | topographic survey
welding | MIG welding | TIG welding | arc welding | Schweißen | soudage
metal fabrication | sheet metal | metalworking
CNC machining | CNC | machining | milling | turning | lathe | Zerspanung
assembly | assembly line | mechanical assembly | Montage
machine operation | operating machinery | machine operator | production machinery
preventive maintenance | planned maintenance | equipment maintenance | machine maintenance | Instandhaltung
mechanical repair | mechanical maintenance | repairing machinery | hydraulics | pneumatics > preventive maintenance
vehicle repair | automotive repair | car repair | vehicle maintenance | brake repair | Kfz-Mechatronik
vehicle diagnostics | OBD | engine diagnostics > vehicle repair
electric vehicles | high-voltage systems > vehicle repair
quality control | quality inspection | product inspection | Qualitätskontrolle | contrôle qualité
quality management | ISO 9001 | quality management systems | Qualitätsmanagement > quality control
lean manufacturing | lean production | continuous improvement | kaizen | 5S
Six Sigma | Green Belt | Black Belt > lean manufacturing
production planning | manufacturing planning | production scheduling
GMP | good manufacturing practice
process engineering | chemical engineering | process optimization
mechanical engineering | mechanical design | Maschinenbau
electrical engineering | circuit design | PCB design | Elektrotechnik
workplace safety | health and safety | occupational safety | OSHA | safety procedures | Arbeitssicherheit | risk assessments
working at height | safety harness > workplace safety
lockout tagout | LOTO > workplace safety
forklift | forklift driving | forklift licence | forklift license | Staplerschein | pallet truck | reach truck > warehouse work
warehouse work | warehousing | warehouse operations | order picking | picking and packing | Lagerarbeit | Kommissionierung | préparation de commandes
inventory management | stock control | stock management | stocktaking | inventory control | cycle counts | Lagerverwaltung
warehouse management systems | WMS | barcode scanning > warehouse work
loading and unloading | loading trucks | goods receiving | goods in > warehouse work
logistics | shipping | freight | freight forwarding | Logistik | logistique
supply chain management | supply chain | demand planning
procurement | purchasing | sourcing | vendor negotiation | Einkauf | achats
route planning | dispatch | delivery routes | Disposition
truck driving | HGV | HGV licence | C+E licence | class 1 licence | LGV | CDL | commercial driver's license | lorry driving | Lkw-Fahrer | heavy goods vehicle > driving
delivery driving | van driving | parcel delivery | last mile > driving
bus driving | passenger transport | PCV > driving
driving | driving licence | driver's license | driver's licence | clean driving record | Führerschein | permis de conduire
tachograph | driving hours | driving hours rules | hours of service > truck driving
load securing | securing loads | lashing loads | Ladungssicherung > truck driving
customs | import and export | customs clearance | export documentation
farming | crop production | agriculture | Landwirtschaft | livestock
gardening | landscaping | horticulture | garden maintenance | Gartenbau
forestry | arboriculture | chainsaw
cleaning | housekeeping | commercial cleaning | sanitation | Reinigung | nettoyage
facility management | facilities management | building maintenance | caretaking | Hausmeister
security guarding | security officer | access control | CCTV | patrols | SIA licence
fire safety | fire alarms | evacuation procedures
waste management | recycling
energy management | energy efficiency | energy audits
environmental management | ISO 14001 | sustainability | environmental compliance
sewing | tailoring garments | garment making | pattern cutting
printing | offset printing | prepress
hairdressing | hair styling | hair cutting | colouring hair
beauty treatments | skincare | nail care | cosmetology
`;
