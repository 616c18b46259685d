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
begin start commence launch
end finish conclude terminate
aim goal purpose objective intend intention want desire seek wish hope
person participant subject individual volunteer
patient sufferer
contain include comprise have incorporate encompass
need require demand
price cost expense expenditure
quick fast rapid swift prompt
site location facility
receive obtain get win
method technique approach procedure process
apparatus device instrument equipment machine
drug medicine medication pharmaceutical
illness sickness disease disorder
create develop design build construct devise
make produce manufacture
automatic automatically automated
protect prevent guard
find discover detect identify
speed velocity
staff worker
customer client buyer
big large great huge enormous vast
little small tiny
old aged elderly
happen occur arise emerge
change alter modify
clear obvious
ticker trade
goods product
agree concur
alert notify warn
home domestic
yearly annual
lot many numerous
undescribed new novel
scholarly scientific academic
proper adequate appropriate suitable satisfactory
oral mouth
injection injectable
choose select pick
buy purchase acquire
car vehicle automobile
aeroplane airplane aircraft plane
radiotherapy radiation
chemotherapy chemo
picture image photo photograph
money fund
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
combine unite integrate pair
separate split divide
collect gather accumulate
send convey
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
flexible adaptable
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
adversary enemy
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
withstand resist
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
young youthful`
  .split('\n')
  .map((line) => line.split(' '));
