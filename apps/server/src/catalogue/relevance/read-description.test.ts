import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldedWords } from '../query/fold.ts';
import { describedTerms } from './described-terms.ts';
import { drugClassesIn, isMember } from './drug-classes.ts';
import { readDescription, repeats } from './read-description.ts';

const phrasesOf = (title: string, description: string) =>
  readDescription({ title, description }).map(({ words, facet }) => `${facet}: ${words.join(' ')}`);

const termsOf = (title: string, description: string) =>
  describedTerms(readDescription({ title, description }).map((each) => ({ ...each, variants: [] }))).terms;

test('[REL-01] what stands first is the thing, what follows "with" how it works, what follows "for" what it is for', () => {
  expect(phrasesOf('Sodium-ion battery with a hard carbon anode for grid storage', '')).toEqual([
    'thing: sodium ion battery',
    'how: hard carbon anode',
    'purpose: grid storage',
  ]);
});

test('[REL-01] what every description says has no weight by itself', () => {
  const phrases = readDescription({
    title: 'Lactate sensor',
    description: 'A novel low-cost platform that is worn, works in real time and helps customers.',
  }).map((each) => ({ ...each, variants: [] }));
  expect(describedTerms(phrases).terms.map(({ label }) => label)).toEqual(['lactate', 'sensor']);
});

test('[REL-01] a word counts once whatever its ending, and the title’s words most', () => {
  const phrases = readDescription({
    title: 'Thermoelectric module',
    description: 'Printed modules of skutterudite. The modules turn exhaust heat into electricity.',
  }).map((each) => ({ ...each, variants: [] }));
  const { terms } = describedTerms(phrases);
  const labels = terms.map(({ label }) => label);
  expect(labels.filter((label) => label.startsWith('module'))).toHaveLength(1);
  expect(labels.slice(0, 2).toSorted()).toEqual(['module', 'thermoelectric']);
  expect(terms.filter(({ isCore }) => isCore).map(({ label }) => label)).toEqual(labels.slice(0, 2));
});

test('[REL-01] of a title that only repeats the description, the thing that it names is what tells', () => {
  const description = 'A wearable patch that measures lactate in sweat. It is worn for a week by runners.';
  const core = (title: string) =>
    readDescription({ title, description })
      .filter(({ inTitle }) => inTitle)
      .map(({ words }) => words.join(' '));
  const repeated = 'Wearable patch that measures lactate in sweat';
  expect(repeats(repeated, description)).toBe(true);
  expect(core(repeated)).toEqual(['monitor', 'lactate', 'sweat']);
  expect(repeats('Lactate patch for runners', description)).toBe(false);
  expect(core('Lactate patch for runners')).toEqual(['lactate patch', 'runners']);
  // A thing of one word says too little: what it does belongs to it.
  const robot = 'Robot that cleans ship hulls of barnacles';
  expect(
    readDescription({ title: robot, description: `${robot} while the ship is in port.` })
      .filter(({ inTitle }) => inTitle)
      .flatMap(({ words }) => words),
  ).toEqual(expect.arrayContaining(['robot', 'hulls']));
});

test.each([
  ['Artificial intelligence that reads EEG in the intensive care unit and warns of seizures.', 'eeg'],
  ['Software that uses reinforcement learning to schedule electric buses.', 'buses'],
  ['A deep-learning-based detector of potholes.', 'potholes'],
  ['We use convolutional neural networks and big data to grade apples.', 'apples'],
])('[REL-01] a method of every field is not what a project is about: %s', (description, about) => {
  const labels = termsOf(description, description).map(({ label }) => label);
  expect(labels).toContain(about);
  for (const method of ['artificial', 'intelligence', 'reinforcement', 'learning', 'deep', 'neural', 'networks'])
    expect(labels).not.toContain(method);
});

test('[REL-01] what a thing is better than, or stands for, is not what it is', () => {
  const labelsOf = (text: string) => termsOf(text, text).map(({ label }) => label);
  const battery = labelsOf('Molten silicon stores heat and costs a tenth of lithium ion, for steel mills.');
  expect(battery).toEqual(expect.arrayContaining(['molten', 'silicon', 'heat', 'steel']));
  expect(battery).not.toContain('lithium');
  expect(labelsOf('An ion thruster that burns iodine instead of xenon for cubesats')).toEqual(
    expect.not.arrayContaining(['xenon']),
  );
  expect(labelsOf('An ion thruster that burns iodine instead of xenon for cubesats')).toContain('cubesats');
  expect(labelsOf('Compared to steel, a beam of bamboo is light')).toEqual(expect.not.arrayContaining(['steel']));
});

test('[REL-01] a title cut before it tells which thing is read on in its sentence', () => {
  const description = 'Our lab has invented a thin film made of boron nitride nanotubes that shields satellites.';
  const core = termsOf('Thin film', description).filter(({ isCore }) => isCore);
  expect(core.map(({ label }) => label)).toEqual(expect.arrayContaining(['film', 'boron', 'nitride', 'nanotubes']));
});

test('[REL-01] a project of nothing but methods is about them, and words of theirs tell elsewhere', () => {
  const labelsOf = (text: string) => termsOf(text, '').map(({ label }) => label);
  expect(labelsOf('Machine learning')).toContain('learning');
  expect(labelsOf('Artificial heart')).toEqual(expect.arrayContaining(['artificial', 'heart']));
});

test('[REL-01] any text can be read; every word of a phrase stands in the text', () => {
  const text = fc.oneof(fc.lorem({ maxCount: 30 }), fc.string({ maxLength: 300 }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(text, text, (title, description) => {
      const folded = fold(`${title} ${description}`);
      const phrases = readDescription({ title, description });
      for (const phrase of phrases) {
        expect(phrase.words.length).toBeGreaterThan(0);
        for (const word of phrase.words.flatMap(foldedWords)) expect(folded).toContain(word);
      }
      expect(readDescription({ title, description })).toEqual(phrases);
    }),
  );
});

test.each([
  ['SGLT2 inhibitors for heart failure', 'dapagliflozin'],
  ['A dapper new DPP-4 inhibitor', 'sitagliptin'],
  ['monoclonal antibodies against COVID-19', 'tocilizumab'],
  ['Immune checkpoint inhibitors', 'pembrolizumab'],
])('[REL-02] %s names a class that %s belongs to', (text, substance) => {
  const classes = drugClassesIn(text).map(({ drugClass }) => drugClass);
  expect(classes.some((each) => each.members.includes(substance) || isMember(each, substance))).toBe(true);
});

test('[REL-02] a stem alone is no member, and no class is read into other texts', () => {
  for (const { drugClass } of drugClassesIn('SGLT2 inhibitors and statins'))
    for (const stem of drugClass.stems) expect(isMember(drugClass, stem)).toBe(false);
  expect(drugClassesIn('A solid electrolyte for lithium metal batteries')).toEqual([]);
});
const headOf = (title: string, description = '') => termsOf(title, description).find(({ isHead }) => isHead)?.label;

test.each([
  ['Ceramic membrane that separates oil from water', 'membrane'],
  ['Software for trucking fleets and freight brokers', 'fleets'],
  ['Noninvasive device that measures pressure inside the skull', 'pressure'],
  ['Treat patients with multiple myeloma', 'myeloma'],
  ['Machine learning that predicts the remaining life of helicopter gearboxes', 'gearboxes'],
  ['Cold plasma device for healing chronic wounds', 'plasma'],
  ['Software for hospitals that predicts who with COVID-19 needs intensive care', 'covid'],
  ['Molecule that blocks the reabsorption of glucose', 'reabsorption'],
  ['Antibody-drug conjugate targeting breast cancer', 'conjugate'],
  ['App', 'app'],
])('[REL-01] what the thing is called is its name, not the means or whom it serves: %s', (title, head) => {
  expect(headOf(title)).toBe(head);
});

test('[REL-01] what is done to a thing tells which, and so does what its parts are joined to', () => {
  const kindsOf = (text: string) =>
    termsOf(text, text)
      .filter(({ isKind }) => isKind)
      .map(({ label }) => label);
  // What is made of carbon fiber does not recycle it.
  expect(kindsOf('Machine that recycles carbon fiber from old wind turbine blades')).toEqual(['recycles']);
  expect(kindsOf('Recycle lithium-ion batteries from electric cars')).toEqual(['recycle']);
  expect(kindsOf('An antibody cocktail that prevents measles')).toEqual(['measles']);
  // Of what it does, who has what tells more than where.
  expect(kindsOf('Software that reads chest images and finds lung cancer')).toEqual(['cancer']);
  expect(kindsOf('Nasal spray that delivers naloxone after an overdose')).toEqual(['naloxone']);
  // Where and for whom it works, what somebody does to it, and what for: none of these is what it is.
  expect(kindsOf('Modular nuclear microreactor that powers remote bases')).toEqual([]);
  expect(kindsOf('A biodegradable patch that a surgeon glues over the tear')).toEqual([]);
  expect(kindsOf('Organoids on a chip so that drug companies can test toxicity')).toEqual([]);
  // One of several things that are done to tests, of which the whole is told by what it tests.
  expect(kindsOf('Write and repair tests of Android apps')).toEqual([]);
  // Of what software or a device does something to, another word tells; what it is for does not.
  expect(kindsOf('Device to remove carbon dioxide from the air')).toEqual(['air']);
  expect(kindsOf('Tool that finds flaky tests in continuous integration')).toEqual([]);
  // A quality, and nothing that is done: what it is made from tells.
  expect(kindsOf('Clean hydrogen from seawater')).toEqual(['seawater']);
  expect(kindsOf('Low-cost carbon fiber from lignin for cars')).toEqual(['lignin']);
  // A name that says no more than how.
  expect(kindsOf('Thermal management system for high-power laser diodes')).toEqual(['thermal']);
  // The software guides them, and is not what the device is.
  expect(kindsOf('Portable ultrasound device with software that guides untrained users')).toEqual([]);
  const core = termsOf('High-temperature thermal protection', '').filter(({ isCore }) => isCore);
  expect(core.map(({ label }) => label)).toEqual(['thermal', 'protection']);
});

test('[REL-01] what a treatment is against goes on behind a word that says nothing', () => {
  const against = termsOf(
    'Treatment of chronic low back pain',
    'Treatment of chronic low back pain with a stimulator.',
  );
  const objects = against.filter(({ isObject }) => isObject).map(({ label }) => label);
  expect(objects).toEqual(['chronic', 'back', 'pain']);
});

test('[REL-01] a title cut before it names anything goes on with its sentence', () => {
  const description = 'An app that helps teenagers with type 2 diabetes solve everyday problems. It runs on phones.';
  const core = termsOf('App that helps teenagers', description).filter(({ isCore }) => isCore);
  expect(core.map(({ label }) => label)).toContain('diabetes');
  expect(core.map(({ label }) => label)).not.toContain('phones');
});

test('[REL-01] what the thing does tells less than what it is', () => {
  const terms = termsOf('Membrane', 'A membrane that separates oil.');
  const emphasis = (label: string) => terms.find((term) => term.label === label)!.emphasis;
  expect(emphasis('separates')).toBeLessThan(emphasis('oil'));
});

test('[REL-01] a word with its number is no phrase: it says no more than the word', () => {
  const { phrases } = describedTerms(
    readDescription({ title: 'COVID-19 breath test', description: '' }).map((each) => ({ ...each, variants: [] })),
  );
  expect(phrases).toEqual(['breath test']);
});

test.each([
  ['Optical fiber hydrogen leak sensor for aircraft', 'sensor', ['hydrogen', 'leak']],
  ['Fiber optic hydrogen sensor', 'sensor', ['hydrogen']],
  ['Robot that cleans ship hulls', 'robot', ['ship', 'hulls']],
  ['Sensor that listens to partial discharge', 'sensor', ['partial', 'discharge']],
  ['Sensor for detecting arsenic', 'sensor', ['arsenic']],
  ['Sensor for the detection hall', 'sensor', []],
])(
  '[REL-01] a long name says right before its head of which kind the thing is, a brief text by what the thing does: %s',
  (description, head, kind) => {
    const terms = termsOf(description, description);
    expect(terms.find(({ isHead }) => isHead)?.label).toBe(head);
    expect(terms.filter(({ isKind }) => isKind).map(({ label }) => label)).toEqual(kind);
    expect(terms.filter(({ isOfName }) => isOfName).map(({ label }) => label)).toContain(head);
  },
);

test.each([
  ['CRISPR gene editing of the cassava plant', ['cassava']],
  ['Early detection of pancreatic cancer in blood', ['pancreatic', 'cancer']],
  ['Nasal spray vaccine against influenza', ['influenza']],
  ['Assay for Lyme disease', ['lyme']],
  ['CRISPR gene editing therapy for sickle cell disease', ['sickle', 'cell']],
  ['Hypersonic thermal protection made of ceramic composites', []],
  ['Detector of methane leaks', ['methane', 'leaks']],
  ['Detector for seaports', []],
  ['Array of optical sensors', []],
])('[REL-01] what is done to something, made against it or tests for it is told by that: %s', (description, object) => {
  const terms = termsOf(description, description);
  expect(terms.filter(({ isObject }) => isObject).map(({ label }) => label)).toEqual(object);
});

test.each([
  ['Sodium-ion battery', ['sodium', 'ion']],
  ['Counter-drone system', ['counter', 'drone']],
  ['Graphene-based filter', []],
  ['Cell-cultured tuna', []],
  ['Low-power antenna', []],
  ['Sodium ion battery', []],
  ['Antibody treatment', ['antibody']],
  ['Physical therapy', []],
])(
  '[REL-01] two nouns with a hyphen are one word of the name, and a treatment is what it is by the noun before: %s',
  (description, tied) => {
    const terms = termsOf(description, description);
    expect(terms.filter(({ isTied }) => isTied).map(({ label }) => label)).toEqual(tied);
  },
);

test.each([
  ['A wearable patch that continuously measures glucose in interstitial fluid', 'monitor', ['glucose']],
  ['Earbuds that monitor sleep', 'monitor', ['sleep']],
  ['Smart ring that detects atrial fibrillation', 'detector', ['atrial', 'fibrillation']],
  ['A vaccine patch that needs no needle', 'patch', []],
  ['A patch pump that delivers insulin', 'pump', []],
])('[REL-01] what is worn to measure something is told by what it measures: %s', (description, head, object) => {
  const terms = termsOf(description, description);
  expect(terms.find(({ isHead }) => isHead)?.label).toBe(head);
  expect(terms.filter(({ isObject }) => isObject).map(({ label }) => label)).toEqual(object);
});

test('[REL-01] what something is said not to be is no word of it', () => {
  const terms = termsOf('Non-opioid analgesic', 'A non-opioid analgesic.');
  expect(terms.map(({ label }) => label)).toEqual(['non-opioid', 'analgesic']);
  expect(terms[0]!.variants).toEqual(['non-opioid', 'nonopioid']);
});

test('[REL-01] told at length, a thing is told by more than what it does', () => {
  const first = 'Robot that cleans ship hulls';
  const kindOf = (description: string) => termsOf(first, description).filter(({ isKind }) => isKind);
  expect(kindOf(`${first}.`)).toHaveLength(2);
  expect(
    kindOf(
      `${first}. Magnets hold its tracks to steel, brushes scrape barnacles, and a filter retains paint and algae.`,
    ),
  ).toEqual([]);
});

test.each([
  ['Software that predicts which patients with COVID-19 will need intensive care', 'covid', ['intensive', 'care'], []],
  ['App that coaches people with type 2 diabetes', 'diabetes', [], ['app', 'coaches']],
  ['App that analyzes gait', 'gait', [], []],
])(
  '[REL-01] software for people is about what they have and what it does together: %s',
  (description, head, tied, kind) => {
    const terms = termsOf(description, description);
    const labels = (role: 'isHead' | 'isTied' | 'isKind') => terms.flatMap((term) => (term[role] ? [term.label] : []));
    expect(labels('isHead')).toEqual([head]);
    expect(labels('isTied').toSorted()).toEqual(tied.toSorted());
    expect(labels('isKind').toSorted()).toEqual(kind);
  },
);

test('[REL-01] two words for one thing are one word, and parts of a longer name are words of their own', () => {
  const labels = (title: string) => termsOf(title, '').map(({ label }) => label);
  expect(labels('Digital therapeutic with behavioral therapy')).toEqual(['digital', 'therapeutic', 'behavioral']);
  expect(labels('RFID tags of radio frequency')).toEqual(['rfid', 'tags', 'radio', 'frequency']);
});

test.each([
  ['Silicon carbide power module for ships', 'module', []],
  ['Biosensor strip', 'biosensor', []],
  ['Platform for employers to find mental health care', 'care', []],
  ['Blood test for early detection of pancreatic cancer', 'test', ['cancer', 'pancreatic']],
])(
  '[REL-01] a form is the name where no noun stands beside it, and a test is for what it finds: %s',
  (text, head, object) => {
    const terms = termsOf(text, text);
    expect(terms.find(({ isHead }) => isHead)?.label).toBe(head);
    expect(terms.flatMap(({ isObject, label }) => (isObject ? [label] : [])).toSorted()).toEqual(object);
  },
);

const wordsOf = (description: string) =>
  readDescription({ title: '', description }).map(({ words }) => words.join(' '));

test.each([
  ['We make self-healing coatings for wind turbines. Looking for partners, grants and competitors.', ['coatings']],
  [
    'A membrane that pulls lithium out of brine. We filed a provisional patent and seek a licensee.',
    ['membrane', 'brine'],
  ],
  ['Sepsis prediction from vital signs. We are raising a seed round.', ['sepsis prediction', 'vital signs']],
  ['Tandem solar cells; we want to know who funds such work.', ['tandem solar cells']],
  ['Jet fuel from plastic waste. Who are possible off-takers and what grants exist?', ['jet fuel', 'plastic waste']],
])('[REL-01] what is said of the business alone is none of the thing: %s', (description, said) => {
  const phrases = wordsOf(description).join(' · ');
  for (const phrase of said) expect(phrases).toContain(phrase);
  expect(phrases).not.toMatch(/partner|grant|competitor|patent|licensee|raising|seed|round|fund|taker|exist/);
});

test('[REL-01] a sentence of the business that tells of the thing is read, and so is the first', () => {
  expect(wordsOf('A Hall thruster. We sell it complete: thruster, cathode, feed system, xenon tank.')).toContain(
    'cathode',
  );
  expect(wordsOf('We seek investors for perovskite solar cells.')).toContain('perovskite solar cells');
  expect(wordsOf('Nets hurt fish. We raise salmon in tanks.')).toContain('raise salmon');
  expect(wordsOf('Forks end up in the sea. We sell forks of avocado stones.')).toContain('avocado stones');
  expect(wordsOf('Corn rots in wet soil. We coat seed corn with microbes.')).toContain('microbes');
  expect(
    wordsOf('A camera. Which trials of breast imaging with contrast agents were registered, and where?'),
  ).toContain('contrast agents');
});

test('[REL-01] a name ends where it is said where the thing is, or whom it helps; what is done begins behind the verb', () => {
  expect(wordsOf('Robot that welds pipes inside nuclear reactors')).toEqual([
    'robot',
    'welds pipes',
    'nuclear reactors',
  ]);
  expect(wordsOf('Exoskeleton glove helping stroke survivors')).toEqual(['exoskeleton glove', 'stroke survivors']);
  expect(wordsOf('A Raman device used to spot counterfeit antimalarial tablets')).toContain(
    'counterfeit antimalarial tablets',
  );
});

test('[REL-01] a name of six words is one phrase', () => {
  expect(wordsOf('Perovskite-on-silicon tandem solar cells')).toEqual(['perovskite silicon tandem solar cells']);
});
