import { z } from 'zod'
import { requiredText } from '#platform/contract/fields.ts'
import { objectCreation, objectEdit, objectField } from '../../contract/object.schemas.ts'

/** The field as its form holds it: it has a code and its names, and nothing chosen is null. */
const formField = objectField.extend({
  code: objectField.shape.code.min(1, 'REQUIRED'),
  name: z.strictObject({ ru: requiredText(255), en: requiredText(255) }),
  dictionary: objectField.shape.dictionary.nullable(),
  currency: objectField.shape.currency.nullable(),
})

/** Nothing chosen is told as such, not as a wrong number. */
const groupId = z.int('REQUIRED').positive('REQUIRED')

/** A new object as its form holds it. */
export const creationForm = objectCreation.extend({ groupId, field: formField })

/** An object to change as its form holds it. */
export const editForm = objectEdit.extend({ groupId, field: formField })

const words = () => ({ ru: '', en: '' })

/** What the inputs of any type begin with. */
export const blankInputs = () => ({ unit: words(), dictionary: null, currency: null })

/** A new field: a line of text. */
export const newField = () => ({
  code: '',
  name: words(),
  shortName: words(),
  description: words(),
  help: words(),
  type: 'STRING',
  required: false,
  limits: {},
  ...blankInputs(),
})

/** The field as it travels: what is not chosen is left out; what its type does not know the server drops. */
export const travelling = ({
  dictionary,
  currency,
  ...field
}: z.output<typeof formField>): z.output<typeof objectField> => ({
  ...field,
  ...(dictionary ? { dictionary } : {}),
  ...(currency ? { currency } : {}),
})
