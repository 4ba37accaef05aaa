import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { CheckCircleIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Plan } from '../assignment.types.ts'

const shownAtFirst = 10

/** Tasks with too few reviews, and the reasons. Shown first because it matters most. */
export const Unstaffed = ({ plan: { tasks, pairs, experts, unstaffed, lost } }: { plan: Plan }) => {
  const t = useTexts('expert-assignment')
  const [isWhole, setWhole] = useState(false)
  const named = new Map(tasks.map((task) => [task.id, task]))
  const people = new Map(experts.map(({ person }) => [person.uid, person.name]))
  if (tasks.length === 0) return <p className="assignment-muted">{t('plan.nothing')}</p>
  if (unstaffed.length === 0 && lost.length === 0)
    return pairs.length > 0 ? (
      <p className="assignment-all">
        <CheckCircleIcon />
        {t('unstaffed.none')}
      </p>
    ) : null
  const shown = isWhole ? unstaffed : unstaffed.slice(0, shownAtFirst)
  return (
    <section className="assignment-unstaffed" aria-labelledby="assignment-unstaffed">
      <h3 id="assignment-unstaffed">
        <WarningIcon />
        {unstaffed.length > 0 ? t('unstaffed.title', { count: unstaffed.length }) : t('unstaffed.lostTitle')}
      </h3>
      <ul>
        {shown.map(({ taskId, missing, barriers }) => {
          const task = named.get(taskId)
          return (
            <li key={taskId}>
              <b>{task?.project.name}</b>
              {` · ${task?.name ?? ''}`}
              <small>
                {t('unstaffed.missing', { count: missing })}{' '}
                {barriers
                  .map(({ barrier, experts: count }) => t(`unstaffed.barriers.${barrier}`, { count }))
                  .join('; ') || t('unstaffed.nobody')}
              </small>
            </li>
          )
        })}
        {lost.map(({ taskId, expertUid, barrier }) => (
          <li key={`${taskId} ${expertUid}`}>
            <b>{people.get(expertUid)}</b>
            {` · ${named.get(taskId)?.project.name ?? ''}`}
            <small>
              {t('unstaffed.lost')} {t(`unstaffed.barriers.${barrier}`, { count: 1 })}
            </small>
          </li>
        ))}
      </ul>
      {unstaffed.length > shown.length ? (
        <Button size="small" onClick={() => setWhole(true)}>
          {t('unstaffed.all', { count: unstaffed.length })}
        </Button>
      ) : null}
    </section>
  )
}
