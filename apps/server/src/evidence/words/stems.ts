import { stemmer } from 'stemmer';
import { memoize } from '../../platform/memoize.ts';
import { foldLetters } from './fold-letters.ts';
import { americanSpelling } from './spelling.ts';

/** Irregular forms, and words that Porter's stemmer keeps apart although they say the same: form → what it is read as. */
const LEMMAS = new Map(
  `made make|led lead|wrote write|written write|began begin|begun begin|ran run|gave give|given give|won win|held hold|grew grow
grown grow|fell fall|fallen fall|rose rise|risen rise|found find|shown show|paid pay|sold sell|bought buy|built build|sought seek
met meet|kept keep|left leave|sent send|spent spend|chose choose|chosen choose|took take|taken take|went go|gone go|came come
became become|knew know|known know|saw see|seen see|did do|done do|said say|told tell|got get|brought bring|thought think
taught teach|lost lose|set set|drew draw|drawn draw|drove drive|driven drive|broke break|broken break|wore wear|worn wear
competition compet|competed compet|competitive compet|competing compet|recruitment recruit|enrolment enroll|enrollment enroll
enrol enroll|enrols enroll|enrolled enroll|enrolling enroll|acquisition acquir|approval approv|treatment treat|therapy therapi
therapies therapi|children child|women woman|men man|people person|persons person|mice mous|mouse mous|feet foot|teeth tooth|knives knife|shelves shelf|halves half|wolves wolf|calves calf|loaves loaf|scarves scarf
analyses analys|analysis analys|analyse analys|analyze analys|analyzing analys|analyzes analys|analyzed analys|analysed analys|hypotheses hypothesi|criteria criterion
tumour tumor|tumours tumor|colour color|colours color|programme program|programmes program|centre center|centres center
fibre fiber|fibres fiber|behaviour behavior|aluminium aluminum|leucocyte leukocyt|optimise optim|optimize optim|licence licens
license licens|licensing licens|labour labor|defence defens|haemoglobin hemoglobin|oesophagus esophagus|diagnoses diagnosi
diagnosis diagnosi|diagnostic diagnosi|diagnose diagnosi|significance significant|dissipation dissip|analgesic analges
withdrew withdraw|granted issue|granting issue|post after|withdrawn withdraw|withdrawal withdraw|invention invent|inventor inventor|inventors inventor
administration administr|administered administr|maintenance maintain|description describ|delivery deliver|assessment assess
evaluation evalu|measurement measur|identification identifi|detection detect|reduction reduc|production produc|growth grow
difference differ|different differ|dependence depend|dependent depend|presence present|absence absent|solution solut
prevention prevent|failure fail|success succeed|successful succeed|successfully succeed|safety safetas
effectiveness efficacitas|efficacy efficacitas|efficient effici|efficiency effici|accuracy accuratas
sensitivity sensitivitas|specificity specificitas|strength strength|long long|length long|wide wide
width wide|high high|height high|deep deep|depth deep|heavy heavi|weight heavi|hot hot|heat heat|strong strong
formerly former|founder found|founders found|founded found|founding found|publication publish|calculation calcul|simulation simul
operation oper|collaboration collabor|collaborator collabor|investment invest|investor investor|investors investor
employees staff|employee staff|obligation oblig|obligations oblig|registration regist|registered regist
interventional interventionalis|expiration expir|expiry expir|expires expir|expired expir|completion complet|publicly public|retrospectively retrospect`
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The form by which a word is compared, whatever its inflection and spelling. */
export const stemOf = memoize((word) => {
  const spelt = americanSpelling(foldLetters(word));
  return stemmer(LEMMAS.get(spelt) ?? spelt);
}, 100_000);
