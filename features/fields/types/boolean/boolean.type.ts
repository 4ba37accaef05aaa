import type { FieldType } from '../../domain/field-type.ts'

const yes = new Set(['да', 'yes', 'true', '1', '+', 'y', 'д'])
const no = new Set(['нет', 'no', 'false', '0', '-', 'n', 'н'])

export const booleanType: FieldType = {
  validate: (_field, value) => (typeof value === 'boolean' ? null : 'INVALID'),
  fromText: (_field, typed) => {
    const word = typed.toLowerCase()
    return yes.has(word) ? true : no.has(word) ? false : undefined
  },
  unreadable: 'INVALID',
}
