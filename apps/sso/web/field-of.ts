/** Returns the props of a field of a form, by its name. */
export type FieldOf<Names extends string> = (name: Names) => {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}
