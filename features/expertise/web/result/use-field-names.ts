import { useMemo } from 'react'
import { useCall } from '#platform/web/query/use-call.ts'
import { elementsOf } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { getProjectProfile } from '../../../project-profiles/contract/profile.endpoints.ts'

type Reviewed = {
  project: { id: number }
  task: { id: number }
  comments: readonly { elementCode: string | null }[]
}

/** What the fields of the profile are called that the expert commented on; asked for only where there are any. */
export const useFieldNames = ({
  project,
  task,
  comments,
}: Reviewed): ((code: string) => string | undefined) => {
  const { data } = useCall(
    getProjectProfile,
    { query: { projectId: String(project.id), opener: `task:${task.id}` } },
    { enabled: comments.some(({ elementCode }) => elementCode !== null), deniedHere: true },
  )
  return useMemo(() => {
    const names = new Map(
      data ? elementsOf(data.tree).map(({ code, name }) => [code, wordsIn(name)] as const) : [],
    )
    return (code) => names.get(code)
  }, [data])
}
