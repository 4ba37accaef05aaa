import type { ExampleKey } from '../../domain/example-keys.ts'
import { exampleOf } from '../../domain/examples.ts'
import type { Inputs } from '../../domain/inputs.ts'

/** A worked example in the reader's language. */
export const exampleInputs = (key: ExampleKey, year: number, t: (key: string) => string): Inputs =>
  exampleOf(key, year, (name) => t(`examples.${name}`))
