type Size = { width: number; height: number };

/** Keeps the shape and never enlarges; at least a pixel each way. */
export function fitInto(box: Size, { width, height }: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
