import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { parse } from 'csv-parse/sync';
import { fixturesDir } from '../apps/server/test/fixtures-dir.ts';

/** A published file whose records are written many times over, each with a number of its own. */
export interface Amplified {
  source: string;
  file: string;
  /** Text around the records: a JSON array, or the XML elements around them. */
  head: string;
  foot: string;
  between: string;
  /** The text of the records as published. */
  records: string[];
  /** Gives a record another identity. */
  renumber: (record: string, number: number) => string;
}

const digits = (number: number, length: number) => String(number).padStart(length, '0');
const read = (file: string) => readFileSync(join(fixturesDir!, 'data', file), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: published JSON of many shapes
type Json = any;

function json(
  source: string,
  file: string,
  list: (root: Json) => Json[],
  renumber: (record: Json, number: number) => void,
): Amplified {
  const root = JSON.parse(read(file));
  const records = list(root)
    .splice(0)
    .map((record) => JSON.stringify(record));
  list(root).push('@@records@@');
  const [head = '', foot = ''] = JSON.stringify(root).split('"@@records@@"');
  const renumbered: Amplified['renumber'] = (text, number) => {
    const record = JSON.parse(text);
    renumber(record, number);
    return JSON.stringify(record);
  };
  return { source, file, head, foot, between: ',\n', records, renumber: renumbered };
}

function csv(source: string, file: string, renumber: (cells: string[], number: number) => void): Amplified {
  const [header, ...rows] = parse(read(file), { bom: true, relax_column_count: true, relax_quotes: true });
  const line = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return {
    source,
    file,
    head: `${line(header!)}\n`,
    foot: '\n',
    between: '\n',
    records: rows.map((row) => JSON.stringify(row)),
    renumber(record, number) {
      const cells = JSON.parse(record) as string[];
      renumber(cells, number);
      return line(cells);
    },
  };
}

function xml(source: string, file: string, element: string, renumber: Amplified['renumber']): Amplified {
  const text = read(file);
  const records = text.match(new RegExp(`<${element}[ >][\\s\\S]*?</${element}>`, 'g')) ?? [];
  const foot = text.slice(text.lastIndexOf(`</${element}>`) + element.length + 3);
  return { source, file, head: text.slice(0, text.indexOf(records[0]!)), foot, between: '\n', records, renumber };
}

const numberIn = (link: string, number: number) => link.replace(/\d+$/, String(number));

/** One for each large published file; small ones would measure their few records over and over. */
export function amplifiedFiles(): Amplified[] {
  return [
    json(
      'sbir',
      'awards/sbir_api_v1_awards_2017_phase2.json',
      (root) => root,
      (award, n) => {
        award.link = numberIn(award.link, n);
      },
    ),
    json(
      'sbir-solicitations',
      'funding/sbir_api_v1_solicitations_HHS.json',
      (root) => root,
      (call, n) => {
        call.link = numberIn(call.link, n);
      },
    ),
    csv('dod-dsip', 'funding/dod_dsip_topics_flat.csv', (cells, n) => {
      cells[1] = `${cells[1]}-${n}`;
      cells[2] = `${cells[2]}-${n}`;
    }),
    csv('sam-gov', 'funding/sam_opportunities_flat.csv', (cells, n) => {
      cells[0] = digits(n, 32);
    }),
    csv('nasa-patents', 'federal_labs/NASA_Patents.csv', (cells, n) => {
      cells[2] = `${cells[2]}-${n}`;
    }),
    json(
      'yc-directory',
      'companies/yc_algolia_W22.json',
      (root) => root.results[0].hits,
      (company, n) => {
        Object.assign(company, { id: n, objectID: String(n), slug: `company-${n}` });
      },
    ),
    json(
      'patentsview',
      'patents/patentsview_patent_dsl_query_300.json',
      (root) => root.patents,
      (patent, n) => {
        patent.patent_id = String(n + 1_000_000);
      },
    ),
    json(
      'crossref',
      'publications/crossref_funder_works_100.json',
      (root) => root.message.items,
      (work, n) => {
        work.DOI = `10.5555/${n}`;
      },
    ),
    json(
      'clinicaltrials-gov',
      'clinical_trials/ctgov_v2_ctg-studies_dgg32.json',
      (root) => root,
      (study, n) => {
        study.protocolSection.identificationModule.nctId = `NCT${digits(n, 8)}`;
      },
    ),
    csv('clinicaltrials-gov', 'clinical_trials/ctgov_ctg-studies_renamed.csv', (cells, n) => {
      cells[0] = `NCT${digits(n, 8)}`;
    }),
    json(
      'usaspending',
      'spending/usaspending_selfdeclared_idvs_149.json',
      (root) => root,
      (award, n) => {
        Object.assign(award, { generated_internal_id: `CONT_IDV_${n}`, 'Award ID': `A${n}`, internal_id: n });
      },
    ),
    csv('ictrp', 'intl_trials/ICTRP_COVID19-927-trials_7Apr2020.csv', (cells, n) => {
      cells[0] = `ChiCTR${digits(n, 10)}`;
    }),
    csv('euctr', 'intl_trials/euctr_results_scrape_dec2020.csv', (cells, n) => {
      cells[1] = `2006-${digits(n, 6)}-16`;
    }),
    xml('arxiv', 'publications/arxiv_api_q_testing_s0_m100_cfe7536492ca.xml', 'entry', (entry, n) =>
      entry
        .replaceAll(/arxiv\.org\/abs\/[\w.\-/]+/g, `arxiv.org/abs/2601.${digits(n, 5)}v1`)
        // Entries of one DOI are one work.
        .replaceAll(/<arxiv:doi[\s\S]*?<\/arxiv:doi>/g, ''),
    ),
  ];
}

/** Writes records until there are `count` of them or `bytes` are reached; answers how many it wrote. */
export async function writeAmplified(file: Amplified, path: string, until: { count?: number; bytes?: number }) {
  const out = createWriteStream(path);
  let written = 0;
  let size = 0;
  out.write(file.head);
  while (written < (until.count ?? Number.POSITIVE_INFINITY) && size < (until.bytes ?? Number.POSITIVE_INFINITY)) {
    const text = file.renumber(file.records[written % file.records.length]!, written + 1);
    const isRoom = out.write(written === 0 ? text : file.between + text);
    written += 1;
    size += text.length;
    if (!isRoom) await once(out, 'drain');
  }
  out.end(file.foot);
  await finished(out);
  return written;
}
