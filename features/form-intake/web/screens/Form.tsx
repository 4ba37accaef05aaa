import '../form-intake.css'
import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { DetailsFrame } from '#platform/web/work/components/details/DetailsFrame.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getIntakeForm } from '../../contract/form.endpoints.ts'
import { FormPage } from '../form/FormPage.tsx'

const search = z.object({ formId: numberParam() })

/** Screen of a form: address, field mapping, and the result of a sample. */
export const Form = () => {
  const t = useTexts('form-intake')
  const [{ formId }] = useScreenSearch(search)
  const isNamed = formId !== undefined && formId > 0
  const answer = useCall(
    getIntakeForm,
    { query: { formId: String(formId) } },
    { enabled: isNamed, deniedHere: true },
  )
  return (
    <DetailsFrame
      answer={answer}
      isNamed={isNamed}
      none={{ title: t('form.none'), text: t('form.noneText') }}
    >
      {(form) => <FormPage key={formId} form={form} />}
    </DetailsFrame>
  )
}
