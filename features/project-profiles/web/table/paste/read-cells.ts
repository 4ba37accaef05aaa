import { call } from '#platform/web/api/call.ts'
import { matchDictionaryNames } from '../../../contract/profile.endpoints.ts'
import { fieldTypes } from '../../../../fields/domain/field-types.ts'
import { possibleNames } from '../../../../fields/types/list/list.type.ts'
import { readFieldValue } from '../../../../fields/domain/pasted-text.rules.ts'
import type { Field } from '../../../../fields/domain/tree.ts'
import type { ValueProblem } from '../../../../fields/domain/field-type.ts'
import type { Value } from '../../../../fields/domain/values.ts'
import type { ProfileEditing } from '../../renderer/profile-source.ts'

/** The parsed value of a text in a field, or why it cannot be stored. */
export type ReadCell = { value: Value } | { problem: NonNullable<ValueProblem> }

/** Parses one text for a field. */
export type CellReader = (field: Field, text: string) => ReadCell

type Texts = readonly { field: Field; text: string }[]
type Where = Pick<ProfileEditing, 'which' | 'learn'>

/** Maximum number of names per call. */
const atOnce = 1000

const namesByDictionary = (texts: Texts): Map<string, Set<string>> => {
  const names = new Map<string, Set<string>>()
  for (const { field, text } of texts) {
    if (!fieldTypes[field.type].dictionaryIds || !field.dictionary) continue
    const known = names.get(field.dictionary) ?? new Set()
    possibleNames(field, text).forEach((name) => name.length <= 255 && known.add(name))
    names.set(field.dictionary, known)
  }
  return names
}

/** Requests the ids of all dictionary names in the texts. */
const lookUp = async (texts: Texts, { which, learn }: Where): Promise<Map<string, number>> => {
  const ids = new Map<string, number>()
  if (which === null) return ids
  for (const [dictionary, names] of namesByDictionary(texts)) {
    const all = [...names]
    for (let at = 0; at < all.length; at += atOnce) {
      const answer = await call(matchDictionaryNames, {
        body: { ...which, dictionary, names: all.slice(at, at + atOnce) },
      })
      learn({ names: answer.names })
      for (const [name, id] of Object.entries(answer.found)) ids.set(`${dictionary}/${name}`, id)
    }
  }
  return ids
}

/** A parser for these texts: dictionary names are looked up in advance, and numbering plans are loaded. */
export const readerFor = async (texts: Texts, where: Where): Promise<CellReader> => {
  const ids = await lookUp(texts, where)
  const hasPhones = texts.some(
    ({ field, text }) => fieldTypes[field.type].needsNumberingPlans && text.trim() !== '',
  )
  const phones = hasPhones ? await import('./phone-from-text.ts') : null
  return (field, text) => {
    const reading = readFieldValue(field, text, {
      findListValue: (dictionary, name) => ids.get(`${dictionary}/${name}`),
      ...(phones ? { phone: phones.phoneFromText } : {}),
    })
    if ('value' in reading) return { value: reading.value }
    return { problem: 'fault' in reading ? reading.fault : 'AMBIGUOUS' }
  }
}
