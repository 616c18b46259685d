import { stemOf } from './stems.ts';

/** Words with which a report speaks of records and their parts; they claim nothing that a field would have to say. */
const FRAME = new Set(
  `record records abstract text title note notes state states stated says say said write writes written describe describes described
report reports reported mention mentions according register registry name names named call calls called list lists listed
give gives given author authors applicant project program study trial company firm award contract patent application paper
publication article preprint expert fund product topic notice solicitation opportunity researcher investigator work team
technology group posted organisation organization agreement grant proposal proposals source document database entry data information
go goes take place date dated total overall currently current today year day month people person number amount value
run runs ran carry carried out make makes made hold holds receive received come comes concern concerns follow follows
include includes including contain contains involve involves use uses used kind type form way part one case cases thing
several various different main also together under way well least see cover covers offer
offers provide provides belong belongs serve serves stand stands known look looks plan plans planned
expected expect take part takes part mean means meant explain explains key far now still already once later
earlier since behind among whose detail details aim aims goal purpose attempt want wants wish start end
approximately nearly roughly almost close exactly just over under up above below than reason figure figures respectively
another times time strength round rounds both each either forward so hence say quote quoted word words order orders`
    .split(/\s+/)
    .map(stemOf),
);

export const isFrameWord = (stem: string): boolean => FRAME.has(stem);

/** Words that a paraphrase brings along, and that claim nothing where the record has nothing to the contrary. */
const NEUTRAL = new Set(
  `before after arm ask invite equivalent compare sold available alone stay remain user addition adult consist paid precede addressable exceed
respective mainly try chiefly specifically namely jointly together previously additionally likewise alongside alike besides moreover
furthermore thereby put bring tackle undergo undergone underwent undertake undertaken undertook devote aspect context effort task manner learn tell told basis`
    .split(/\s+/)
    .map(stemOf),
);

export const isNeutral = (stem: string): boolean => NEUTRAL.has(stem);

/** Verbs, adverbs and nouns of a kind of thing that say little by themselves: what they claim stands in the words around them. */
const LIGHT = new Set(
  `suffer carry move leave turn keep hand face bring tend join spend stem lend pose enjoy see feed remain retain add drive shape mark matter
handle meet let come get stay span count total boast house host target position frame fill settle pursue embark opt channel underpin anchor
centre center revolve hinge rest try help make go put lie stand arrive enter act gather step pick set draw
special particularly notably chiefly largely fully duly jointly specially expressly effectively ultimately simply merely readily already
outcome batch push offering deal player segment sector pair trio handful bid approach ability feature
device system method tool product platform solution technique process equipment machine instrument facility service activity item component setting issue
startup maker vendor business staff scientist expert member partner individual
base situated titled entitled emerge happen occur continue depend support become`
    .split(/\s+/)
    .map(stemOf),
);

export const isLight = (stem: string): boolean => LIGHT.has(stem);

/** What a study finds, what a thing achieves, how often something is done: not said without its source saying it. */
const RESULT = new Set(
  `prove proves proved proven proving confirm confirms confirmed confirming confirmation demonstrated established establishes solve solves
solved cure cures cured eliminate eliminates eliminated achieve achieves achieved guarantee guarantees guaranteed guaranteeing ensure
ensures ensured succeed succeeds succeeded succeeding fail fails failed revealed outperform outperforms outperformed outperforming found
identified cause caused causes win hundred hundreds thousand thousands million millions billion billions dozen dozens control controls
placebo hourly daily weekly monthly quarterly`.split(/\s+/),
);
/** What something has brought about, where it has: a study that looks for it hasn't found it yet. */
const EFFECT = new Set(
  `reduced improved increased decreased lowered relieved prevented shortened prolonged enhanced raised alleviated strengthened weakened
accelerated slowed worsened predicted lessened boosted cut`.split(/\s+/),
);
export const isEffect = (word: string): boolean => EFFECT.has(word);

export const isResult = (word: string): boolean => RESULT.has(word);
