import type { FieldType } from '../../domain/field-type.ts'

/** A code as the catalogue of technologies has it. */
const codeShape = /^[A-Z0-9][A-Z0-9._-]{0,21}$/

/** Where the name of a technology stands among the names that values refer to: dictionary values stand there by numbers. */
export const technologyNameKey = (code: string): string => `technology:${code}`

/** What stands between the code of a technology and its name where both are written. */
const mark = ' · '

/** A technology as it is written: its code, and its name where it is known. */
export const writtenTechnology = (code: string, name: string): string =>
  name ? `${code}${mark}${name}` : code

/** The code in a text that may say the name as well. */
export const technologyCodeIn = (text: string): string => (text.split(mark)[0] ?? '').trim().toUpperCase()

/** A technology of the portal's catalogue, by its code. Whether the catalogue has it is the server's to say. */
export const technologyType: FieldType = {
  validate: (_field, value) => (typeof value === 'string' && codeShape.test(value) ? null : 'NOT_IN_LIST'),
  read: (_field, typed) => {
    const value = technologyCodeIn(typed)
    return codeShape.test(value) ? { value } : { fault: 'NOT_IN_LIST' }
  },
}
