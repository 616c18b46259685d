import { useEffect, useState } from 'react';

/** The section that is being read: the one that crosses a band in the upper third of the window. */
export function useCurrentSection(sections: { id: string }[]): string {
  const [current, setCurrent] = useState(sections[0]?.id ?? '');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: '-15% 0px -75% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
