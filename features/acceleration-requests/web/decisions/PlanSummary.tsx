import './decisions.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NameList } from '#platform/web/work/actions/bulk/NameList.tsx'
import type { Plan } from './decision-queries.ts'

/** Summary of a dry run: counts, and excluded applications with reasons. */
export const PlanSummary = ({ plan: { accept, reject, withoutLeader, refused } }: { plan: Plan }) => {
  const t = useTexts('acceleration-requests')
  return (
    <section className="decision-plan" aria-label={t('decisions.plan')}>
      {accept + reject === 0 ? <p>{t('decisions.planNothing')}</p> : null}
      {accept > 0 ? <p>{t('decisions.planAccept', { count: accept })}</p> : null}
      {reject > 0 ? <p>{t('decisions.planReject', { count: reject })}</p> : null}
      {withoutLeader > 0 ? (
        <p className="decision-quiet">{t('decisions.planWithoutLeader', { count: withoutLeader })}</p>
      ) : null}
      {refused.map(({ code, count, examples }) => (
        <NameList
          key={code}
          quiet
          title={t('decisions.planRefused', { count, why: t(`runItems.refused.${code}`) })}
          names={examples.map((name, key) => ({ key, name }))}
        />
      ))}
    </section>
  )
}
