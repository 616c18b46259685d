export type FormValue = string | number | boolean | FormValue[] | { [name: string]: FormValue };

/** Stripe's form encoding: `line_items[0][price]=…`. */
export function stripeForm(values: { [name: string]: FormValue }): string {
  const form = new URLSearchParams();
  const add = (name: string, value: FormValue) => {
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
  };
  for (const [name, value] of Object.entries(values)) add(name, value);
  return form.toString();
}
