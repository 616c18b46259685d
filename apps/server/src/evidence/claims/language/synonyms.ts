/** Words that writers use for one another: each group is read as its first word. None of them says more than the others. */
export const GROUPS = `author coauthor
inventor coinventor
founder cofounder
company firm business startup enterprise corporation
use employ utilize utilise apply leverage deploy
help assist aid support enable allow let empower facilitate permit
offer provide deliver supply
show demonstrate exhibit display reveal indicate
test trial try
study examine investigate explore assess evaluate analyse analyze research survey determine verify measure check look gauge quantify
begin start commence launch initiate
end conclude terminate
complete finish
outperform beat
aim goal purpose objective intend intention want desire seek wish hope aspire ambition strive
person participant subject individual volunteer
patient sufferer
contain include comprise have incorporate encompass
need require demand necessitate
price cost expense expenditure
quick fast rapid swift prompt
site location facility
receive obtain get win
method technique approach procedure process
apparatus device instrument equipment machine
drug medicine medication pharmaceutical
antibody mab
illness sickness disease disorder
create develop design build construct devise
make produce manufacture
automatic automatically automated
protect prevent guard
find discover detect identify spot pinpoint
speed velocity
staff worker personnel
customer client buyer
big large great huge enormous vast sizable sizeable
little small tiny
old aged elderly
happen occur arise emerge
change alter modify modification
clear obvious
ticker trade
goods product
agree concur
alert notify warn
home domestic
yearly annual annually
lot many numerous
undescribed new novel
scholarly scientific academic
proper adequate appropriate suitable satisfactory
oral mouth
injection injectable
choose select pick
buy purchase acquire takeover
car vehicle automobile
aeroplane airplane aircraft plane
radiotherapy radiation
chemotherapy chemo
picture image photo photograph
money fund finance
worldwide global
current present
earlier prior previous
risk hazard danger
form constitute
marketed sold
participate join
expand extend
lessen alleviate relieve ease mitigate
reason why
tie link connect associate relate correlate
cover concern
own possess
rely depend
conduct perform implement
call name dub nickname
mainly mostly primarily
whole entire
feature characteristic trait
continue keep proceed
lactate breastfeed breastfeeding
respond response
explain clarify elucidate
describe outline depict portray
emphasize highlight underline underscore emphasis focus attention concentrate
hinder hamper impede obstruct
repair mend
combine unite integrate pair merge
separate split divide
collect gather accumulate
express convey articulate
teach instruct educate
calculate compute reckon
predict forecast foresee
achieve accomplish attain reach
affect influence impact
sturdy robust rugged durable
important crucial vital essential critical
comprehensive thorough extensive
specific particular
problem difficulty challenge trouble
outcome result
law legislation statute
physician doctor clinician
tumor neoplasm
infant baby
die death mortality deceased
heart cardiac
kidney renal
liver hepatic
lung pulmonary
skin cutaneous dermal
eye ocular ophthalmic
vein venous
artery arterial
bone osseous
stomach gastric
nerve neural
dose dosage
waste garbage trash
agriculture farming agricultural
sea ocean marine
town city municipality municipal
teacher instructor educator
expert specialist
summary overview synopsis
idea concept notion
quantity amount
limit restrict confine constrain
error mistake
defect flaw
halt cease stop
exact precise
reliable dependable trustworthy
flexible adaptable versatile
adjacent neighboring neighbouring
ambient surrounding
mix blend mixture
component constituent
salary wage
move relocate
live reside dwell inhabit
eat consume ingest
rotate revolve spin
vibrate oscillate
fracture break
observe watch
understand comprehend
prefer favor favour
comply adhere obey
odor smell
useful helpful
vendor seller
rival competitor
conventional traditional customary
vaccinate immunize immunise
attach affix fasten
clean cleanse
wash rinse
soil dirt
adolescent teenager teenage
newborn neonate neonatal
injury wound
ache pain
belly abdomen abdominal
dental teeth
blood hematologic
brain cerebral
postulate hypothesize suggest presume
rule regulation
unclear elusive
probability likelihood chance
frequent often
wide broad
breast mammary
intestine intestinal bowel gut
spine spinal vertebral
vision visual
urine urinary
virus viral
bacteria bacterial bacterium
fungus fungal fungi
cell cellular
molecule molecular
sun solar
navy naval
internet online web
manage handle
allocate assign
oversee supervise
encourage promote foster
adversary enemy foe
size dimension
adhesive glue
partly partially
announce declare
argue contend
mask blind
fever febrile pyrexia
edema swelling
itch pruritus
pill tablet
surgery surgical
forbid prohibit ban
allergy allergic
muscle muscular
nose nasal
throat pharyngeal
truck lorry
fake counterfeit
garment clothing apparel
shoe footwear
foldable collapsible
waterproof watertight
lifespan lifetime
obstacle barrier hurdle
shortage scarcity
elicit evoke
hasten expedite
counteract offset
simultaneous concurrent
successive consecutive
preliminary initial
residual leftover
sporadic occasional
innate inborn
fatal lethal deadly
obsolete outdated outmoded
alike similar
withstand resist endure
satisfy fulfill fulfil meet
ship vessel boat
eligible qualify qualified
disadvantage drawback shortcoming downside
advantage benefit
ability capability
additional extra supplementary
heat thermal
pupil student
sweep scan
maintain preserve
expensive costly
intelligent smart
percentage share proportion
mishap accident
journey trip
owner proprietor
hidden concealed
young youthful
increase enlarge augment heighten
consumer shopper
difficult hard tough arduous
easy straightforward effortless
complex complicated intricate
rare uncommon infrequent scarce
common widespread prevalent
enough sufficient suffice
track monitor
convert transform
avoid avert circumvent bypass sidestep
replace substitute supplant supersede
entail involve
bias discrimination prejudice
gender sex
nation country
area region zone
edge margin border
path route trajectory
researcher scientist
investor backer financier
damage harm
spread disseminate
night nighttime nocturnal
humid moist damp
bright luminous
loud noisy
silent quiet
vulnerable susceptible prone
contagious infectious
remote distant
caregiver carer
guide steer
forest woodland
rock stone
tube pipe
wire cable
soldier troop
affordable inexpensive cheap
operate function
surround enclose encase
swap exchange
intact unharmed undamaged
gasoline petrol
lawyer attorney
ill sick
relevant pertinent
abroad overseas
doubt uncertainty
effort endeavor endeavour
fight combat
answer reply
harmful detrimental
imitate mimic emulate
improve upgrade
inspect scrutinize
leak seep
mandatory compulsory
mobile portable
noticeable visible
overcome surmount
pollutant contaminant
pollution contamination
powerful potent
precaution safeguard
pressing urgent
raw unprocessed
remarkable striking
reuse recycle
sample specimen
secret confidential
skill expertise
tackle address
thin slim
toxic poisonous
trend tendency
unusual atypical
useless ineffective
vary fluctuate
weapon armament
withdraw retract`
  .split('\n')
  .map((line) => line.split(' '));
