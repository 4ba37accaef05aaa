import type { FieldType } from '../../domain/field-type.ts'

/** Format of codes in the catalogue of technologies. */
const codeShape = /^[A-Z0-9][A-Z0-9._-]{0,21}$/

/** Key of a technology's name among `references.names`, whose other keys are ids of dictionary values. */
export const technologyNameKey = (code: string): string => `technology:${code}`

/** Separator between the code and the name of a technology. */
const mark = ' · '

/** A technology as text: its code, with the name if known. */
export const writtenTechnology = (code: string, name: string): string =>
  name ? `${code}${mark}${name}` : code

/** The code in a text that may also contain the name. */
export const technologyCodeIn = (text: string): string => (text.split(mark)[0] ?? '').trim().toUpperCase()

/** A technology of the catalogue, by its code. The server checks that it exists. */
export const technologyType: FieldType = {
  validate: (_field, value) => (typeof value === 'string' && codeShape.test(value) ? null : 'NOT_IN_LIST'),
  read: (_field, typed) => {
    const value = technologyCodeIn(typed)
    return codeShape.test(value) ? { value } : { fault: 'NOT_IN_LIST' }
  },
  searchText: (value, names) => {
    if (typeof value !== 'string') return ''
    const name = names[technologyNameKey(value)]
    return `${value} ${name?.ru ?? ''} ${name?.en ?? ''}`.trim()
  },
}
