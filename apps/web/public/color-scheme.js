// Sets the theme and the language before anything is painted: a script of its own, because the page allows no inline script.
(() => {
  const kept = (key, fallback) => {
    try {
      return localStorage.getItem(key) || fallback;
    } catch {
      return fallback;
    }
  };
  const page = document.documentElement;
  const chosen = kept('mantine-color-scheme-value', 'auto');
  const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  page.lang = kept('language', 'en');
})();
