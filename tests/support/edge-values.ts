import {
  systemVariables,
  type SystemVariable,
  type VariableKind,
} from '#platform/domain/variables/system-variables.ts'

/** A transparent picture of one pixel. */
export const smallPicture = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==`

const longLink = `https://x.example/${'a'.repeat(230)}`

const ends: Record<VariableKind['kind'], (variable: never) => readonly string[]> = {
  number: ({ min, max }: { min: number; max: number }) => [String(min), String(max)],
  text: ({ max, required }: { max: number; required: boolean }) => [required ? 'x' : '', 'Щ'.repeat(max)],
  choice: ({ of }: { of: readonly string[] }) => of,
  link: () => ['', longLink],
  email: () => ['', 'a@b.example'],
  sender: () => [
    'a@b.example',
    '"x@y.example (z)" <a@b.example>',
    `"${'Щ'.repeat(99)}," <${'a'.repeat(60)}@b.example>`,
  ],
  picture: () => ['', smallPicture, `${smallPicture.slice(0, 40)}${'A'.repeat(87_000)}`],
}

/** The values of a variable at both ends of its range. */
export const edgeValuesOf = (key: SystemVariable): readonly string[] => {
  const variable: VariableKind = systemVariables[key]
  return ends[variable.kind](variable as never)
}
