import { useMemo } from 'react'
import { z } from 'zod'
import { requiredText, text } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import type { BulkDecision, BulkPlan } from './bulk-plan.ts'
import { NameList } from './NameList.tsx'

type Props = { plan: BulkPlan; decision: BulkDecision; onStart: (reason: string) => Promise<void> }

/** Says how many applications will be decided, which are skipped and why; a rejection asks for its reason. */
export const BulkDryRun = ({ plan, decision, onStart }: Props) => {
  const t = useTexts('acceleration-requests')
  const isReject = decision === 'reject'
  const form = useProductForm({
    draft: null,
    schema: useMemo(() => z.object({ reason: isReject ? requiredText(1200) : text(1200) }), [isReject]),
    defaults: { reason: '' },
    onSubmit: ({ reason }) => onStart(reason),
  })
  const { ready, skipped } = plan
  const summary = (
    <>
      {ready.length > 0 ? (
        <NameList title={t(`inWork.bulk.${decision}Count`, { count: ready.length })} rows={ready} />
      ) : null}
      {skipped.map(({ because, rows }) => (
        <NameList
          key={because}
          quiet
          title={`${t('inWork.bulk.skipped', { count: rows.length })}: ${t(`inWork.bulk.because.${because}`, { count: rows.length })}`}
          rows={rows}
        />
      ))}
    </>
  )
  if (ready.length === 0) {
    return (
      <>
        <p className="drawer-text">{t('inWork.bulk.nothing')}</p>
        {summary}
      </>
    )
  }
  return (
    <>
      {summary}
      <p className="drawer-text">{t('inWork.bulk.final')}</p>
      <Form
        form={form}
        submitLabel={t(`inWork.bulk.${decision}Submit`, { count: ready.length })}
        danger={isReject}
        onCancel={cancelDrawer}
        guard={false}
      >
        {isReject ? (
          <TextField
            name="reason"
            label={t('inWork.bulk.reason')}
            help={t('inWork.bulk.reasonHelp')}
            rows={5}
            autoFocus
          />
        ) : null}
      </Form>
    </>
  )
}
