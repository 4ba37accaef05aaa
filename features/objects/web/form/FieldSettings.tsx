import { upload } from '#platform/web/api/upload.ts'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { uploadObjectForm } from '../../contract/object.endpoints.ts'
import type { DataType } from '../../../fields/domain/element-types.ts'
import type { SendForm } from '../../../fields/web/settings/send-form.ts'
import { settings } from '../../../fields/web/settings/settings.ts'

const sendForm: SendForm = (file, options) => upload(uploadObjectForm, {}, file, options)

/** Settings of an object's values, inside a form with the inputs of `valueSchema` and the `type`. */
export const FieldSettings = () => {
  const { form } = useFormContext()
  const [type, multiple] = form.watch(['type', 'multiple']) as [DataType, boolean]
  const Inputs = settings[type]
  return Inputs ? <Inputs multiple={multiple} sendForm={sendForm} /> : null
}
