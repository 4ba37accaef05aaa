import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { useSince } from '../use-since.ts'
import type { Participation } from '../work.types.ts'
import { nextStepOf } from './next-step.ts'

/** The next step and its deadline as a sentence: "Waiting for the tracker for 3 days". */
export const NextStepText = ({ participation }: { participation: Participation }) => {
  const t = useTexts('participations')
  const since = useSince()
  const step = nextStepOf(participation)
  if (!step) return null
  const { key, task, due } = step
  const words = t(`work.next.${key}`, {
    track: participation.transferredTo?.track.name,
    ...(task ? { task: task.name, since: since(task.since) } : {}),
  })
  if (!task?.due || !due) return <>{words}</>
  return (
    <>
      {words.replace(/\.$/, '')}, <DeadlineText value={task.due} />
    </>
  )
}
