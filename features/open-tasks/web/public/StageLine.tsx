import { stateKey } from '#platform/domain/state-table.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { openTaskStateTable } from '../../domain/state-tables.ts'
import type { ListedOpenTask } from './public-open-task.types.ts'
import { stageWhen } from './stage-when.ts'
import { takesEntries } from '../../domain/phases.ts'
import { useState } from 'react'
import { instantDistance } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { useAnswering } from '#platform/web/public/use-answering.ts'

/**
 * Time left, counted like every deadline: only in the browser, because a page rendered by the server may be minutes
 * old.
 */
const DaysLeft = ({ at }: { at: string }) => {
  const t = useTexts('open-tasks')
  const isInBrowser = useAnswering()
  const [now] = useState(() => Date.now())
  if (!isInBrowser || Date.parse(at) <= now) return null
  const { unit, count } = instantDistance(Date.parse(at), now, ownTimeZone())
  return <>, {unit === 'day' ? t('public.left', { count }) : t('public.lastDay')}</>
}

type Task = Pick<ListedOpenTask, 'status' | 'opensAt' | 'entriesUntil' | 'resultsAt' | 'timeZone'>

/** The next stage of an open task, and its time. */
export const StageLine = ({ task }: { task: Task }) => {
  const t = useTexts('open-tasks')
  const locale = useLocale()
  const { status, opensAt, entriesUntil, resultsAt, timeZone } = task
  const next = {
    APPROVED: [opensAt, 'opens'],
    OPEN: [entriesUntil, 'until'],
    CLOSED: [resultsAt, 'results'],
    JUDGED: [resultsAt, 'results'],
    RESULTS: [resultsAt, 'results'],
    CANCELLED: null,
  }[status]
  if (next === null) return t(stateKey(openTaskStateTable, status))
  const [at, stage] = next as [string, string]
  return (
    <>
      <time dateTime={at}>{t(`public.when.${stage}`, { time: stageWhen(at, timeZone, locale) })}</time>
      {takesEntries(task) ? <DaysLeft at={at} /> : null}
    </>
  )
}
