import type { Field } from '../../../fields/domain/tree.ts'
import { ValueForm } from './ValueForm.tsx'
import { WordsForm } from './WordsForm.tsx'

type Props<F extends Field> = { field: F; onChange: (field: F) => void }

/** Form of a field: a plain element, a field of a group or a column of a table. */
export const FieldForm = <F extends Field>({ field, onChange }: Props<F>) => (
  <>
    <WordsForm value={field} onChange={(words) => onChange({ ...field, ...words })} />
    <ValueForm field={field} onChange={onChange} />
  </>
)
