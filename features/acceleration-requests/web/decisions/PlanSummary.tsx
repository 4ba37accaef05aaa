import './decisions.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NameList } from '#platform/web/work/actions/bulk/NameList.tsx'
import { CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Plan } from './decision-queries.ts'

type Props = {
  plan: Plan
  /** Leaves an application out, where the person may. */
  drop?: ((id: number) => void) | undefined
}

/** Summary of a dry run: counts, what is overruled, and excluded applications with reasons. */
export const PlanSummary = ({ plan, drop }: Props) => {
  const t = useTexts('acceleration-requests')
  const { accept, reject, withoutLeader, refused, conflicts } = plan
  return (
    <section className="decision-plan" aria-label={t('decisions.plan')}>
      {accept + reject === 0 ? <p>{t('decisions.planNothing')}</p> : null}
      {accept > 0 ? <p>{t('decisions.planAccept', { count: accept })}</p> : null}
      {reject > 0 ? <p>{t('decisions.planReject', { count: reject })}</p> : null}
      {withoutLeader > 0 ? (
        <p className="decision-quiet">{t('decisions.planWithoutLeader', { count: withoutLeader })}</p>
      ) : null}
      {conflicts.count > 0 ? (
        <NameList
          open
          title={t('decisions.planConflicts', { count: conflicts.count })}
          names={conflicts.items.map(({ id, name, decision, by }) => ({
            key: id,
            name,
            note: t(`decisions.conflict.${decision}`, { person: by }),
          }))}
          {...(drop && {
            each: {
              icon: CloseIcon,
              label: (name: string) => t('decisions.drop', { name }),
              run: (key: string | number) => drop(Number(key)),
            },
          })}
        />
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
