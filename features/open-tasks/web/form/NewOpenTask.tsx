import { useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { ownKnownZone } from '#platform/web/i18n/own-known-zone.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { createOpenTask } from '../../contract/open-task.endpoints.ts'
import { RuleFields } from './RuleFields.tsx'
import { TextFields } from './TextFields.tsx'

const dayLength = 86_400_000

/** By default entries open in a week, for a month, and the jury has two weeks. */
const usualDays = () => {
  const day = (ahead: number) => dayIn(ownTimeZone(), Date.now() + ahead * dayLength)
  return { opensDay: day(7), untilDay: day(37), resultsDay: day(51) }
}

/** Form in the drawer for a new open task; it is a draft until it is sent for moderation. */
export const NewOpenTask = () => {
  const t = useTexts('open-tasks')
  const go = useGo()
  const [days] = useState(usualDays)
  const create = useCommand(createOpenTask, { success: t('form.created') })
  const form = useProductForm({
    draft: 'open-task:new',
    schema: createOpenTask.body,
    defaults: {
      title: '',
      description: '',
      prize: '',
      requirements: '',
      ...days,
      opensTime: '10:00',
      untilTime: '18:00',
      resultsTime: '12:00',
      timeZone: ownKnownZone(),
      late: 'REFUSE' as const,
      isBlind: true,
      prizePlaces: 3,
      criteria: [],
      form: [],
    },
    onSubmit: async (body) => {
      const { id } = await create.mutateAsync({ body })
      closeDrawer()
      go(linkTo('/bch/view/open-task', { openTaskId: id }))
    },
  })
  return (
    <Form form={form} submitLabel={t('form.create')} onCancel={cancelDrawer} guard={false}>
      <TextFields />
      <RuleFields />
    </Form>
  )
}
