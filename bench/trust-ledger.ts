import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../apps/server/test/app.ts';
import { addFile } from '../apps/server/test/library.ts';

const PASSWORD = 'correct horse 9';
/** So many comparisons are asked for at once. */
const AT_ONCE = 16;
/** Until one who was told to wait tries again. */
const WAIT_MS = 50;

/** Somebody with an account, who goes on at whatever address the server has. */
export interface Account extends Pick<Visitor, 'get' | 'post' | 'patch' | 'delete' | 'request'> {
  movedTo(url: string): Promise<void>;
}

export async function accountAt(first: string, name: string): Promise<Account> {
  let url = first;
  let cookie = '';
  const email = `${name}@example.org`;
  const request: Visitor['request'] = async (path, init) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    headers.set('origin', url);
    const response = await fetch(`${url}/api${path}`, { ...init, headers });
    const set = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return response;
  };
  const call = async (method: string, path: string, body?: unknown) => {
    const json =
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await request(path, { method, ...json });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text, headers: response.headers };
  };
  const account: Account = {
    request,
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    patch: (path, body = {}) => call('PATCH', path, body),
    delete: (path, body = {}) => call('DELETE', path, body),
    async movedTo(next) {
      url = next;
      // A lost secret ends sessions, and nothing else.
      if ((await account.get('/auth/session')).body.user) return;
      await account.post('/auth/sign-in/email', { email, password: PASSWORD });
    },
  };
  await account.post('/auth/sign-up/email', { email, password: PASSWORD, firstName: 'Ada', lastName: 'Example' });
  return account;
}

interface Kept {
  account: Account;
  what: string;
  /** Whether it is there as it was acknowledged. */
  isThere(): Promise<boolean>;
}

/** All that the server said it had. */
export class Ledger {
  readonly #kept: Kept[] = [];
  /** Of each account: the project whose notes are written, and what was acknowledged and asked for last. */
  readonly #notes = new Map<Account, { projectId: string; version: number; saved: string; asked: string }>();
  readonly #asked = new Map<Account, Set<string>>();
  #comparedOnce = 0;
  lost: string[] = [];
  half: string[] = [];
  compared = 0;
  /** Calls that were told to come back later, and those that were not. */
  waits = 0;
  faults = 0;

  get acknowledged(): number {
    return this.#kept.length + this.#changes;
  }
  #changes = 0;

  /** False when nobody answers. */
  async writeOne(account: Account, random: () => number): Promise<boolean> {
    const choice = random();
    try {
      if (choice < 0.3) await this.#project(account);
      else if (choice < 0.4) await this.#deletion(account);
      else if (choice < 0.6) await this.#search(account);
      else if (choice < 0.8) await this.#note(account);
      else await this.#file(account);
      return true;
    } catch (error) {
      if (error instanceof TypeError) return false;
      await this.#refused(Number(/"status":(5\d\d)/.exec(String(error))?.[1]));
      return true;
    }
  }

  async #project(account: Account): Promise<void> {
    const text = `A quiet pump ${randomBytes(8).toString('hex')}`;
    this.#asked.set(account, (this.#asked.get(account) ?? new Set()).add(text));
    const { status, body } = await account.post('/projects', { areaOfInterest: text });
    if (status !== 201) return this.#refused(status);
    const { id } = body.newProject;
    if (!this.#notes.has(account)) this.#notes.set(account, { projectId: id, version: 0, saved: '', asked: '' });
    const isThere = async () => (await account.get(`/projects/${id}`)).body.description === text;
    this.#kept.push({ account, what: `project ${id}`, isThere });
  }

  /** What was deleted stays so; a call that was cut off may have deleted it or not. */
  async #deletion(account: Account): Promise<void> {
    const text = `A quiet pump ${randomBytes(8).toString('hex')}`;
    this.#asked.set(account, (this.#asked.get(account) ?? new Set()).add(text));
    const made = await account.post('/projects', { areaOfInterest: text });
    if (made.status !== 201) return this.#refused(made.status);
    const { id } = made.body.newProject;
    const { status } = await account.delete('/projects', { id });
    if (status !== 200) return this.#refused(status);
    const isThere = async () => (await account.get(`/projects/${id}`)).status === 404;
    this.#kept.push({ account, what: `deletion of project ${id}`, isThere });
  }

  async #search(account: Account): Promise<void> {
    const name = randomBytes(8).toString('hex');
    const { status, body } = await account.post('/search/saved', { name, searchEngine: 'awards', query: name });
    if (status !== 201) return this.#refused(status);
    const isThere = async () => (await account.patch(`/search/saved/${body.id}`, { name })).body.name === name;
    this.#kept.push({ account, what: `saved search ${body.id}`, isThere });
  }

  async #note(account: Account): Promise<void> {
    const notes = this.#notes.get(account);
    if (!notes) return;
    notes.asked = `Note ${randomBytes(200).toString('hex')}`;
    const { projectId, version, asked: text } = notes;
    const { status, body } = await account.patch('/projects/notes', { projectId, version, text });
    if (status !== 200) return this.#refused(status);
    Object.assign(notes, { version: body.notesVersion, saved: text });
    this.#changes += 1;
  }

  async #file(account: Account): Promise<void> {
    const content = randomBytes(15_000).toString('hex');
    const { id, status } = await addFile(account, `${randomBytes(6).toString('hex')}.txt`, content);
    // Its bytes were refused, and it says so: nothing has been promised.
    if (status === 'pending') return this.#refused(507);
    const sum = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const isThere = async () => {
      const response = await account.request(`/library/files/${id}/content`, { method: 'GET' });
      return response.status === 200 && sum(new Uint8Array(await response.arrayBuffer())) === sum(content);
    };
    this.#kept.push({ account, what: `file ${id}`, isThere });
  }

  async #refused(status: number): Promise<void> {
    if (status === 503 || status === 507) {
      this.waits += 1;
      await sleep(WAIT_MS);
    } else if (status >= 500) this.faults += 1;
  }

  /** `new`: what no comparison has seen yet. What was acknowledged is there; what was not is there whole or not at all. */
  async audit(accounts: Account[], which: 'all' | 'new' = 'all'): Promise<void> {
    const compared = this.#kept.slice(which === 'all' ? 0 : this.#comparedOnce);
    this.#comparedOnce = this.#kept.length;
    for (let at = 0; at < compared.length; at += AT_ONCE)
      await Promise.all(
        compared.slice(at, at + AT_ONCE).map(async ({ what, isThere }) => {
          this.compared += 1;
          if (!(await isThere())) this.lost.push(what);
        }),
      );
    for (const account of accounts) {
      const notes = this.#notes.get(account);
      if (!notes) continue;
      const { body } = await account.get(`/projects/${notes.projectId}`);
      this.compared += 1;
      if (body.notes !== notes.saved && body.notes !== notes.asked) this.lost.push(`notes of ${notes.projectId}`);
      Object.assign(notes, { version: body.notesVersion, saved: body.notes, asked: body.notes });
      await this.#onlyWhole(account);
    }
  }

  async #onlyWhole(account: Account): Promise<void> {
    const { body } = await account.get('/projects?page=1&limit=20');
    for (const { id, description } of body.items)
      if (!this.#asked.get(account)?.has(description)) this.half.push(`project ${id}`);
  }

  row(what: string): string[] {
    for (const one of [...this.lost, ...this.half].slice(0, 10)) console.log(`LOST OR HALF: ${one}`);
    return [what, this.acknowledged, this.compared, this.lost.length, this.half.length, this.waits, this.faults].map(
      String,
    );
  }
}
