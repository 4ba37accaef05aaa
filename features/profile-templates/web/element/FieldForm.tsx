import type { Field } from '../../../fields/domain/tree.ts'
import { ValueForm } from './ValueForm.tsx'
import { WordsForm } from './WordsForm.tsx'

type Props<F extends Field> = { field: F; onChange: (field: F) => void }

/** One field, wherever it stands: alone, in a group, or as a column of a table. */
export const FieldForm = <F extends Field>({ field, onChange }: Props<F>) => (
  <>
    <WordsForm value={field} onChange={(words) => onChange({ ...field, ...words })} />
    <ValueForm field={field} onChange={onChange} />
  </>
)
