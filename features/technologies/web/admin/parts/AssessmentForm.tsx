import { useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { assessTechnology } from '../../../contract/technology-parts.endpoints.ts'
import { readinessLevels } from '../../../domain/states.ts'

const today = (): string => dayIn(ownTimeZone(), Date.now())

/** Form in the drawer of a readiness level with its evidence. */
export const AssessmentForm = ({ technologyId }: { technologyId: number }) => {
  const t = useTexts('technologies')
  const [day] = useState(today)
  const assess = useCommand(assessTechnology, { success: t('readiness.added') })
  const form = useProductForm({
    draft: `technology-readiness:${technologyId}`,
    schema: assessTechnology.body,
    defaults: { technologyId, level: 1, day, evidence: '', assessor: '' },
    onSubmit: async (body) => {
      await assess.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('readiness.save')} onCancel={cancelDrawer} guard={false}>
      <SelectField
        name="level"
        label={t('readiness.level')}
        options={readinessLevels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
      />
      <DateField name="day" label={t('readiness.day')} />
      <TextField
        name="evidence"
        label={t('readiness.evidence')}
        help={t('readiness.evidenceHelp')}
        rows={3}
      />
      <TextField name="assessor" label={t('readiness.assessor')} />
    </Form>
  )
}
