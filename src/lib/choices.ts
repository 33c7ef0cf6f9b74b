export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

/** What can be chosen, from its names as the contract has them, in that order. */
export function choicesOf<Value extends string>(names: Readonly<Record<Value, string>>): Choice<Value>[] {
  return (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
