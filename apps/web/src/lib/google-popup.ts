/** Between the popup and the page that opened it: messages reach windows of this site alone. */
export const googleChannel = () => new BroadcastChannel('groundwork-google');

export interface GoogleAnswer {
  idToken: string;
  state: string;
}

/** Reads Google's answer behind the # of the address; null when there is no ID token, as after a refusal. */
export function readGoogleAnswer(hash: string): GoogleAnswer | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [idToken, state] = [given.get('id_token'), given.get('state')];
  return idToken && state ? { idToken, state } : null;
}
