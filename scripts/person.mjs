import { expect } from 'vitest';

/** Somebody at a server, as a browser has them: with the cookies that they were given. */
export function personAt(url) {
  let cookie = '';

  async function answer(method, path, body) {
    const headers = { 'content-type': 'application/json', origin: url, cookie };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answered = await fetch(`${url}/api${path}`, init);
    const given = answered.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    return { status: answered.status, headers: answered.headers, body: await answered.json() };
  }

  /** What has to succeed. */
  async function call(method, path, body) {
    const { status, body: content } = await answer(method, path, body);
    expect(status, `${method} ${path}: ${JSON.stringify(content)}`).toBeLessThan(300);
    return content;
  }

  return {
    answer,
    call,
    cookie: () => cookie,
    /** What is no JSON; a bucket is asked without the cookie. */
    async bytes(path) {
      const answered = await fetch(`${url}/api${path}`, { headers: { cookie } });
      expect(answered.status, path).toBe(200);
      return Buffer.from(await answered.arrayBuffer());
    },
    signUp: (email) =>
      call('POST', '/auth/sign-up/email', {
        email,
        password: 'correct horse battery',
        firstName: 'Ada',
        lastName: 'New',
      }),
  };
}
