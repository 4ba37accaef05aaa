import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { saveUserReport } from '../../contract/user-report.endpoints.ts'
import type { BuiltReport, ImportedReport } from '../report.types.ts'
import { ofAccelerator } from './of-accelerator.ts'
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

/** A new report as a file says it. */
const importedValues = ({ report, checked }: ImportedReport) => ({
  ...blank,
  ...report,
  templateFileId: checked.file?.id ?? '',
})

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

type Props = {
  report: BuiltReport | null
  imported: ImportedReport | null
  /** Where a new one is built, if several accelerators are possible. */
  acceleratorId: number | null
}

/** Builds a report, or changes one: what somebody else saved meanwhile is not overwritten unseen. */
export const ReportForm = ({ report, imported, acceleratorId }: Props) => {
  const t = useTexts('user-reports')
  const go = useGo()
  const save = useCommand(saveUserReport, { success: t('edit.saved') })
  const form = useProductForm({
    // What comes from a file is not mixed with what was typed before.
    draft: report ? `user-report:${report.id}` : imported ? null : 'user-report:new',
    schema: saveUserReport.body,
    defaults: report ? valuesOf(report) : imported ? importedValues(imported) : blank,
    onSubmit: async (body) => {
      const { id } = await save.mutateAsync({ headers: ofAccelerator(acceleratorId), body })
      if (!report) go(linkTo('/bch/view/user-constructor-reports/report', { reportId: id }))
    },
  })
  return (
    <Form form={form} submitLabel={t('edit.save')}>
      <ReportFields
        acceleratorId={acceleratorId}
        template={report?.template ?? null}
        found={imported?.checked ?? null}
      />
    </Form>
  )
}
