import { foldedWords } from '../query/fold.ts';
import { stemOf } from '../semantics/analyse.ts';

/**
 * Classes of medicines with what their members' names have in common: the stems of international nonproprietary names
 * (WHO, "The use of stems in the selection of INN", 2018), and members by name where no stem tells them. Records name the
 * medicine, descriptions the class.
 */
interface DrugClass {
  /** Names of the class, as phrases of lower-case words. */
  names: string[];
  /** Endings of its members' names. */
  stems: string[];
  members: string[];
}

const line = (names: string, stems = '', members = ''): DrugClass => ({
  names: names.split(',').map((name) => name.trim()),
  stems: stems.split(' ').filter(Boolean),
  members: members.split(' ').filter(Boolean),
});

const DRUG_CLASSES: DrugClass[] = [
  line('sglt2 inhibitor, sglt 2 inhibitor, gliflozin, sodium glucose cotransporter 2 inhibitor', 'gliflozin'),
  line('dpp 4 inhibitor, dpp4 inhibitor, gliptin, dipeptidyl peptidase 4 inhibitor', 'gliptin'),
  line(
    'glp 1 receptor agonist, glp 1 agonist, glp1 agonist, glp 1, glp1, incretin mimetic',
    'glutide',
    'exenatide lixisenatide tirzepatide',
  ),
  line(
    'sulfonylurea, sulphonylurea',
    '',
    'glipizide glyburide glimepiride gliclazide tolbutamide chlorpropamide glibenclamide',
  ),
  line('thiazolidinedione, glitazone, ppar gamma agonist', 'glitazone'),
  line('biguanide', '', 'metformin phenformin'),
  line('insulin analogue, insulin analog, basal insulin, rapid acting insulin', '', 'insulin'),
  line('statin, hmg coa reductase inhibitor', 'vastatin'),
  line('pcsk9 inhibitor', '', 'evolocumab alirocumab inclisiran'),
  line('ace inhibitor, angiotensin converting enzyme inhibitor', 'pril prilat'),
  line('angiotensin receptor blocker, angiotensin ii receptor blocker, sartan', 'sartan'),
  line('beta blocker, beta adrenergic blocker', 'olol alol'),
  line('calcium channel blocker, calcium antagonist', 'dipine', 'verapamil diltiazem'),
  line(
    'loop diuretic, thiazide, diuretic',
    'thiazide semide',
    'torsemide bumetanide chlorthalidone indapamide spironolactone eplerenone amiloride triamterene',
  ),
  line('factor xa inhibitor, direct oral anticoagulant, doac, noac', 'xaban', 'dabigatran'),
  line('anticoagulant', 'xaban gatran parin parinux', 'warfarin heparin'),
  line('p2y12 inhibitor, antiplatelet', 'grel grelor', 'aspirin clopidogrel'),
  line('proton pump inhibitor', 'prazole'),
  line('h2 blocker, h2 receptor antagonist', 'tidine'),
  line(
    'antihistamine, h1 blocker',
    'astine',
    'loratadine cetirizine fexofenadine diphenhydramine desloratadine levocetirizine hydroxyzine',
  ),
  line('leukotriene receptor antagonist', 'lukast'),
  line('long acting beta agonist, beta2 agonist, laba', 'terol'),
  line('muscarinic antagonist, lama, antimuscarinic', 'tropium clidinium'),
  line(
    'corticosteroid, glucocorticoid, steroid',
    'sone solone sonide metasone',
    'hydrocortisone triamcinolone dexamethasone betamethasone',
  ),
  line(
    'ssri, selective serotonin reuptake inhibitor',
    'oxetine',
    'sertraline citalopram escitalopram fluvoxamine paroxetine fluoxetine',
  ),
  line('snri', '', 'venlafaxine desvenlafaxine duloxetine milnacipran levomilnacipran'),
  line('tricyclic antidepressant', 'triptyline pramine'),
  line('benzodiazepine', 'azepam azolam', 'clobazam chlordiazepoxide'),
  line('atypical antipsychotic, antipsychotic', 'apine piprazole peridone', 'ziprasidone lurasidone haloperidol'),
  line('triptan', 'triptan'),
  line('cgrp inhibitor, cgrp antagonist', 'gepant', 'erenumab fremanezumab galcanezumab eptinezumab'),
  line(
    'opioid, opioid analgesic, narcotic',
    'orphone',
    'morphine fentanyl oxycodone hydrocodone codeine buprenorphine methadone tramadol tapentadol sufentanil remifentanil',
  ),
  line('opioid antagonist', '', 'naloxone naltrexone nalmefene methylnaltrexone'),
  line(
    'nsaid, nonsteroidal anti inflammatory',
    'profen coxib',
    'diclofenac indomethacin ketorolac meloxicam naproxen piroxicam',
  ),
  line('local anaesthetic, local anesthetic', 'caine'),
  line('bisphosphonate', 'dronate dronic'),
  line(
    'checkpoint inhibitor, immune checkpoint, immune checkpoint inhibitor, pd 1 inhibitor, pd 1, pd l1, pdl1, pd1, ctla 4',
    '',
    'pembrolizumab nivolumab cemiplimab atezolizumab durvalumab avelumab ipilimumab tremelimumab dostarlimab retifanlimab toripalimab tislelizumab camrelizumab sintilimab penpulimab relatlimab',
  ),
  line('parp inhibitor', 'parib'),
  line('cdk4 6 inhibitor, cdk inhibitor', 'ciclib'),
  line('tyrosine kinase inhibitor, kinase inhibitor', 'tinib'),
  line('proteasome inhibitor', 'zomib'),
  line('hdac inhibitor', 'inostat'),
  line('bcl 2 inhibitor', 'toclax'),
  line('her2 antibody, anti her2', '', 'trastuzumab pertuzumab margetuximab'),
  line('egfr inhibitor', '', 'erlotinib gefitinib osimertinib afatinib cetuximab panitumumab necitumumab'),
  line(
    'vegf inhibitor, anti vegf',
    '',
    'bevacizumab ranibizumab aflibercept brolucizumab faricimab ramucirumab pegaptanib',
  ),
  line('anti cd20', '', 'rituximab ocrelizumab obinutuzumab ofatumumab ublituximab'),
  line('car t, chimeric antigen receptor', 'leucel'),
  line('taxane', 'taxel'),
  line('anthracycline', 'rubicin'),
  line('platinum chemotherapy, platinum based', 'platin'),
  line('aromatase inhibitor', 'trozole', 'exemestane'),
  line('androgen receptor inhibitor, antiandrogen', 'lutamide'),
  line('tnf inhibitor, anti tnf, tnf alpha inhibitor', '', 'adalimumab infliximab etanercept golimumab certolizumab'),
  line(
    'interleukin 6 inhibitor, il 6 inhibitor, il 6 receptor, anti il 6',
    '',
    'tocilizumab sarilumab siltuximab satralizumab',
  ),
  line('interleukin 17 inhibitor, il 17 inhibitor', '', 'secukinumab ixekizumab brodalumab bimekizumab'),
  line(
    'interleukin 23 inhibitor, il 23 inhibitor',
    '',
    'guselkumab risankizumab tildrakizumab mirikizumab ustekinumab',
  ),
  line('jak inhibitor, janus kinase inhibitor', 'citinib'),
  line('s1p modulator', 'imod'),
  line(
    'neutralizing antibody, neutralising antibody, covid antibody, sars cov 2 antibody, antibody cocktail',
    'vimab',
    'casirivimab imdevimab bamlanivimab etesevimab sotrovimab bebtelovimab tixagevimab cilgavimab regdanvimab',
  ),
  line('monoclonal antibody, therapeutic antibody', 'mab'),
  line('protease inhibitor, hiv protease inhibitor', 'navir previr'),
  line('integrase inhibitor', 'tegravir'),
  line('neuraminidase inhibitor', 'amivir'),
  line('hepatitis c antiviral, direct acting antiviral', 'asvir buvir previr'),
  line('antiviral', 'vir ciclovir amivir', 'remdesivir favipiravir molnupiravir ribavirin umifenovir'),
  line(
    'antimalarial, aminoquinoline, malaria medicine, malaria drug, malaria pill',
    'quine',
    'chloroquine hydroxychloroquine artesunate artemether quinine atovaquone',
  ),
  line('macrolide', 'thromycin'),
  line('fluoroquinolone, quinolone antibiotic', 'floxacin'),
  line('tetracycline', 'cycline'),
  line(
    'cephalosporin',
    '',
    'cefazolin cephalexin ceftriaxone cefepime cefuroxime cefixime cefotaxime ceftazidime cefdinir cefiderocol',
  ),
  line('carbapenem', 'penem'),
  line('penicillin', 'cillin'),
  line('aminoglycoside', '', 'gentamicin tobramycin amikacin streptomycin neomycin plazomicin'),
  line('azole antifungal, antifungal', 'conazole', 'amphotericin terbinafine caspofungin micafungin anidulafungin'),
  line('echinocandin', 'fungin'),
  line('calcineurin inhibitor', '', 'tacrolimus cyclosporine voclosporin'),
  line('mtor inhibitor', '', 'sirolimus everolimus temsirolimus'),
  line('pde5 inhibitor, phosphodiesterase 5 inhibitor', 'afil'),
  line('alpha blocker', 'azosin osin'),
  line('5 alpha reductase inhibitor', 'steride'),
  line('antiemetic, 5 ht3 antagonist', 'setron', 'aprepitant'),
  line(
    'anticonvulsant, antiepileptic, anti seizure',
    'racetam',
    'carbamazepine phenytoin valproate lamotrigine topiramate gabapentin pregabalin lacosamide',
  ),
  line('cholinesterase inhibitor', 'stigmine', 'donepezil galantamine'),
  line('muscle relaxant, neuromuscular blocker', 'curonium', 'succinylcholine cyclobenzaprine tizanidine baclofen'),
  line('antisense oligonucleotide', 'rsen'),
  line('small interfering rna, sirna', 'siran'),
];

const normalised = (text: string): string => ` ${foldedWords(text).map(stemOf).join(' ')} `;

/** Normalised as texts are compared with them: every search asks. */
const CLASS_NAMES = DRUG_CLASSES.map((drugClass) => ({
  drugClass,
  names: drugClass.names.map((name) => ({ name, words: normalised(name) })),
}));

/** The classes that a text names, each with the names that stand in it. */
export function drugClassesIn(text: string): { drugClass: DrugClass; named: string[] }[] {
  const said = normalised(text);
  return CLASS_NAMES.flatMap(({ drugClass, names }) => {
    const named = names.filter(({ words }) => said.includes(words)).map(({ name }) => name);
    return named.length > 0 ? [{ drugClass, named }] : [];
  });
}

/** A stem is an ending: before it stands what names the member. */
const MEMBER_PREFIX_MIN = 3;

export const isMember = ({ stems }: DrugClass, substance: string): boolean =>
  stems.some((stem) => substance.endsWith(stem) && substance.length >= stem.length + MEMBER_PREFIX_MIN);

/** End as medicines do, and are none. */
const NO_MEDICINES: ReadonlySet<string> = new Set(['cholesterol', 'coarsen', 'histidine', 'myosin', 'sterol']);

/** Whether a word is the name of a medicine, as far as its ending or the classes tell. */
export const isMedicine = (word: string): boolean =>
  !NO_MEDICINES.has(word) &&
  DRUG_CLASSES.some((drugClass) => drugClass.members.includes(word) || isMember(drugClass, word));
