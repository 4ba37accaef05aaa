import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { ActionIcons } from '#platform/web/work/actions/ActionIcons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { addUnwantedReviewer, listUnwantedReviewers } from '../../contract/unwanted-reviewer.endpoints.ts'
import { unwantedActions } from './unwanted-actions.ts'

const Named = ({ projectId }: { projectId: number }) => {
  const t = useTexts('expertise')
  const { data, error, refetch } = useCall(listUnwantedReviewers, { query: { projectId: String(projectId) } })
  const actionsFor = useActions(unwantedActions)
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={3} />
  if (data.items.length === 0) return null
  return (
    <Section title={t('unwanted.named')}>
      <Rows>
        {data.items.map((one) => (
          <Row
            key={one.id}
            title={one.email}
            facts={
              <>
                <span>{one.namedBy.name}</span>
                <DateText value={one.at} />
              </>
            }
            text={one.reason}
            end={<ActionIcons actions={actionsFor(one)} />}
          />
        ))}
      </Rows>
    </Section>
  )
}

/** Names people who should not review the project, and lists those already named, in the drawer. */
export const UnwantedReviewers = ({ projectId }: { projectId: number }) => {
  const t = useTexts('expertise')
  const add = useCommand(addUnwantedReviewer, { success: t('unwanted.added') })
  const form = useProductForm({
    draft: `unwanted-reviewer:${projectId}`,
    schema: addUnwantedReviewer.body.omit({ projectId: true }),
    defaults: { email: '', reason: '' },
    onSubmit: async (named) => {
      await add.mutateAsync({ body: { projectId, ...named } })
      form.form.reset()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('unwanted.text')}</p>
      <Form form={form} submitLabel={t('unwanted.add')} onCancel={cancelDrawer} guard={false}>
        <TextField
          name="email"
          label={t('unwanted.email')}
          help={t('unwanted.emailHelp')}
          autoComplete="off"
          autoFocus
        />
        <TextField name="reason" label={t('unwanted.reason')} rows={3} />
      </Form>
      <Named projectId={projectId} />
    </>
  )
}
