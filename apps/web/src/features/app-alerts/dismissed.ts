const keyOf = (page: string) => `groundwork-alert-${page}`;

/** Which version of a page's alert this browser has put away. */
export function dismissedVersion(page: string): string | null {
  try {
    return localStorage.getItem(keyOf(page));
  } catch {
    return null;
  }
}

export function dismissVersion(page: string, version: string): void {
  try {
    localStorage.setItem(keyOf(page), version);
  } catch {
    // Storage may be full or forbidden: then it is put away until the page is loaded anew.
  }
}
