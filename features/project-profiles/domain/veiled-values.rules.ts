import { fieldTypes } from '../../fields/domain/field-types.ts'
import {
  textsOfRich,
  withoutLinks,
  withoutMarks,
  withoutPictures,
} from '../../fields/domain/rich-text.rules.ts'
import { elementsOf, fieldsOf, type ElementTree, type Field } from '../../fields/domain/tree.ts'
import type { Value } from '../../fields/domain/values.ts'

type Texts = (text: string) => string

/** Values of a profile with any additional properties. */
type Veilable = {
  plain: Record<string, Value>
  items: Record<string, { values: Record<string, Value> }[]>
}

const veiledValue = (field: Field | undefined, value: Value, veil: Texts): Value => {
  if (field && fieldTypes[field.type].isIdentifying) return null
  if (typeof value !== 'string') return value
  return field?.rich ? textsOfRich(withoutMarks(withoutLinks(withoutPictures(value))), veil) : veil(value)
}

/** The values without names, phone numbers, links, pictures and files, for readers who may not identify the project. */
export const veiledValues = <V extends Veilable>(values: V, tree: ElementTree, veil: Texts): V => {
  const fields = new Map(elementsOf(tree).map((element) => [element.code, fieldsOf(element)]))
  const veiled = (code: string, given: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        veiledValue(
          fields.get(code || name)?.find((field) => field.code === name),
          value,
          veil,
        ),
      ]),
    )
  return {
    ...values,
    plain: veiled('', values.plain),
    items: Object.fromEntries(
      Object.entries(values.items).map(([code, items]) => [
        code,
        items.map((item) => ({ ...item, values: veiled(code, item.values) })),
      ]),
    ),
  }
}
