import { expect, test } from 'vitest';
import { evidenceOfField } from '../../../../../test/field.ts';
import { projectPitch } from '../../../programs/nsf.ts';
import { characters, type Program, type ProgramSection } from '../../../programs/program.ts';
import { programSection } from './program-section.ts';

const SAID = {
  innovation: 'We press sulfide electrolyte sheets that stop dendrites in lithium cells.',
  feasibility: 'A prototype of ten layers ran for a month.',
  market: 'Our first customers are makers of electric aircraft.',
  team: 'We are Voltfoil Inc., seven people in Ohio; Ada Walk leads research.',
};
const section = (
  id: string,
  draws: ProgramSection['draws'],
  limit: ProgramSection['limit'] = null,
): ProgramSection => ({
  id,
  title: id,
  question: `What of ${id}?`,
  limit,
  draws,
  adds: [`Add to ${id}.`],
});
const evidence = () => evidenceOfField([], { description: Object.values(SAID).join(' ') });

async function written(sections: ProgramSection[]) {
  const program: Program = { ...projectPitch, sections };
  const of = await evidence();
  return sections.map((each) => {
    const { blocks, guide } = programSection(program, each, of);
    return {
      texts: blocks.flatMap((block) => (block.type === 'paragraph' ? block.sentences.map(({ text }) => text) : [])),
      adds: blocks.flatMap((block) => (block.type === 'to-add' ? block.items : [])),
      limit: guide?.limit,
    };
  });
}

test('[RPT-03] each sentence of the description stands once: in the first part that asks for its sense, else with the innovation', async () => {
  const [first, second, third] = await written([
    section('innovation', ['innovation']),
    section('results', ['feasibility']),
    section('company', ['team', 'feasibility']),
  ]);
  expect(first!.texts).toEqual([SAID.innovation, SAID.market]);
  expect(second!.texts).toEqual([SAID.feasibility]);
  expect(third!.texts).toEqual([SAID.team]);
});

test('[RPT-03] a part is no longer than the agency allows, in whole sentences, and says what the applicant has to add', async () => {
  const limit = characters(SAID.innovation.length + 10);
  const [only] = await written([section('innovation', ['innovation', 'feasibility', 'market', 'team'], limit)]);
  expect(only).toEqual({ texts: [SAID.innovation], adds: ['Add to innovation.'], limit });
});
