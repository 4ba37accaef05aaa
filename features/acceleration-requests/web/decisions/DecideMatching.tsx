import { useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { decideOnMany } from '../../contract/decision.endpoints.ts'
import { decisions, type Decision } from '../../domain/decision.rules.ts'
import { DecideForm } from './DecideForm.tsx'
import type { Target } from './decision-queries.ts'

/** One decision for all new applications that match the filters, in the background or staged. */
export const DecideMatching = ({ target: matching }: { target: Target }) => {
  const t = useTexts('acceleration-requests')
  const go = useGo()
  const [decision, setDecision] = useState<Decision>('ACCEPT')
  const [exceptIds, setExceptIds] = useState<readonly number[]>([])
  const target = exceptIds.length > 0 ? { ...matching, exceptIds: [...exceptIds] } : matching
  return (
    <>
      <p className="drawer-text">{t('decisions.matchingText')}</p>
      <Choices legend={t('decisions.decision')}>
        {decisions.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="decision"
            checked={decision === one}
            label={t(`decisions.${one}`)}
            onChange={() => setDecision(one)}
          />
        ))}
      </Choices>
      <DecideForm
        key={decision}
        decision={decision}
        target={target}
        withPlan
        drop={(id) => setExceptIds([...exceptIds, id])}
        submitLabel={(count) =>
          t(`inWork.actions.bulk.${decision === 'ACCEPT' ? 'accept' : 'reject'}Submit`, { count })
        }
        onDecide={async (words, { fingerprint }) => {
          const { id } = await call(decideOnMany, {
            query: target,
            body: { decision, fingerprint, ...words, reasonIds: [...words.reasonIds] },
          })
          closeDrawer()
          go(linkTo('/bch/view/projects-in-work/decision-run', { runId: id }))
        }}
      />
    </>
  )
}
