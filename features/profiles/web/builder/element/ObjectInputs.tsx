import { upload } from '#platform/web/api/upload.ts'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { uploadObjectForm } from '../../../../objects/contract/object.endpoints.ts'
import type { DataType } from '../../../domain/element-types.ts'
import type { SendForm } from './builder-files.ts'
import { typeInputs } from './type-inputs.tsx'

const sendForm: SendForm = (file, options) => upload(uploadObjectForm, {}, file, options)

/** What an object of the catalogue may hold, inside its form: that has the inputs of `valueSchema`, and says the `type`. */
export const ObjectInputs = () => {
  const { form } = useFormContext()
  const [type, multiple] = form.watch(['type', 'multiple']) as [DataType, boolean]
  const Inputs = typeInputs[type]
  return Inputs ? <Inputs multiple={multiple} sendForm={sendForm} /> : null
}
