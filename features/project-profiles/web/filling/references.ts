import type { References } from '../../../fields/contract/value.schemas.ts'

/** Names and files that values refer to, as they become known. */
export const createReferences = (first: References) => {
  let known = first
  return {
    get: (): References => known,
    learn: ({ names, files }: Partial<References>): void => {
      known = { names: { ...known.names, ...names }, files: { ...known.files, ...files } }
    },
  }
}
