import { useMemo, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import {
  BlockIcon,
  CheckIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import type { Plan, ShownPair } from '../assignment.types.ts'
import { pairKey, type PlanState } from '../use-plan.ts'

type Props = { plan: Plan; state: PlanState }

const tasksOnPage = 20

const groupedByTask = ({ pairs }: Plan): Map<number, ShownPair[]> => {
  const groups = new Map<number, ShownPair[]>()
  for (const pair of pairs) groups.set(pair.taskId, [...(groups.get(pair.taskId) ?? []), pair])
  return groups
}

/** The reasons for and against a pair. */
const Reasons = ({ reasons }: Pick<ShownPair, 'reasons'>) => {
  const t = useTexts('expert-assignment')
  return reasons.length > 0 ? (
    <ul className="assignment-reasons">
      {reasons.map((reason) => (
        <li key={reason} data-against={against.has(reason) || undefined}>
          {t(`reasons.${reason}`)}
        </li>
      ))}
    </ul>
  ) : (
    <span className="assignment-muted">{t('reasons.none')}</span>
  )
}

const against: ReadonlySet<string> = new Set(['SEEN_BEFORE', 'OFTEN_LATE', 'PARTLY_ABSENT'])

/** Planned pairs by task. Each can be fixed or ruled out before planning again. */
export const Pairs = ({ plan, state }: Props) => {
  const t = useTexts('expert-assignment')
  const [page, setPage] = useState(0)
  const byTask = useMemo(() => groupedByTask(plan), [plan])
  const people = useMemo(() => new Map(plan.experts.map(({ person }) => [person.uid, person])), [plan])
  const staffed = plan.tasks.filter(({ id }) => byTask.has(id))
  const pages = Math.ceil(staffed.length / tasksOnPage)
  const at = Math.min(page, pages - 1)
  return (
    <>
      <table className="assignment-pairs">
        <caption className="visually-hidden">{t('pairs.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('pairs.expert')}</th>
            <th scope="col">{t('pairs.why')}</th>
            <th scope="col">{t('pairs.load')}</th>
            <th scope="col">{t('pairs.picks')}</th>
          </tr>
        </thead>
        {staffed.slice(at * tasksOnPage, (at + 1) * tasksOnPage).map((task) => (
          <tbody key={task.id}>
            <tr className="assignment-task">
              <th scope="rowgroup" colSpan={4}>
                <b>{task.project.name}</b>
                <small>{`${task.name} · ${task.track.name}`}</small>
              </th>
            </tr>
            {byTask.get(task.id)!.map((pair) => {
              const key = pairKey(pair)
              const person = people.get(pair.expertUid)!
              const isPinned = Object.hasOwn(state.keep, key)
              const isOut = Object.hasOwn(state.ruledOut, key)
              const labels = { expert: person.name, project: task.project.name }
              return (
                <tr key={key} className={cls(isOut && 'assignment-out', isPinned && 'assignment-kept')}>
                  <td>
                    <PersonName person={person} />
                  </td>
                  <td>
                    <Reasons reasons={pair.reasons} />
                  </td>
                  <td className="tabular">
                    <span className="assignment-label">{t('pairs.load')}: </span>
                    {t('pairs.loadOf', { before: pair.before, after: pair.after })}
                  </td>
                  <td>
                    <span className="assignment-picks">
                      <IconAction
                        icon={CheckIcon}
                        label={t('pairs.keep', labels)}
                        aria-pressed={isPinned}
                        onClick={() => state.toggleKept(pair)}
                      />
                      <IconAction
                        icon={BlockIcon}
                        label={t('pairs.ruleOut', labels)}
                        aria-pressed={isOut}
                        onClick={() => state.toggleRuledOut(pair)}
                      />
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
      {pages > 1 ? (
        <nav className="assignment-pages" aria-label={t('pairs.pages')}>
          <IconAction
            icon={ChevronLeftIcon}
            label={t('pairs.previous')}
            disabled={at === 0}
            onClick={() => setPage(at - 1)}
          />
          <span className="tabular">{t('pairs.page', { page: at + 1, pages })}</span>
          <IconAction
            icon={ChevronRightIcon}
            label={t('pairs.next')}
            disabled={at === pages - 1}
            onClick={() => setPage(at + 1)}
          />
        </nav>
      ) : null}
    </>
  )
}
