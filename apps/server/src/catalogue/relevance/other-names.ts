import { stemmer } from 'stemmer';
import { BRITISH_PIECES } from '../query/american-spelling.ts';
import { foldedWords } from '../query/fold.ts';

/**
 * Names of one thing that records and people use for each other, one group a line: lay and technical words, abbreviations that
 * mean nothing else, and words whose endings the index's stems do not bring together. No kinds of a thing, and no word that
 * means something else as often.
 */
const GROUPS = `
drone|uav|uas|unmanned aerial|unmanned aircraft|quadcopter
self driving|autonomous vehicle|driverless
electric car|electric vehicle
airplane|aeroplane|aircraft
helicopter|rotorcraft
3d printing|3d printed|additive manufacturing|additively manufactured
lithium ion|li ion
solar cell|photovoltaic|solar panel
wind turbine|wind energy|wind power
carbon capture|co2 capture|carbon dioxide capture
carbon dioxide|co2
wastewater|sewage
drinking water|potable water
pfas|perfluoroalkyl|polyfluoroalkyl|perfluorinated|pfos|pfoa
desalination|desalinate|desalting
light emitting diode|led light|led lamp|led array
integrated circuit|microchip
artificial intelligence|machine learning|deep learning|neural network
large language model|llm|llms
internet of things|iot
augmented reality|mixed reality
speech recognition|voice recognition
chatbot|conversational agent
blockchain|distributed ledger
cybersecurity|cyber security
encryption|cryptography|cryptographic
face recognition|facial recognition
global positioning|gps
radio frequency identification|rfid
ultraviolet|uv
infrared|ir
ultrasound|ultrasonic|ultrasonography|sonography
magnetic resonance imaging|mri
computed tomography|ct scan
x ray|radiograph|radiography|xray
electrocardiogram|ecg|ekg|electrocardiography
electroencephalogram|eeg|electroencephalography
electromyography|emg|electromyographic
exoskeleton|exosuit
prosthesis|prosthetic|prostheses
artificial limb|prosthetic limb
hearing aid|hearing device
bulletproof|ballistic protection
body armor|body armour|armor plate
night vision|low light imaging
landmine|land mine|minefield
improvised explosive device|ied
cancer|tumor|tumour|carcinoma|neoplasm|malignancy
leukemia|leukaemia
heart|cardiac
heart attack|myocardial infarction
heart failure|cardiac failure
high blood pressure|hypertension|hypertensive
blood sugar|blood glucose|glycemic|glycaemic|glycemia
kidney|renal
liver|hepatic
lung|pulmonary
brain|cerebral
skin|cutaneous|dermal
eye|ocular|ophthalmic
bone|osseous
tooth|teeth|dental
mouth|oral cavity
stomach|gastric
bladder|vesical
womb|uterus|uterine
spine|spinal
slipped disc|herniated disc|disc herniation|disc prolapse|herniated disk|disk herniation
low back pain|lumbago
joint pain|arthralgia
bedsore|pressure ulcer|pressure injury|decubitus
foot ulcer|diabetic foot
bleeding|hemorrhage|haemorrhage
blood clot|thrombus|thrombosis
stroke|cerebrovascular accident
seizure|epilepsy|epileptic
memory loss|dementia
sleep apnea|sleep apnoea
short sightedness|myopia
hearing loss|deafness
coronavirus|covid|covid 19|sars cov 2|2019 ncov
flu|influenza
tuberculosis|tb
acquired immune deficiency|acquired immunodeficiency|hiv
whooping cough|pertussis
chickenpox|varicella
shingles|herpes zoster
type 2 diabetes|t2dm|niddm|non insulin dependent diabetes|type 2 diabetic
type 1 diabetes|t1dm|insulin dependent diabetes|type 1 diabetic
continuous glucose|cgm
chronic obstructive pulmonary|copd
newborn|neonatal|neonate
children|pediatric|paediatric
teenager|teen|adolescent|adolescence
elderly|older adults|geriatric
pregnant|pregnancy|gestational
painkiller|analgesic|analgesia
anesthesia|anaesthesia|anesthetic|anaesthetic
antibiotic|antibacterial
gene editing|genome editing|crispr
messenger rna|mrna
monoclonal antibody|monoclonal antibodies|mab
gut flora|microbiome|microbiota
wearable|body worn
erosion|erode
corrosion|corrode|corrosive
abrasion|abrade|abrasive
collision|collide
absorption|absorb
adsorption|adsorb
transmission|transmit
emission|emit
propulsion|propel|propulsive
filtration|filter|filtering
diagnosis|diagnostic|diagnose
analysis|analyze|analyse|analytic
synthesis|synthesize|synthesise|synthetic
catalyst|catalysis|catalytic
electrolysis|electrolyzer|electrolyser
therapy|therapeutic
surgery|surgical
sensor|sensing
detector|detection|detect
inhibitor|inhibition|inhibit
scanner|scanning
tracker|tracking
recycling|recycle|recycler
irrigation|irrigate
superconductor|superconducting|superconductivity
semiconductor|semiconducting
thermoelectric|thermoelectrics
fertilizer|fertiliser
aluminum|aluminium
fiber|fibre
tire|tyre
plow|plough
mold|mould
gray|grey
gauge|gage
sulfur|sulphur
disc|disk
skull|cranial|intracranial|cranium
throat|pharyngeal|pharynx
voice box|larynx|laryngeal
windpipe|trachea|tracheal
gullet|esophagus|oesophagus|esophageal|oesophageal
gut|intestine|intestinal
bowel|colon|colorectal
breast|mammary
kneecap|patella|patellar
muscle|muscular
blood vessel|vascular
artery|arterial
vein|venous
eardrum|tympanic
ear|otic|aural
nose|nasal
eyelid|palpebral
miscarriage|spontaneous abortion
broken bone|bone fracture
bruise|contusion
burn injury|thermal injury
itching|pruritus
eczema|atopic dermatitis
baldness|hair loss|alopecia
obesity|obese
overweight|excess weight
high cholesterol|hypercholesterolemia|hyperlipidemia
fainting|syncope
kidney failure|renal failure
kidney stone|nephrolithiasis|urolithiasis
dialysis|hemodialysis|haemodialysis
jaundice|icterus
heartburn|acid reflux|gastroesophageal reflux
stomach ulcer|peptic ulcer
diarrhea|diarrhoea
constipation|obstipation
arthritis|arthritic
brittle bones|osteoporosis
gout|hyperuricemia
parkinson|parkinsonian
multiple sclerosis|demyelinating
depression|depressive
addiction|substance use|substance abuse
alcoholism|alcohol use
insomnia|sleeplessness
autism|autistic
anemia|anaemia
hemophilia|haemophilia
chemotherapy|cytotoxic therapy
radiotherapy|radiation therapy
immunotherapy|immune therapy
vaccine|vaccination|immunization|immunisation
gene therapy|gene transfer
stem cell|progenitor cell
drug resistant|antimicrobial resistance|multidrug resistant
fungus|fungal
virus|viral
bacteria|bacterial
parasite|parasitic
macular degeneration|amd
gum disease|periodontitis|periodontal
pacemaker|cardiac pacing
defibrillator|defibrillation
ventilator|mechanical ventilation
inhaler|inhaled|inhalation
syringe|prefilled syringe
needle free|jet injector
automobile|automotive
truck|lorry
rocket|launch vehicle
airship|blimp|dirigible
bicycle|bike
oil spill|petroleum spill
greenhouse gas|ghg
hydropower|hydroelectric
wave energy|tidal energy|marine energy
geothermal|hot rock
supercapacitor|ultracapacitor
plastic waste|waste plastic|plastics recycling
compost|composting
pesticide|insecticide
weed killer|herbicide|weed control
fungicide|fungicidal
cattle|bovine|cow
pig|swine|porcine
chicken|poultry|broiler
sheep|ovine
horse|equine
dog|canine
fish farming|aquaculture
bee|honeybee|apiary
timber|lumber
food poisoning|foodborne
sweetener|sugar substitute
eyeglasses|spectacles
hologram|holographic|holography
microscope|microscopy
thermal imaging|thermography|infrared imaging
radar|radio detection
lidar|laser radar|ladar
sonar|underwater acoustics
earphone|earbud|headphone
mobile phone|smartphone|cell phone|cellphone
text message|sms
online course|e learning|elearning
fake news|disinformation|misinformation
deepfake|deep fake|synthetic media
hacking|cyber attack|cyberattack
computer virus|malware
cloud computing|cloud based
supercomputer|high performance computing
quantum computer|quantum computing
computer chip|semiconductor chip
computer vision|machine vision
handwriting|handwritten
translation software|machine translation
digital twin|virtual replica
virtual reality|vr
robot arm|robotic arm|robot manipulator|robotic manipulator|manipulator arm
glue|adhesive
carbon fiber|carbon fibre|cfrp
rubber|elastomer|elastomeric
coating|coated
fiberglass|fibreglass|glass fiber
railway|railroad
nanotube|cnt
lubricant|lubrication|lubricating
gunpowder|gun propellant
bomb disposal|explosive ordnance disposal|eod
gas mask|respirator
nerve agent|chemical warfare agent
smell|odor|odour
wildfire|forest fire
weather forecast|weather prediction|numerical weather
well water|groundwater
radiation hardened|radiation hard|rad hard|radiation hardening|radiation tolerant
silicon carbide|sic
gallium arsenide|gaas
wide bandgap|wide band gap
nondestructive evaluation|nondestructive inspection|nondestructive testing|non destructive evaluation|non destructive inspection|non destructive testing|ndi|ndt
delamination|delaminate|disbond
unexploded ordnance|uxo
gunshot|gunfire
ammunition|munition
parachute|parafoil
clothing|garment|apparel
chrome plating|hard chrome|chromium plating
electroplating|electrodeposition|electroplate
thermal spray|plasma spray|hvof
paint removal|depainting|paint stripping|coating removal
ceramic matrix composite|cmc
shape memory|nitinol
piezoelectric|pzt
spectrometer|spectrometry|spectrometric
chromatograph|chromatography|chromatographic
polymerase chain reaction|pcr
surface plasmon|spr
micro electro mechanical|microelectromechanical|mems
focal plane array|fpa
charge coupled device|ccd
photodetector|photodiode
optical fiber|fiber optic|fibre optic|fiberoptic
laser diode|diode laser
quantum cascade laser|qcl
terahertz|thz
millimeter wave|mmw|mm wave
software defined radio|sdr
ad hoc network|manet
wireless sensor network|wsn
field programmable|fpga
graphics processor|gpu|graphics processing
data center|data centre
brain computer|brain machine|bci
unmanned ground vehicle|ugv
unmanned underwater vehicle|uuv|autonomous underwater vehicle|auv
cubesat|nanosatellite|smallsat
reentry|re entry|atmospheric entry
proton exchange membrane|polymer electrolyte membrane|pemfc
solid oxide fuel|sofc
flow battery|redox flow
liquefied natural gas|lng
charging station|vehicle charging
smart grid|power grid
energy harvesting|energy scavenging
algae|microalgae|algal
cellulosic|lignocellulosic|lignocellulose
biogas|anaerobic digestion|anaerobic digester
stormwater|storm water
produced water|flowback water
combustion|combustor
ignition|igniter|ignitor
disinfection|disinfect|disinfectant
ozone|ozonation
concrete|cementitious
asphalt|bituminous
earthquake|seismic
insulation|insulating|insulator
freight|cargo
truck driver|trucker
electronic health record|electronic medical record|ehr
telemedicine|telehealth
oximeter|oximetry|spo2
endoscope|endoscopy|endoscopic
catheter|catheterization|catheterisation
orthosis|orthotic|orthoses
retina|retinal
cornea|corneal
prostate|prostatic
ovary|ovarian
paralysis|paralyzed|paralysed|paraplegia
concussion|traumatic brain injury|tbi|mtbi
post traumatic stress|posttraumatic stress|ptsd
attention deficit|adhd
amyotrophic lateral|lou gehrig
fatty liver|nafld|steatohepatitis|masld
hepatitis b|hbv
hepatitis c|hcv
papillomavirus|hpv
methicillin resistant|mrsa
escherichia coli|e coli
sepsis|septicemia|septicaemia
asthma|asthmatic
psoriasis|psoriatic
sciatica|radiculopathy|radicular pain
discectomy|diskectomy|microdiscectomy
joint replacement|arthroplasty
menopause|menopausal|postmenopausal
birth control|contraception|contraceptive
in vitro fertilization|ivf
infertility|subfertility
preterm|premature birth
anticoagulant|blood thinner|anticoagulation
nonsteroidal|nsaid|non steroidal
opioid|opiate
cannabis|marijuana
electronic cigarette|e cigarette|vaping
weight loss|weight reduction
traditional chinese medicine|tcm|chinese herbal
convalescent plasma|hyperimmune plasma
filtering facepiece|n95|ffp2
handwashing|hand washing|hand hygiene
biodiversity|species richness|species diversity
invasive species|alien species|non native species
bird|avian
pollinator|pollination
seagrass|eelgrass
seawall|sea wall
levee|dike
flood|inundation
sediment|sedimentation
dredging|dredge
corn|maize
soybean|soya
grape|vineyard|viticulture
precision agriculture|precision farming
livestock|farm animal
mosquito|aedes|anopheles
fuzzing|fuzz testing|fuzzer
mutation testing|mutation analysis
program repair|automated repair
veterinary|animal health
video game|computer game
`;

/** Pieces of words in British and American spelling: either is found by the other. */
const SPELLINGS: readonly (readonly [british: string, american: string])[] = [
  ...BRITISH_PIECES,
  ['ising', 'izing'],
  ['ised', 'ized'],
  ['iser', 'izer'],
  ['ise', 'ize'],
];

const stems = (name: string): string => foldedWords(name).map(stemmer).join(' ');

/** By a name's stems: the other names of its group. */
const named = new Map<string, string[]>();
for (const line of GROUPS.trim().split('\n')) {
  const names = line.split('|');
  for (const name of names) {
    const others = names.filter((other) => stems(other) !== stems(name));
    named.set(stems(name), [...(named.get(stems(name)) ?? []), ...others]);
  }
}
const LONGEST = Math.max(...[...named.keys()].map((key) => key.split(' ').length));

/** For each word of a phrase: what else is said for it, alone or together with its neighbours. */
export function otherNames(words: string[]): string[][] {
  const own = words.map((word) => stemmer(word.toLowerCase()));
  const found = words.map((word) => new Set(otherSpellings(word.toLowerCase())));
  for (let from = 0; from < words.length; from++)
    for (let count = 1; count <= LONGEST && from + count <= words.length; count++)
      for (const name of named.get(own.slice(from, from + count).join(' ')) ?? [])
        for (let at = from; at < from + count; at++) found[at]!.add(name);
  return found.map((names) => [...names]);
}

function otherSpellings(word: string): string[] {
  for (const [british, american] of SPELLINGS) {
    if (word.includes(british)) return [word.replace(british, american)];
    if (word.includes(american)) return [word.replace(american, british)];
  }
  return [];
}
