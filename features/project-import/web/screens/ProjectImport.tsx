import '../import.css'
import { z } from 'zod'
import { choiceParam, numberParam } from '#platform/web/search-params.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { ImportsList } from '../list/ImportsList.tsx'
import { RememberedValues } from '../list/RememberedValues.tsx'
import { OneImport } from './OneImport.tsx'

const search = z.object({ importId: numberParam(), part: choiceParam(['values']) })

/** Import of projects from spreadsheets: the files uploaded so far, one of them, or remembered names. */
export const ProjectImport = () => {
  const [{ importId, part }] = useScreenSearch(search)
  if (part === 'values') return <RememberedValues />
  return importId === undefined ? <ImportsList /> : <OneImport key={importId} importId={importId} />
}
