import '#platform/web/work/components/drawer/drawer.css'
import { useMemo } from 'react'
import { z } from 'zod'
import type { Deadline } from '#platform/domain/deadline.ts'
import { requiredText, text } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { dueDay } from '../../contract/expert-job.schemas.ts'

const proposedFields = ['dueOn']

type Props = {
  jobId: number
  due: Deadline | null
  /** The day that the form opens with. */
  proposed: string | null
  /** An expert asks and must give a reason; a client extends without one. */
  kind: 'ask' | 'extend'
  send: (values: { dueOn: string; reason: string }) => Promise<unknown>
}

/** Asks for a later due date of a review, or sets one. */
export const TermForm = ({ jobId, due, proposed, kind, send }: Props) => {
  const t = useTexts('expertise')
  const isRequest = kind === 'ask'
  const form = useProductForm({
    draft: `term:${jobId}`,
    proposed: proposedFields,
    schema: useMemo(
      () => z.object({ dueOn: dueDay, reason: isRequest ? requiredText(1200) : text(1200) }),
      [isRequest],
    ),
    defaults: { dueOn: proposed, reason: '' },
    onSubmit: async (values) => {
      await send(values)
      notify({ code: 200, text: t(`terms.${kind}Done`) })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t(`terms.${kind}`)} onCancel={cancelDrawer} guard={false}>
      <p className="drawer-text">
        {t('terms.now')} {due ? <DeadlineText value={due} /> : t('terms.none')}
      </p>
      <DateField name="dueOn" label={t('terms.day')} help={t(`terms.${kind}Help`)} />
      {isRequest ? (
        <TextField name="reason" label={t('terms.reason')} help={t('terms.reasonHelp')} rows={4} />
      ) : null}
    </Form>
  )
}
