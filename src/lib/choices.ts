export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

/** The options of a choice, in the order of the contract's names. */
export function choicesOf<Value extends string>(names: Readonly<Record<Value, string>>): Choice<Value>[] {
  return (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
