import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { saveUserReport } from '../../contract/user-report.endpoints.ts'
import type { BuiltReport } from '../report.types.ts'
import { ReportFields } from './ReportFields.tsx'

const usualName = '{{Report}} {{Date}}'

const blank = {
  id: null,
  version: null,
  name: '',
  fileName: usualName,
  templateFileId: '',
  forAll: false,
  roles: ['ACC'],
  oneFile: true,
  parameters: [],
}

const valuesOf = (report: BuiltReport) => ({
  id: report.id,
  version: report.version,
  name: report.name,
  fileName: report.fileName,
  templateFileId: report.template.id,
  forAll: report.forAll,
  roles: report.roles,
  oneFile: report.oneFile,
  parameters: report.parameters,
})

/** Form that creates or edits a report; conflicting changes of others are reported. */
export const ReportForm = ({ report }: { report: BuiltReport | null }) => {
  const t = useTexts('user-reports')
  const go = useGo()
  const save = useCommand(saveUserReport, { success: t('edit.saved') })
  const form = useProductForm({
    draft: report ? `user-report:${report.id}` : 'user-report:new',
    schema: saveUserReport.body,
    defaults: report ? valuesOf(report) : blank,
    onSubmit: async (body) => {
      const { id } = await save.mutateAsync({ headers: {}, body })
      if (!report) go(linkTo('/bch/view/user-constructor-reports/report', { reportId: id }))
    },
  })
  return (
    <Form form={form} submitLabel={t('edit.save')}>
      <ReportFields template={report?.template ?? null} />
    </Form>
  )
}
