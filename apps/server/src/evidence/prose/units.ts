/** What a number counts in: numbers of one dimension are compared after conversion by `factor`. */
export interface Unit {
  dimension: string;
  factor: number;
}

const TABLE = `length 1e-9 nm nanometer nanometers nanometre nanometres
length 1e-6 µm μm um micron microns micrometer micrometers micrometre micrometres
length 1e-3 mm millimeter millimeters millimetre millimetres
length 1e-2 cm centimeter centimeters centimetre centimetres
length 1 metre metres meter meters
length 1e3 km kilometer kilometers kilometre kilometres
length 0.0254 inch inches
length 0.3048 ft foot feet
length 0.9144 yd yard yards
length 1609.344 mile miles
mass 1e-12 ng nanogram nanograms
mass 1e-9 µg μg ug mcg microgram micrograms
mass 1e-6 mg milligram milligrams
mass 1e-3 g gm gram grams
mass 1 kg kilogram kilograms
mass 1e3 tonne tonnes
mass 0.45359237 lb lbs pound pounds
mass 0.028349523 oz ounce ounces
volume 1e-6 µl μl ul microliter microliters microlitre microlitres
volume 1e-3 ml milliliter milliliters millilitre millilitres cc
volume 0.1 dl deciliter deciliters decilitre decilitres
volume 1 l liter liters litre litres
volume 3.785411784 gal gallon gallons
volume 0.946352946 quart quarts
volume 0.473176473 pint pints
amount 1e-6 µmol umol micromole micromoles
amount 1e-3 mmol millimole millimoles
amount 1 mol mole moles
time 1e-9 ns nanosecond nanoseconds
time 1e-6 µs microsecond microseconds
time 1e-3 ms millisecond milliseconds
time 1 sec second seconds
time 60 min mins minute minutes
time 3600 h hr hrs hour hours
time 86400 day days
time 604800 week weeks
time 2629800 month months
time 31557600 yr yrs year years
energy 1 ev
energy 1e3 kev
energy 1e6 mev
energy 1e9 gev
energy 1e12 tev
energy-work 1 wh w-hr whr
energy-work 1e3 kwh
energy-work 1e6 mwh
power 1e-3 mw milliwatt milliwatts
power 1 w watt watts
power 1e3 kw kilowatt kilowatts
power 1e6 megawatt megawatts
power 1e9 gw gigawatt gigawatts
voltage 1e-3 mv millivolt millivolts
voltage 1 v volt volts
voltage 1e3 kv kilovolt kilovolts
current 1e-3 ma milliamp milliamps
current 1 amp amps ampere amperes
frequency 1 hz hertz
frequency 1e3 khz kilohertz
frequency 1e6 mhz megahertz
frequency 1e9 ghz gigahertz
frequency 1e12 thz terahertz
temperature 1 °c celsius
temperature-f 1 °f fahrenheit
temperature-k 1 kelvin
pressure 1 pa pascal
pressure 1e3 kpa
pressure 1e6 mpa
pressure 6894.757 psi
pressure 133.322 mmhg
pressure 1e5 bar
activity 1e-6 µci μci microcurie microcuries
activity 1e-3 mci millicurie millicuries
activity 1 curie curies
force 1 newton newtons
torque-speed 1 rpm
area 1 acre acres
area 2.471053815 hectare hectares
speed 1 knot knots kt kts
level 1 db decibel decibels
data 1 byte bytes
data 1e3 kb kilobyte kilobytes
data 1e6 mb megabyte megabytes
data 1e9 gb gigabyte gigabytes
data 1e12 tb terabyte terabytes
angle 1 degree degrees
percent 1 % percent
points 1 points
usd 1 dollar dollars usd us$ $
eur 1 euro euros eur €
gbp 1 gbp sterling £
yen 1 yen jpy ¥
parts 1 ppm
parts 1e-3 ppb`;

const UNITS = new Map<string, Unit>(
  TABLE.split('\n').flatMap((line) => {
    const [dimension, factor, ...names] = line.split(' ');
    return names.map((name): [string, Unit] => [name, { dimension: dimension!, factor: Number(factor) }]);
  }),
);

/** Words that are units only where digits stand right before them. */
const UNSURE = new Set('second seconds foot min bar pa yard pound pounds mole moles g h ma ms v w l'.split(' '));

export function unitOf(word: string): Unit | null {
  return UNITS.get(word.toLowerCase()) ?? null;
}

export const isUnsureUnit = (word: string): boolean => UNSURE.has(word.toLowerCase());
