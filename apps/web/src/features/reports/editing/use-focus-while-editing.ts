import { type RefObject, useEffect, useRef } from 'react';

/** The button that begins to edit can't be pressed meanwhile: the focus goes to the first field in view, and back to it afterwards. */
export function useFocusWhileEditing(isEditing: boolean): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (isEditing === wasEditing.current) return;
    wasEditing.current = isEditing;
    const fields = [...(article.current?.querySelectorAll('textarea') ?? [])];
    const next = isEditing
      ? (fields.find((field) => field.getBoundingClientRect().top > TOOLBARS_PX) ?? fields[0])
      : article.current?.querySelector<HTMLElement>('[data-edit]');
    next?.focus({ preventScroll: true });
  }, [isEditing]);
  return article;
}

/** Covered by what stays at the top of the page. */
const TOOLBARS_PX = 100;
