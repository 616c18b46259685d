/** [what is measured, unit, where the field stands, what is aimed at]. A unit that starts with '$' is a price. */
export type Metric = [name: string, unit: string, baseline: number, target: number];

export type Area = 'energy' | 'devices' | 'medicines' | 'materials' | 'computing' | 'agriculture' | 'aerospace';

/**
 * A field of technology with the words that people in it use. Phrases are written to stand inside a sentence:
 * problems, risks and rules are whole clauses without their full stop, methods carry their article, products and
 * applications are nouns (products in the singular, applications and customers in the plural). The first product is
 * made by the first method, and so on.
 */
export interface Theme {
  name: string;
  area: Area;
  industries: string[];
  problems: string[];
  methods: string[];
  products: string[];
  metrics: Metric[];
  applications: string[];
  customers: string[];
  risks: string[];
  rules: string[];
  cpc: [code: string, title: string][];
  naics: [code: string, title: string];
  /** Keys of `agencies.ts`. */
  agencies: string[];
  terms: string[];
  /** Segment, billions of US dollars in 2023, growth in percent a year. */
  market: [segment: string, billions: number, growth: number];
  medical?: MedicalTheme;
}

/** The part of a theme that lets it be tried in people. */
interface MedicalTheme {
  conditions: string[];
  mesh: string[];
  /** Type of the intervention, as ClinicalTrials.gov has it. */
  type: 'Device' | 'Drug' | 'Biological' | 'Diagnostic Test' | 'Genetic' | 'Behavioral';
  /** The thing to compare with. */
  comparator: string;
  outcomes: [measure: string, timeFrame: string][];
  criteria: string[];
  /** For medicines: stem of the invented substance names, class, form, route. */
  substance?: { stem: string; pharmacologicClass: string; form: string; route: string; strengths: string[] };
}
