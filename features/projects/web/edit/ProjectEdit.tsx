import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { ExistingProject } from './ExistingProject.tsx'
import { NewProject } from './NewProject.tsx'

const search = z.object({ projectId: numberParam() })

/** The page of one project; an address without a project's id makes a new one. */
export const ProjectEdit = () => {
  const [{ projectId }] = useScreenSearch(search)
  return projectId === undefined ? <NewProject /> : <ExistingProject key={projectId} projectId={projectId} />
}
