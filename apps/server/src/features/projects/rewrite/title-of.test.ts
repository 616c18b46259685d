import { PROJECT_TITLE_MAX } from '@groundwork/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { titleOf } from './title-of.ts';

test.each([
  [
    'We are developing a solid electrolyte for lithium metal batteries.',
    'Solid electrolyte for lithium metal batteries',
  ],
  [
    'Our startup builds soft robotic grippers for harvesting strawberries, which are fragile.',
    'Soft robotic grippers for harvesting strawberries',
  ],
  [
    'Our lab at the university has invented a thin film made of boron nitride nanotubes, which shields satellites.',
    'Thin film made of boron nitride nanotubes',
  ],
  ['The goal of this project is to recycle carbon fibre from wind blades.', 'Recycle carbon fibre from wind blades'],
  ['mRNA vaccines for cattle', 'mRNA vaccines for cattle'],
  [
    'We grow microalgae on brewery wastewater and turn the biomass into biodegradable packaging film.',
    'Grow microalgae on brewery wastewater',
  ],
  [
    'CGM devices were built for type 1 diabetes. Ours is a 14-day patch with a subcutaneous enzyme electrode for people with type 2.',
    '14-day patch with a subcutaneous enzyme electrode for people with type 2',
  ],
  [
    'SGLT2 inhibitors let the kidney excrete sugar. We develop a once-daily combination of an SGLT2 inhibitor with another oral antidiabetic.',
    'Once-daily combination of an SGLT2 inhibitor with another oral antidiabetic',
  ],
  [
    'Instead of spraying insecticide, growers hang our biodegradable dispensers that release insect pheromones.',
    'Biodegradable dispensers that release insect pheromones',
  ],
  [
    'methane leaks from gas wells are expensive. we fly a tunable diode laser (TDLAS) or camera on a small drone. operators pay per site.',
    'Fly a tunable diode laser or camera on a small drone',
  ],
  [
    'Monoclonal antibodies and antibody cocktails that neutralize SARS-CoV-2, for people with COVID-19 or at risk of it.',
    'Monoclonal antibodies and antibody cocktails that neutralize SARS-CoV-2',
  ],
  [
    'A soft exosuit that carries part of a soldier’s pack load and lowers the metabolic cost of marching over uneven ground.',
    'Soft exosuit that carries part of a soldier’s pack load',
  ],
  [
    'A bedside blood test which measures monocyte width and host gene expression to tell sepsis from other inflammation.',
    'Bedside blood test which measures monocyte width and host gene expression',
  ],
  [
    'A hearing device that treats tinnitus by pairing sound with stimulation of the vagus nerve.',
    'Hearing device that treats tinnitus by pairing sound with stimulation of the vagus nerve',
  ],
  [
    'Deminers need to tell buried mines from scrap; our detector fuses radar with an induction coil to do so.',
    'Detector that fuses radar with an induction coil',
  ],
  [
    'Pig farmers fear African swine fever, and there is no safe vaccine. We’re making a live attenuated one.',
    'Live attenuated vaccine',
  ],
  [
    'A ceramic-coated separator that keeps lithium-ion cells from catching fire when they are punctured.',
    'Ceramic-coated separator that keeps lithium-ion cells from catching fire',
  ],
  [
    'Disinfecting hospital rooms by means of pulsed ultraviolet light.',
    'Disinfecting hospital rooms by pulsed ultraviolet light',
  ],
  [
    'We repair worn aluminium and magnesium aircraft gearbox housings by cold spray instead of scrapping them.',
    'Repair worn aluminium and magnesium aircraft gearbox housings by cold spray',
  ],
  [
    'Drones with hyperspectral cameras find downy mildew in vineyards days before it can be seen. Growers get a map.',
    'Drones with hyperspectral cameras find downy mildew in vineyards',
  ],
  [
    'We look for self-healing, corrosion-resistant coatings for the towers of offshore wind turbines. The coating closes scratches by itself.',
    'Self-healing, corrosion-resistant coatings for the towers of offshore wind turbines',
  ],
  [
    'AAV gene therapy for Duchenne muscular dystrophy that delivers a shortened micro-dystrophin. We consider an investment in companies with trials for boys who can still walk.',
    'AAV gene therapy for Duchenne muscular dystrophy',
  ],
  [
    'Solid-state lithium metal batteries with a ceramic electrolyte for electric vehicles of all kinds.',
    'Solid-state lithium metal batteries with a ceramic electrolyte',
  ],
  [
    'Ultrabroadband photodetectors quantumcascadelasers superconductingnanowires nanophotonicmetasurfaces',
    'Ultrabroadband photodetectors quantumcascadelasers',
  ],
  [
    'Technology: A wearable patch that measures glucose.\n\nProblem: Pricks hurt.',
    'Wearable patch that measures glucose',
  ],
  // Whole phrases, and nothing that hangs in the air.
  [
    'Hearing aid software that separates the voice one looks at from the noise of a restaurant with a neural network.',
    'Hearing aid software that separates the voice one looks at',
  ],
  [
    'A handheld Raman device that pharmacists in clinics use to check whether a medicine is counterfeit before they hand it out.',
    'Handheld Raman device',
  ],
  [
    'Lightweight boron carbide ceramic armor plate made by additive manufacturing for soldiers and aircraft crews.',
    'Lightweight boron carbide ceramic armor plate',
  ],
  [
    'Mutation testing service that uses machine learning to predict which mutants of Java programs survive.',
    'Mutation testing service that uses machine learning',
  ],
  ['A lock that tells when and where a container was opened.', 'Lock that tells when and where a container was opened'],
  [
    'We automate dispatch, paperwork and driver pay for trucking.',
    'Automate dispatch, paperwork and driver pay for trucking',
  ],
  // Not torn where a few words more end the phrase.
  [
    'A closed-loop geothermal system that circulates supercritical carbon dioxide through deep wells in hot dry rock.',
    'Closed-loop geothermal system that circulates supercritical carbon dioxide',
  ],
  [
    'A soft robotic glove that helps stroke survivors open and close their hand during daily tasks and rehabilitation.',
    'Soft robotic glove that helps stroke survivors open and close their hand',
  ],
  [
    'An adaptive reading tutor for children with dyslexia in grades 1 to 4 that listens to the child read aloud.',
    'Adaptive reading tutor for children with dyslexia in grades 1 to 4',
  ],
  // What goes on from a thing that was named says what it does, and not what it is.
  [
    'Self-healing concrete that contains encapsulated bacteria. The material closes cracks by itself.',
    'Self-healing concrete that contains encapsulated bacteria',
  ],
  [
    'Fiber Bragg grating strain sensors embedded in composite wings. An interrogator reads 64 of them.',
    'Fiber Bragg grating strain sensors embedded in composite wings',
  ],
  [
    'Gene therapy for hemophilia B with a modified AAV capsid. The product reaches the liver.',
    'Gene therapy for hemophilia B with a modified AAV capsid',
  ],
  ['Farmers lose corn to mold. The device dries ears in a day.', 'Device that dries ears in a day'],
  // Half of what it does says nothing: a second line is better.
  [
    'An app that helps teenagers with type 2 diabetes solve everyday problems together with their parents.',
    'App that helps teenagers with type 2 diabetes solve everyday problems together',
  ],
  [
    'Machine learning that predicts the remaining life of helicopter gearboxes from vibration data.',
    'Machine learning that predicts the remaining life of helicopter gearboxes',
  ],
  [
    'A noninvasive device that measures pressure inside the skull after head injury, so that no hole is drilled.',
    'Noninvasive device that measures pressure inside the skull after head injury',
  ],
  // "For people" with what?
  [
    'Psilocybin-assisted therapy for people with treatment-resistant depression. A digital companion follows them.',
    'Psilocybin-assisted therapy for people with treatment-resistant depression',
  ],
  // Who speaks is no part of it.
  [
    'Hi, I am a PhD student working on 3D printing of rocket engine combustion chambers from copper alloys.',
    '3D printing of rocket engine combustion chambers from copper alloys',
  ],
  // What is made, where the first sentence says what is wrong.
  [
    'Satellites in geostationary orbit are retired when their fuel is gone. We build a servicing spacecraft with a robot arm.',
    'Servicing spacecraft with a robot arm',
  ],
  [
    'Two thirds of the fuel burnt by engines leaves as heat. Our low-cost platform is a thermoelectric module made of skutterudite.',
    'Thermoelectric module made of skutterudite',
  ],
  [
    'Developers hate writing tests. Our tool reads the code and the bug tracker.',
    'Tool that reads the code and the bug tracker',
  ],
  [
    'Spin-off from a university hospital: we built an algorithm that detects atrial fibrillation from smartwatch data.',
    'Algorithm that detects atrial fibrillation from smartwatch data',
  ],
  [
    'The goal is to bring to market a cheap sensor that measures nitrate in tap water.',
    'Cheap sensor that measures nitrate in tap water',
  ],
  [
    'We’re a team of two engineers and want to sell a robot that weeds vegetable fields.',
    'Robot that weeds vegetable fields',
  ],
  [
    'Current batteries are too heavy for drones. Our lithium-sulfur cells weigh half as much.',
    'Lithium-sulfur cells weigh half as much',
  ],
  [
    'An app with remote coaching that helps people with type 2 diabetes change their diet so that they need less medication.',
    'App with remote coaching that helps people with type 2 diabetes change their diet',
  ],
  [
    'Our thin ceramic layer stops dendrites in lithium metal cells without a flammable liquid electrolyte.',
    'Thin ceramic layer that stops dendrites in lithium metal cells',
  ],
  [
    'A patient’s T cells are now shipped across the country and back. Our closed cartridge does activation and expansion beside the bed.',
    'Closed cartridge that does activation and expansion beside the bed',
  ],
  [
    'Type 2 diabetes affects millions of people. Many stop taking tablets. We are developing a long-acting injection of a GLP-1 analogue.',
    'Long-acting injection of a GLP-1 analogue',
  ],
  [
    'Aging bridges are a big problem. Inspectors still tap on concrete. EchoBridge is a rolling robot which finds delaminations.',
    'Rolling robot which finds delaminations',
  ],
  [
    'NanoShield develops transparent coatings based on graphene that protect solar cells.',
    'Transparent coatings based on graphene that protect solar cells',
  ],
  ['Our company, BlueHydro, is building turbines that sit on the river bed.', 'Turbines that sit on the river bed'],
  [
    'Background: COVID-19 vaccines need cold storage. Objective: a freeze-dried inhalable mRNA vaccine.',
    'Freeze-dried inhalable mRNA vaccine',
  ],
  [
    'Every year thousands of soldiers lose their hearing. The HearGuard earplug blocks gunshots but lets speech through.',
    'HearGuard earplug that blocks gunshots',
  ],
  [
    'We have a patent on a new separator for lithium-ion batteries that shuts down when it gets too hot.',
    'Separator for lithium-ion batteries that shuts down when it gets too hot',
  ],
  [
    'I am a nurse. Patients get pressure ulcers because nobody turns them. My device is a thin sensor sheet that shows pressure.',
    'Thin sensor sheet that shows pressure',
  ],
  [
    'Solar panels lose up to 30% of their output because of dust. A waterless cleaning robot moves over the panels at night.',
    'Waterless cleaning robot that moves over the panels at night',
  ],
  [
    'Antibiotic resistance is a growing threat. This project will create new antibiotics from soil bacteria.',
    'Antibiotics from soil bacteria',
  ],
  [
    'Our mission is to end animal testing. We grow miniature human livers on chips.',
    'Grow miniature human livers on chips',
  ],
  [
    'For decades, cement has been made at 1,450 degrees. We found a way of making cement from volcanic ash.',
    'Making cement from volcanic ash',
  ],
  ['The project aims to develop a low-cost wind turbine for rooftops.', 'Low-cost wind turbine for rooftops'],
  ['A membrane that removes oil from bilge water.', 'Membrane that removes oil from bilge water'],
  ['Imagine a plaster that tells you when your wound heals.', 'Plaster that tells you when your wound heals'],
  [
    'In our laboratory in Ann Arbor we discovered that a fungus breaks down PFAS. We would like to build a reactor for landfill leachate.',
    'Reactor for landfill leachate',
  ],
  ['Using CRISPR we make rice that survives salty soils.', 'Rice that survives salty soils'],
  [
    'We are commercializing a process to make jet fuel from agricultural waste.',
    'Process to make jet fuel from agricultural waste',
  ],
  [
    'We turn food waste into protein for animal feed with larvae of flies.',
    'Protein from food waste for animal feed with larvae of flies',
  ],
  ['Our team converts plastic waste into diesel.', 'Diesel from plastic waste'],
  [
    'Our firm wants to find long-acting injectable microsphere formulations of naltrexone that release over 90 days.',
    'Long-acting injectable microsphere formulations of naltrexone',
  ],
  [
    'Looking for miniature x-ray sources with carbon nanotube or microchannel cathodes for handheld material analysis.',
    'Miniature x-ray sources with carbon nanotube or microchannel cathodes',
  ],
  [
    'An AI coach app that reads a continuous glucose monitor and tells people with type 2 diabetes what to eat and when to walk.',
    'AI coach app that reads a continuous glucose monitor',
  ],
  [
    'A backpack-sized RF jammer that disables small hostile drones at up to one kilometre, for police and border guards.',
    'Backpack-sized RF jammer that disables small hostile drones',
  ],
  [
    'We turn agricultural residues such as corn stover into jet fuel using a catalytic pyrolysis process.',
    'Jet fuel from agricultural residues such as corn stover',
  ],
])('[PRJ-07] the title of "%s"', (description, title) => {
  expect(titleOf(description)).toBe(title);
});

test.each([
  ['Is there a market for a yoga mat of cork?', 'Yoga mat of cork'],
  ['Looking for army programs that buy airless run-flat tires for trucks', 'Airless run-flat tires for trucks'],
  ['In-water hull cleaning robots: navy programs, competitors, patents?', 'In-water hull cleaning robots'],
  [
    'Deminers need to tell mines from scrap; our detector fuses radar with a coil.',
    'Detector that fuses radar with a coil',
  ],
  [
    'Clear-air turbulence hurts passengers. A compact laser radar in the nose measures the wind ahead.',
    'Compact laser radar in the nose that measures the wind ahead',
  ],
  [
    'Batteries keep a drone up for minutes; with our light fuel cell it stays up.',
    'Light fuel cell with which it stays up',
  ],
  [
    'We help app developers earn money from advertising shown inside their mobile apps.',
    'Help app developers earn money from advertising shown inside their mobile apps',
  ],
  [
    'Lithium-sulfur batteries for drones with a cathode that does not dissolve',
    'Lithium-sulfur batteries for drones with a cathode that does not dissolve',
  ],
  [
    'Our invention relates to a method for recovering rare earth elements from coal fly ash using ionic liquids.',
    'Method for recovering rare earth elements from coal fly ash using ionic liquids',
  ],
  [
    "We've patented a heat exchanger made by 3D printing whose channels follow minimal surfaces.",
    'Heat exchanger made by 3D printing whose channels follow minimal surfaces',
  ],
  [
    'a quantum key distribution over existing telecom fiber: we sell the transmitter chip',
    'Quantum key distribution over existing telecom fiber',
  ],
  // The other says how, and not what.
  ['Long-acting peptides lower blood sugar. Our peptide is stabilized.', 'Long-acting peptides lower blood sugar'],
])('[PRJ-07] a title says what is made, not what is asked for or what others do: %s', (description, title) => {
  expect(titleOf(description)).toBe(title);
});

test('[PRJ-07] every description has a title within its limit', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }).filter((each) => /\w/.test(each)),
      (description) => {
        const title = titleOf(description);
        expect(title.length).toBeGreaterThan(0);
        expect(title.length).toBeLessThanOrEqual(PROJECT_TITLE_MAX);
      },
    ),
  );
});

test.each([
  [
    'Our lab has a CAR T-cell therapy against glioblastoma and its relapses.',
    'CAR T-cell therapy against glioblastoma and its relapses',
  ],
  [
    'An inhaler with a sensor that records when and how well children with asthma take their inhaled corticosteroid, and an app that coaches them.',
    'Inhaler with a sensor that records',
  ],
  [
    'I want to start a company around biodegradable mulch film for vegetable growers made from corn starch and seaweed.',
    'Biodegradable mulch film for vegetable growers made from corn starch and seaweed',
  ],
  [
    'Perovskite-on-silicon tandem solar cells with a lifetime of more than 20 years, and who funds such work.',
    'Perovskite-on-silicon tandem solar cells with a lifetime of more than 20 years',
  ],
  [
    'Our soft exosuit of textile and elastic bands takes a third of the load off the lumbar spine when workers lift, without motors or batteries.',
    'Soft exosuit of textile and elastic bands',
  ],
  [
    'We found that a cheap catalyst of iron and nitrogen doped carbon reduces oxygen almost as well as platinum in alkaline membranes.',
    'Cheap catalyst of iron and nitrogen doped carbon',
  ],
  [
    'our startup does drone swarms that map minefields using magnetometers and ground radar, so farmers get their land back',
    'Drone swarms that map minefields using magnetometers and ground radar',
  ],
  [
    'Virtual human for simulating what an explosion does to the body and how well protective gear helps',
    'Virtual human for simulating what an explosion does to the body',
  ],
])('[PRJ-07] a title neither begins with who has it nor ends in the midst of a clause: %s', (description, title) => {
  expect(titleOf(description)).toBe(title);
});
