/** Readers that take only what the formats say, so that anything written otherwise fails a test. */

interface BibtexEntry {
  type: string;
  key: string;
  fields: Record<string, string>;
}

const COMMANDS: Record<string, string> = {
  textbackslash: '\\',
  textbraceleft: '\uE000',
  textbraceright: '\uE001',
  textasciitilde: '~',
  textasciicircum: '^',
};

export function readBibtex(text: string): BibtexEntry[] {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray => {
    const sticky = new RegExp(pattern.source, 'uy');
    sticky.lastIndex = at;
    const found = sticky.exec(text);
    if (!found) throw new Error(`Expected ${pattern} at ${JSON.stringify(text.slice(at, at + 60))}`);
    at = sticky.lastIndex;
    return found;
  };
  /** A value, as BibTeX counts: every brace, escaped or not. */
  const value = (): string => {
    take(/\{/);
    const from = at;
    for (let depth = 1; depth > 0; at += 1) {
      if (at >= text.length) throw new Error('A value has no end');
      if (text[at] === '{') depth += 1;
      if (text[at] === '}') depth -= 1;
    }
    return text.slice(from, at - 1);
  };
  const entries: BibtexEntry[] = [];
  take(/\s*/);
  while (at < text.length) {
    const [, type, key] = take(/@([a-z]+)\{([a-z0-9-]+)/);
    const fields: Record<string, string> = {};
    while (text[at] === ',') {
      const [, name] = take(/,\s*([a-z]+) = /);
      if (name! in fields) throw new Error(`${name} twice`);
      const raw = value();
      fields[name!] = ['url', 'doi'].includes(name!) ? raw : unescaped(raw);
    }
    take(/\s*\}\s*/);
    entries.push({ type: type!, key: key!, fields });
  }
  return entries;
}

function unescaped(raw: string): string {
  if (/(?<!\\)[$&#_%~^]/.test(raw)) throw new Error(`A character that TeX acts on, in ${raw}`);
  return raw
    .replace(/\\(?:([a-z]+)\{\}|([$&#_%]))/g, (all, command?: string, character?: string) => {
      if (character) return character;
      if (!(command! in COMMANDS)) throw new Error(`${all} is no command`);
      return COMMANDS[command!]!;
    })
    .replaceAll('\uE000', '{')
    .replaceAll('\uE001', '}');
}

export function readRis(text: string): Record<string, string[]>[] {
  const records: Record<string, string[]>[] = [];
  let open: Record<string, string[]> | null = null;
  for (const line of text.split('\r\n')) {
    if (line === '' && !open) continue;
    const parts = /^([A-Z][A-Z0-9]) {2}- (.*)$/su.exec(line);
    if (!parts || /[\r\n]/.test(line)) throw new Error(`No line of RIS: ${JSON.stringify(line)}`);
    const [, tag, value] = parts;
    if ((tag === 'TY') !== (open === null)) throw new Error(`${tag} where it may not stand`);
    if (tag === 'ER') {
      records.push(open!);
      open = null;
      continue;
    }
    open ??= {};
    open[tag!] = [...(open[tag!] ?? []), value!];
  }
  if (open) throw new Error('A record has no end');
  return records;
}
