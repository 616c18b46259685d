import { stemmer } from 'stemmer';
import { isContentWord } from '../query/content-words.ts';

/**
 * What descriptions of every kind of project say: how good, cheap, new or fast it is, who "we" are, what is wanted of a
 * reader. Alone such a word says nothing of a subject; beside another it may ('smart grid', 'real time PCR').
 */
const BOILERPLATE: ReadonlySet<string> = new Set(
  `able access accurate accurately achieve across active actual adapt add added address adopt advance advanced advantage
advantages affordable aim already alternative annual annually apply applied appropriate around aspect assist automatic
automatically available avoid away bad basic become benefit benefits best better big breakthrough bring brings broad budget
built business cannot capability capable careful case cases category cause central certain challenge challenges change changes
cheap cheaper choice choose claim clear client clients combine combined combines combining come comes commercial
commercialise commercialize common commonly community compact company compare compared compatible compete competitive
complete completely complex component components comprehensive concept condition conditions consider consistent continuous
continuously contribute convenient conventional core correct cost costly costs country couple cover create created
creates creating critical current currently cut cutting daily damage day days deal decade decades decide decision dedicated
deep deliver delivers demand demonstrate demonstrated depend deploy deployed deployment describe designed desired detail
detailed deter determine device devices differ difference difficult direct directly discover distinct disrupt disruptive
double dramatic dramatically drive driven drop due duration easier easily easy edge effect effective effectively efficiency efficient
efficiently effort eliminate emerge emerging employ empower end enhance enhanced ensure ensures enter entire environment
equipment equivalent essential establish estimate evaluate event everyday everyone example excellent except
exist exists expand expect expected expensive experience expert experts explore extend extra extreme extremely face facility
fact factor fail fails family fast faster feature features feel fewer field fill final first fit flexible focus follow
force form founder founders framework friendly front full fully function functional fund funding future gain game gap
general generally generate generation global goal good great greater group groups grow growing growth guide half
handle happen hard hard-to-reach harmful heavy help helping hence high higher highest highly hold hour hours human
ideal identify immediate impact implement important improvement inc include included incorporate increase increased increases
increasing increasingly independent indicate individual individuals industries industry inexpensive initial initiative
innovation innovations innovative input inside install installed instead integrate integrated intelligent intended
interest interface international introduce invent invented investment investor investors involve issue issues item items
job join keep key know known lab labs lack last later launch lead leader leading leads learn leave left length less
leverage leverages leveraging license life lightweight like likely limit limited list local long longer loss lower machine machines main maintain
major manage management manner manual manually many market markets massive matter mean means medium
meet member method methods mid minimal minimise minimize minute minutes miss model modern modified modular money month
months mostly move multiple necessary need needed needs network newly next next-generation nobody normal
notice nothing obtain occur offer offers office onsite open operate operating operation operational operations
opportunity optimal optimise optimize option options order organisation organization original otherwise output outside overall
own owner pack package part particular partly partnership past pay per perform performance performs period
permanent person place places planned plant play point poor popular portable portion position positive possible potential
potentially power practical practice precise precision present prevent previous price primary principle prior private problem
problems procedure process processes produce produced produces product production professional program promise promising
proof proper property proprietary protect proven prototype prove public pull purpose push put quality quick quickly quiet
range rapid rapidly rate rather reach read ready real real-time realise realize reason receive recent recently reduce reduced
reduces reducing region regular related relative relevant reliable reliably rely remain remove require required
requirement requires research researcher researchers respond response responsible rest retain return reusable reveal right
rise risk robust role roughly round run running safe safely safer sale sales sample save saves saving scalable
scale scout scouting second seconds sector secure seek seeking seen select sell selling sense separate serious serve service
services set setting several severe shape share shift short show shown shows significant significantly similar simple simply
since single site size skill slow small smaller smart sold solve solves someone something sort source special specialised
specialized specific specifically speed spend spot spread stable staff stage stakeholder stakeholders standard start state
state-of-the-art status stay step stop store strategy strong structure study style substantial successful sufficient suitable
supplier suppliers support supports sustainable switch take takes target targets task team technical technique techniques
tend term tested third thing things think thousand tiny tool tools top total tough toward towards
traditional turn twice typical typically ultimately understand unique unit universal university unlike unlimited update
usage useful user users usual usually valuable value variety vast vendor verify version versatile view virtually visible
commercialise commercialising commercialize commercializing driven enabled found infected often powered proposes remote remotely slowly we're wait way weak week weeks weigh weight whole wide widely winner without wonder worker workers workflow world worldwide worn
find finds finding removing remove removes locate locates locating works detects turn turns turned makers maker sets thirds sawn bolt weekly monthly yearly hourly once give gives given giving two three four five six seven eight nine ten eleven twelve hundred hundreds tells tell told warns warn keeps helps stops sees see listens listen survive survives lowers lowering replaces replace replacing replaced reminds remind begins begin measures measure pays measured whether within under near lets let checks check monitors watches watched protects checking allows enabling aloud lost free close closing live lives made makes making becoming whenever anywhere worth write wrong year years
accept accepts answer answers question questions self look looks looking explain explains explaining adapted adapts decide decides dropped generated generates generating handheld held hello end ends stays stay staying whose ahead aboard along alongside anti behind beneath beside taken underneath within material materials hi i'm phd postdoc predict predicts predicted predicting remaining treat treats treated student's traces wants kg mg kw mw weigh weighs watt watts competitor competitors grant grants licensee licensees filed`.split(
    /\s+/,
  ),
);

/** Whether a word says nothing by itself; parts of 'low-cost' as well as words of their own. */
export const isBoilerplate = (word: string): boolean => BOILERPLATE.has(word) || !isContentWord(word);

/** What a thing is made with or whom it serves: as the thing's own name such a word says as little as "device". */
const MEANS_AND_PEOPLE: ReadonlySet<string> = new Set(
  `ai algorithm algorithms app application applications apps assistant assistants chatbot chatbots copilot copilots data
baby babies digital elderly hospital hospitals infant infants intelligence learning mobile network networks online software model models virtual web website adults businesses
child children clinician clinicians developer developers operator operators owner owners consumer consumers customer customers doctor doctors driver drivers employee employees employer employers families
farmer farmers kids men merchant merchants newborn newborns nurse nurses parent parents patient patients people person physician physicians pupil
pupils researcher researchers retailer retailers shops soldier soldiers staff student students surgeon surgeons teacher teachers
team teams teenager teenagers women`.split(/\s+/),
);
export const namesLittle = (word: string): boolean => MEANS_AND_PEOPLE.has(word);

/** What shape a thing comes in: "biosensor strip", "filter cartridge" are named by the word before. */
export const FORMS: ReadonlySet<string> = new Set(
  `capsule capsules cartridge cartridges cocktail cocktails combination combinations cream creams formulation formulations infusion infusions injection
injections kit kits lozenge lozenges module modules ointment ointments pill pills strip strips syrup tablet tablets`.split(
    /\s+/,
  ),
);
export const isForm = (word: string): boolean => FORMS.has(word);

/**
 * Methods of every field. Whoever names one tells how, not what: "artificial intelligence that reads EEG" is about EEG, as hardly
 * any record of artificial intelligence is. They have no weight unless a text says nothing else.
 */
const METHODS =
  /\b(?:(?:deep|convolutional|recurrent|artificial) )*(?:artificial intelligence|(?:machine|deep|reinforcement)[ -]learning|neural net(?:work)?s?|(?:(?:large|small) )?language models?|natural language processing|computer vision|big data|data analytics|data science|cloud computing|internet of things)(?:[ -](?:algorithms?|methods?|techniques?|models?|systems?|based|powered|driven))?\b/gi;

export const withoutMethods = (text: string): string => text.replace(METHODS, ' ');

/** What is done to something: what it is done to tells which. */
const PROCESSES: ReadonlySet<string> = new Set(
  'capture control delivery manufacture measurement recovery removal repair replacement storage therapy transport treatment'.split(
    ' ',
  ),
);
const OF_PROCESSES = /(?:ing|tion|sion|sis)$/;
export const isProcess = (word: string): boolean => PROCESSES.has(word) || OF_PROCESSES.test(word);

/** What a medicine or a method is before anybody says what it does: as the thing's own name it says nothing. */
const CARRIERS: ReadonlySet<string> = new Set(
  'compound compounds drug drugs ingredient ingredients medicine medicines molecule molecules substance substances'.split(
    ' ',
  ),
);
export const isCarrier = (word: string): boolean => CARRIERS.has(word);

/** What a thing does so says where or for whom it works, and not which thing it is: "reactor that powers remote bases". */
const SERVING: ReadonlySet<string> = new Set(
  `accepts adapts allows drives fits flies helps lands lets lives needs operates powers protects runs sends serves
stands stays supports survives teaches tells uses wants warns weighs withstands works`.split(/\s+/),
);
export const isServing = (verb: string): boolean => SERVING.has(verb);

/** What is done to something, which the result is not yet: a machine that recycles carbon fiber is none that is made of it. */
const TRANSFORMS: ReadonlySet<string> = new Set(
  'decontaminate desalinate destroy disassemble disinfect harvest purify reclaim recover recycle remanufacture repair reuse separate sort sterilize'
    .split(' ')
    .map(stemmer),
);
export const isTransforming = (word: string): boolean => TRANSFORMS.has(stemmer(word));
