/** The funding programs of the specification. */
type Program =
  | 'phase_1_project_pitch'
  | 'sbir_sttr_phase_1'
  | 'sbir_sttr_direct_to_phase_2'
  | 'sbir_ignite_phase_1'
  | 'sbir_sttr_phase_2';

/** The text of a program's two documents; `write-templates` makes them. */
export interface Template {
  program: Program;
  folder: { path: string; name: string; description: string };
  checklist: { title: string; items: string[] }[];
  outline: { title: string; hint: string; prompts: string[] }[];
}

export const DISCLAIMER =
  'Rules, limits and dates differ by agency and change with every solicitation. The current solicitation is what counts: check each point against it before you rely on it.';
